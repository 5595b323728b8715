import { testDictionary } from '../../testing/dictionary.ts';
import { interpret } from '../interpret.core.ts';

const dictionary = testDictionary('weed', 'stevenson');
const practices = (query: string) => interpret(query, dictionary).practices;

describe('words of a story', () => {
  const read = (query: string, exact = false) => {
    const { practices: slugs, place, corrected, words } = interpret(query, dictionary, exact);
    return {
      slugs,
      place: place?.spot.label ?? null,
      corrected: corrected.map(({ from, to }) => `${from} -> ${to}`),
      words: words.map(({ variants }) => variants.join('|')),
    };
  };

  it('are spelled as people spell', () => {
    expect(read('tresspassing charge')).toMatchObject({
      slugs: ['criminal-defense'],
      corrected: ['tresspassing -> trespassing'],
    });
    expect(read('tresspassing charge', true)).toMatchObject({ slugs: [], corrected: [] });
  });

  it.each(['mi esposo me pega', 'anoche me choco un carro', 'mi vecino cobra renta'])(
    'are Spanish and no misspelt names or towns: %j',
    (query) => {
      expect(read(query)).toMatchObject({ place: null, corrected: [] });
    },
  );

  it('give way to the name of a business that is as near', () => {
    expect(interpret('stevenzon', dictionary).corrected).toEqual([{ from: 'stevenzon', to: 'stevenson' }]);
  });
});

describe('of several readings', () => {
  it.each([
    ['the one that says more closely wins', 'dog attacked my kid', ['dog-bites']],
    ['what is weak is silent beside what is strong', 'green card through marriage', ['immigration']],
    ['the trouble wins over the papers', 'divorce papers', ['divorce-family-law']],
    ['a weak one counts alone', 'border', ['immigration']],
    [
      'two that are named both count, the first one first',
      'divorce and bankruptcy',
      ['divorce-family-law', 'bankruptcy'],
    ],
    ['the name of a practice counts beside a name', 'arrested without miranda', ['criminal-defense']],
    ['the part wins over the whole', 'arrested for drunk driving', ['dui-dwi-defense']],
    ['what is not wanted tells nothing', 'lawyers -evictions', []],
  ])('%s: %j', (_, query, slugs) => {
    expect(practices(query)).toEqual(slugs);
  });
});

describe('names and places are no stories', () => {
  it.each([
    'Punch & Weed LLP',
    'Child & Child PC',
    'Robert Hurt',
    'Baker Hill',
    'Grant County',
    'Battle Creek',
    'Justice Firm',
  ])('%j', (query) => {
    expect(practices(query)).toEqual([]);
  });
});
