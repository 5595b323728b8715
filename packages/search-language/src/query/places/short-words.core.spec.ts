import { testDictionary } from '../../testing/dictionary.ts';
import { interpret } from '../interpret.core.ts';
import { readLocation } from './location.core.ts';

const dictionary = testDictionary('king', 'queen', 'john', 'smith');
const placeIn = (query: string, known = dictionary): string | null => interpret(query, known).place?.spot.label ?? null;

it('the location box reads them, in lists too', () => {
  expect(readLocation('lasvegas,ftworth tx', dictionary)?.spot?.label).toBe('Las Vegas, NV or Fort Worth, TX');
});

it('a word or name of its own stays one', () => {
  expect(placeIn('stclair law', testDictionary('stclair'))).toBeNull();
  expect(interpret('mcallister law', dictionary).words).toMatchObject([{ typed: 'mcallister' }]);
  expect(placeIn('"lasvegas" law')).toBeNull();
  expect(placeIn('houstondivorce', testDictionary('houstondivorce'))).toBeNull();
});

it.each([
  ['smith n king', ['smith n king', 'smith king']],
  ["king 'n queen law", ['king n queen law', 'king queen law']],
  // The initial of a person.
  ['John N. Smith', ['john n smith', 'john smith']],
])('%j is the name of %j', (query, keys) => {
  expect(interpret(query, dictionary).nameKeys).toEqual(keys);
});

it('joins the words of a practice', () => {
  expect(interpret('slip n fall', dictionary).practices).toEqual(['slip-and-fall']);
});
