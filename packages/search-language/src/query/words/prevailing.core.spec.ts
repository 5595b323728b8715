import { testDictionary } from '../../testing/dictionary.ts';
import { interpret } from '../interpret.core.ts';

const dictionary = testDictionary('weed', 'stevenson');
const practices = (query: string) => interpret(query, dictionary).practices;

describe('people tell of their trouble in words that no law book uses', () => {
  it.each([
    ['my boyfriend punched me what do i do', 'domestic-violence'],
    ['he took my daughter and will not return her', 'child-custody'],
    ['deadbeat dad', 'child-support'],
    ['we adopted my stepson', 'adoption'],
    ['got busted with coke', 'drug-crimes'],
    ['blew a .09', 'dui-dwi-defense'],
    ['my uber crashed', 'car-accidents'],
    ['semi truck hit me', 'truck-accidents'],
    ['run over in crosswalk', 'bicycle-pedestrian-accidents'],
    ['drunk driver killed my brother', 'wrongful-death'],
    ['doctor left a sponge inside me', 'medical-malpractice'],
    ['fell off a ladder at a job site', 'workers-compensation'],
    ['coworker keeps touching me', 'sexual-harassment'],
    ['fired for reporting fraud', 'wrongful-termination'],
    ['bank is going to auction my home', 'foreclosure-defense'],
    ['3 day notice on my door', 'eviction'],
    ['slumlord', 'landlord-tenant'],
    ['who gets the house when mom dies', 'probate'],
    ['my new car keeps breaking down', 'lemon-law'],
    ['someone copied my song', 'copyrights'],
    ['i invented something', 'patents'],
    ['ice detained my husband', 'deportation-defense'],
    ['mi esposo me pega', 'domestic-violence'],
    ['me choco un carro', 'car-accidents'],
    ['no me pagan', 'wage-claims'],
    ['42 usc 1983', 'civil-rights'],
    ['form ds-160', 'immigration'],
    ['our roommate stopped paying rent', 'landlord-tenant'],
    ['my roof leaks and state farm wont pay', 'insurance-claims'],
  ])('%j', (query, slug) => {
    expect(practices(query)).toEqual([slug]);
  });
});

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
