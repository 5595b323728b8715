import { testDictionary } from '../../testing/dictionary.ts';
import { asMeant } from '../words/spellings.core.ts';
import { tokensOf } from '../words/tokens.core.ts';
import { readPlaces } from './read-places.core.ts';

const dictionary = testDictionary();

it.each([
  ['divorce tx', 1, { named: 'Texas' }],
  ['lawyers in pa', 2, { named: 'Pennsylvania' }],
  ['hoboken divorce', 0, { named: 'Hoboken, NJ' }],
  ['lawyer in pittsburg pa', 2, { bound: 'Pittsburgh, PA' }],
  ['dalas divorce', 0, { dallas: 'Dallas, TX' }],
  ['divorce papers', 0, {}],
])('reads in %j which places word %i may name', (query, word, places) => {
  const tokens = tokensOf(query, dictionary);
  const meant = tokens.map((token) => asMeant(token, dictionary));
  const table = readPlaces({ tokens, meant, dictionary, exact: false });
  const { named, bound, spellings = [] } = table[word]?.[0] ?? {};
  const respelt = spellings.map(({ corrected, place }) => [corrected, place?.spot.label]);
  const found = { named: named?.spot.label, bound: bound?.spot.label, ...Object.fromEntries(respelt) };
  expect(JSON.parse(JSON.stringify(found))).toEqual(places);
});
