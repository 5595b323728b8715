import { testDictionary } from '../../testing/dictionary.ts';
import { asMeant } from '../words/spellings.core.ts';
import { tokensOf } from '../words/tokens.core.ts';
import { readPlaces } from './read-places.core.ts';

const dictionary = testDictionary();

it.each([
  ['divorce tx', 1, 1, [['name', 'Texas', null]]],
  ['lawyers in pa', 2, 1, [['code', 'Pennsylvania', null]]],
  ['hoboken divorce', 0, 1, [['name', 'Hoboken, NJ', null]]],
  ['lawyer in pittsburg pa', 2, 1, [['bound', 'Pittsburgh, PA', 'pittsburgh pa']]],
  ['dalas divorce', 0, 1, [['name', 'Dallas, TX', 'dallas']]],
  ['divorce papers', 0, 1, []],
])('reads in %j, from word %i on, what %i words may name', (query, at, length, places) => {
  const tokens = tokensOf(query, dictionary);
  const table = readPlaces({
    tokens,
    meant: tokens.map((token) => asMeant(token, dictionary)),
    dictionary,
    exact: false,
  });
  expect(table(at, length).map(({ by, spot, corrected }) => [by, spot.label, corrected ?? null])).toEqual(places);
});
