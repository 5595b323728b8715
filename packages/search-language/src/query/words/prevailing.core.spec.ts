import { testDictionary } from '../../testing/dictionary.ts';
import { interpret } from '../interpret.core.ts';

const dictionary = testDictionary('weed', 'stevenson', 'smith', 'jones');
const practices = (query: string) => interpret(query, dictionary).practices;
const read = (query: string, exact = false) => {
  const { practices: slugs, place, corrected, words } = interpret(query, dictionary, exact);
  return {
    slugs,
    place: place?.spot.label ?? null,
    corrected: corrected.map(({ from, to }) => `${from} -> ${to}`),
    words: words.map(({ variants }) => variants.join('|')),
  };
};

describe('words of a story', () => {
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

it.each([
  ['the one that says more closely wins', 'dog attacked my kid', ['dog-bites']],
  ['what is weak is silent beside what is strong', 'green card through marriage', ['immigration']],
  ['the trouble wins over the papers', 'divorce papers', ['divorce-family-law']],
  ['a weak one counts alone', 'border', ['immigration']],
  ['named ones all count, the first one first', 'divorce and bankruptcy', ['divorce-family-law', 'bankruptcy']],
  ['with an or between them both count', 'divorce OR custody', ['divorce-family-law', 'child-custody']],
  ['an or joins lawyers too', 'custody lawyer or divorce lawyer', ['child-custody', 'divorce-family-law']],
  ['an or joins what is weak', 'bankruptcy OR tax', ['bankruptcy', 'tax-law']],
  ['the weaker is silent without or', 'divorce custody', ['child-custody']],
  ['the name of a practice counts beside a name', 'arrested without miranda', ['criminal-defense']],
  ['the part wins over the whole', 'arrested for drunk driving', ['dui-dwi-defense']],
  ['what is not wanted tells nothing', 'lawyers -evictions', []],
])('of several readings %s: %j', (_, query, slugs) => {
  expect(practices(query)).toEqual(slugs);
});

it.each([
  'Punch & Weed LLP',
  'Child & Child PC',
  'Robert Hurt',
  'Baker Hill',
  'Grant County',
  'Battle Creek',
  'Justice Firm',
])('%j is a name or place and no story', (query) => {
  expect(practices(query)).toEqual([]);
});

it('of words with `or` between them one is enough, unless it is Oregon', () => {
  expect(read('smith OR jones').words).toEqual(['smith|jone']);
  expect(read('smith jones').words).toEqual(['smith', 'jone']);
  expect(read('smith or jones houston')).toMatchObject({ words: ['smith|jone'], place: 'Houston, TX' });
  expect(read('portland OR divorce')).toMatchObject({ place: 'Portland, OR', slugs: ['divorce-family-law'] });
});
