import { readCompareIds } from './comparison.core.ts';

const id = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const ids = (count: number): string[] => Array.from({ length: count }, (_, n) => id(n));

it.each([2, 3, 4])('%i ids of a comparison are read in their order', (count) => {
  const given = ids(count).reverse();
  expect(readCompareIds(given.join(','))).toEqual({ kind: 'ids', ids: given });
});

it('the ids of a comparison are read in any case, with spaces, and with a comma too many', () => {
  expect(readCompareIds(` ${id(1)} , ABCDEF00-0000-4000-8000-000000000000,,`)).toEqual({
    kind: 'ids',
    ids: [id(1), 'abcdef00-0000-4000-8000-000000000000'],
  });
});

it.each([
  ['nothing', '', 'ids must be 2 to 4 comma-separated ids; there are 0.'],
  ['commas alone', ',,,', 'ids must be 2 to 4 comma-separated ids; there are 0.'],
  ['one', id(1), `ids must be 2 to 4 comma-separated ids; there is 1: ${id(1)}.`],
  [
    'five',
    ids(5).join(','),
    `ids must be 2 to 4 comma-separated ids; there are 5: ${id(0)}, ${id(1)}, ${id(2)} and 2 more.`,
  ],
  ['a malformed one', `${id(1)},12`, 'ids must be UUIDs: 12'],
  ['several malformed ones', 'a,b,c,d,e', 'ids must be UUIDs: a, b, c and 2 more'],
  [
    'one that would be as long as the message',
    `${id(1)},${'x'.repeat(200)}`,
    `ids must be UUIDs: ${'x'.repeat(36)}...`,
  ],
  ['a doubled one', `${id(1)},${id(2)},${id(1)},${id(1)}`, `ids must each be given once: ${id(1)}`],
  ['one doubled in capitals', `abcdef00-${id(1).slice(9)},ABCDEF00-${id(1).slice(9)}`, /each be given once: abcdef00-/],
  ['ten thousand', ids(10_000).join(','), 'ids must be 2 to 4 comma-separated ids; these are far more.'],
])('the ids of a comparison are refused when there are %s', (_, text, problem) => {
  expect(readCompareIds(text)).toEqual({
    kind: 'refused',
    problem: typeof problem === 'string' ? problem : expect.stringMatching(problem),
  });
});
