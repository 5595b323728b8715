import { testDictionary } from '../../testing/dictionary.ts';
import { interpret } from '../interpret.core.ts';

const dictionary = testDictionary('mcdonald', 'delafamilia', 'vannuys', 'elpaso');
const wordsIn = (query: string, known = dictionary): string[] =>
  interpret(query, known).words.map(({ variants: [first = ''] }) => first);

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
