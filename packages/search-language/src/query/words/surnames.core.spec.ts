import { testDictionary } from '../../testing/dictionary.ts';
import { interpret } from '../interpret.core.ts';

const NAMES = [
  'mcdonald',
  'mcallister',
  'obrien',
  'delacruz',
  'vanderberg',
  'vonbraun',
  'alrashid',
  'delafamilia',
  'vannuys',
  'delarosa',
  'vandermeer',
  'dangelo',
  'leblanc',
  'elpaso',
];
const dictionary = testDictionary(...NAMES);
const wordsIn = (query: string, known = dictionary): string[] =>
  interpret(query, known).words.map(({ variants: [first = ''] }) => first);

it.each([
  ['mc donald', ['mcdonald']],
  ['Mc Allister Law', ['mcallister']],
  ['mc alliser law', ['mcallister']],
  ['mac allister', ['mcallister']],
  ["O' Brien", ['obrien']],
  ['o brien houston', ['obrien']],
  ['de la cruz', ['delacruz']],
  ['van der berg divorce lawyer', ['vanderberg']],
  ['von braun', ['vonbraun']],
  ['al-rashid law', ['alrashid']],
  // A mistake in it.
  ['de la crzu', ['delacruz']],
  ['de la ros law', ['delarosa']],
  ['d angel law', ['dangelo']],
  // One in its particles, also in a second one.
  ['mcc donald', ['mcdonald']],
  ['yc allister law', ['mcallister']],
  ['lle blanc dui', ['leblanc']],
  ['vann der meer', ['vandermeer']],
  ['van yer meer houston', ['vandermeer']],
  ['van der burg law', ['vanderberg']],
  // Two particles as one.
  ['dela cruz law', ['delacruz']],
  ['vander berg law', ['vanderberg']],
  ['de lla rosa', ['delarosa']],
  // A blank beside its place.
  ['ma cdonald', ['mcdonald']],
  ['mca llister', ['mcallister']],
  ['d ela rosa law', ['delarosa']],
])('%j has the surname %j', (query, words) => {
  expect(wordsIn(query)).toEqual(words);
});

it('a surname is no town, unless a place is said', () => {
  expect(interpret('tax lawyer in mc donald', dictionary).place?.spot.label).toBe('Mc Donald, OH');
  expect(interpret('mc donald', dictionary)).toMatchObject({ place: null, nameKeys: ['mcdonald'] });
});

it('words that say something else stay apart', () => {
  expect(interpret('abogado de la familia', dictionary)).toMatchObject({
    practices: ['divorce-family-law'],
    words: [],
  });
  expect(interpret('divorce van nuys', dictionary).place?.spot.label).toBe('Van Nuys, CA');
  expect(wordsIn('"mc donald"')).toEqual(['mc', 'donald']);
  expect(interpret('Gary O. Bruce', testDictionary('gary', 'bruce', 'obruce')).nameWords).toContain('bruce');
  expect(wordsIn('abogado de la corte')).toEqual(['corte']);
  expect(interpret('el pasoo law', dictionary).place?.spot.label).toBe('El Paso, TX');
  expect(wordsIn('j owens', testDictionary('owens', 'dowens'))).toEqual(['owen']);
  expect(wordsIn('al green', testDictionary('green', 'algren'))).toEqual(['green']);
});
