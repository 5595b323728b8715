import { testDictionary } from '../../testing/dictionary.ts';
import { interpret } from '../interpret.core.ts';

const dictionary = testDictionary('king', 'queen', 'john', 'smith');

it.each([
  ['smith n king', ['smith n king', 'smith king']],
  ["king 'n queen law", ['king n queen law', 'king queen law']],
  // The initial of a person.
  ['John N. Smith', ['john n smith', 'john smith']],
])('%j is the name of %j', (query, keys) => {
  expect(interpret(query, dictionary).nameKeys).toEqual(keys);
});

it.each([
  ['slip n fall', null],
  ['dui n dakota', 'North Dakota'],
  ['divorce n las vegas nv', 'North Las Vegas, NV'],
  ["town 'n' country lawyer", "Town 'n' Country, FL"],
  ['12 n main st houston', 'Houston, TX'],
])('%j is in %s', (query, label) => {
  expect(interpret(query, dictionary).place?.spot.label ?? null).toBe(label);
});

it('joins the words of a practice', () => {
  expect(interpret('slip n fall', dictionary).practices).toEqual(['slip-and-fall']);
});
