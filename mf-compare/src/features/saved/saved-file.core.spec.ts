import { FAVORITES_MAX, NOTE_MAX } from '@lawdex/contracts';
import { fileOf, mergeFile, readFile, saidOfMerge } from './saved-file.core.ts';

const id = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const saved = (...firms: [number, string?][]) => ({
  ids: firms.map(([n]) => id(n)),
  remembered: Object.fromEntries(firms.map(([n, note]) => [id(n), { name: `Firm ${n}`, ...(note && { note }) }])),
});
const NONE = { ids: [], remembered: {} };

it('a file of saved firms that was exported brings everything to an empty browser', () => {
  const favorites = saved([2, 'Ask about fees'], [1]);
  const read = readFile(`\ufeff${fileOf(favorites)}`);
  if (read.kind !== 'read') throw new Error(read.kind);
  expect(mergeFile(NONE, read.businesses)).toMatchObject({ favorites, added: 2, known: 0 });
});

it.each([
  ['', 'not-json'],
  ['{"format":"saved-law-firms"', 'not-json'],
  ['[]', 'not-ours'],
  ['null', 'not-ours'],
  ['{"format":"saved-law-firms","version":1}', 'not-ours'],
  ['{"format":"saved-law-firms","version":2,"firms":[]}', 'newer'],
  ['{"format":"saved-law-firms","version":1,"firms":[{"id":"x"},null]}', 'empty'],
])('a file of saved firms %s is refused', (text, kind) => expect(readFile(text)).toEqual({ kind }));

it('a file of saved firms is read as far as its entries are in order', () => {
  const firms = [{ id: id(1), note: { evil: true }, name: 'A' }, 5, { id: 'x' }];
  expect(readFile(JSON.stringify({ format: 'saved-law-firms', version: 1, firms }))).toEqual({
    kind: 'read',
    businesses: [{ id: id(1), name: 'A' }],
    skipped: 2,
    beyond: 0,
  });
});

it('a file of saved firms is read up to as many firms as a browser keeps, each once with all its notes, however much it holds', () => {
  const nonsense = [null, [], 'x', { id: 7 }, { id: `${id(1)} ` }];
  const many = Array.from({ length: 100_000 }, (_, n) => ({ id: id(n % 60_000), note: n < 60_000 ? 'a' : 'b' }));
  const firms = [...nonsense, ...many];
  const since = performance.now();
  const read = readFile(JSON.stringify({ format: 'saved-law-firms', version: 1, firms }));
  if (read.kind !== 'read') throw new Error(read.kind);
  expect([read.businesses.length, read.skipped, read.beyond]).toEqual([FAVORITES_MAX, 5, 60_000 - FAVORITES_MAX]);
  expect(read.businesses[0]).toEqual({ id: id(0), note: 'a\nb' });
  expect(mergeFile(NONE, read.businesses, read.beyond)).toMatchObject({ added: FAVORITES_MAX, left: 59_500 });
  expect(performance.now() - since).toBeLessThan(5_000);
});

it('a file of saved firms adds to what is saved: nothing goes, and two notes stand one below the other', () => {
  const merged = mergeFile(saved([1, 'mine'], [2, 'same']), [
    { id: id(1), note: 'theirs' },
    { id: id(2), note: 'same' },
    { id: id(3), name: 'Firm 3' },
  ]);
  expect(merged).toMatchObject({ added: 1, known: 2, left: 0, notesLeft: [] });
  expect(merged.favorites).toEqual(saved([1, 'mine\ntheirs'], [2, 'same'], [3]));
});

it('a file of saved firms says whose note is too long to be added, and keeps the own one', () => {
  const own = 'm'.repeat(NOTE_MAX);
  const merged = mergeFile(saved([1, own]), [{ id: id(1), note: 'theirs' }]);
  expect(merged.favorites.remembered[id(1)]?.note).toBe(own);
  expect(saidOfMerge(merged, 0)).toBe(
    '0 firms added. 1 firm in the file was already saved. ' +
      'Your own note is kept, because the file’s is too long to stand below it: Firm 1.',
  );
});

it('a file of saved firms says how many do not fit', () => {
  const firms = Array.from({ length: FAVORITES_MAX + 2 }, (_, n) => ({ id: id(n) }));
  expect(saidOfMerge(mergeFile(NONE, firms), 1)).toBe(
    '500 firms added. 2 firms did not fit: a browser keeps 500. Remove some and import the file again. ' +
      'One entry of the file could not be read.',
  );
});
