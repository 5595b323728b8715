import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileRow } from './json-firms.core.ts';
import { readRows, type Format } from './read-rows.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lawdex-rows-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

// Array.fromAsync came with Node 22.
async function allOf<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

async function rowsOf(content: string | Buffer, format: Format = 'csv'): Promise<FileRow[]> {
  const path = join(folder, 'rows');
  writeFileSync(path, content);
  return allOf(readRows(path, format));
}

it('numbers rows by the line of the file they begin on, whatever ends the lines', async () => {
  expect(await rowsOf('a,b\r\n"two\r\nlines ""quoted""",x\r\n\r\nlast,é\n"cr\rin",y\rend,z')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['two\r\nlines "quoted"', 'x'] },
    { line: 5, cells: ['last', 'é'] },
    { line: 6, cells: ['cr\rin', 'y'] },
    { line: 8, cells: ['end', 'z'] },
  ]);
});

it('takes quotes inside an unquoted cell as they are', async () => {
  expect(await rowsOf('5" pipe,b\n')).toEqual([{ line: 1, cells: ['5" pipe', 'b'] }]);
});

it('reads a byte order mark as no part of the first cell, but one further down as it is', async () => {
  const [first, second] = await rowsOf('\ufeffa,b\n\ufeffc,d');
  expect(first).toEqual({ line: 1, cells: ['a', 'b'] });
  expect(second).toEqual({ line: 2, cells: ['\ufeffc', 'd'] });
});

it('names the line of an unclosed quote and goes on with the next one', async () => {
  expect(await rowsOf('a,b\n"open,1\nc,d\n')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, problem: 'opens a quote that is never closed' },
    { line: 3, cells: ['c', 'd'] },
  ]);
});

it('swallows no row between an unclosed quote and the next quoted cell', async () => {
  expect(await rowsOf('"open,1\nc,2\n"Perry, Walters",3\n')).toEqual([
    { line: 1, problem: 'opens a quote that is not closed before the next one' },
    { line: 2, cells: ['c', '2'] },
    { line: 3, cells: ['Perry, Walters', '3'] },
  ]);
});

it('refuses a row above 64 kB, and goes on with the line after it', async () => {
  const rows = await rowsOf(`a,b\n${'x'.repeat(300_000)}\r\nc,d\n"${'y\n'.repeat(33_000)}`);
  expect(rows.slice(0, 5)).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, problem: 'is longer than 64 kB; perhaps a quote is not closed' },
    { line: 3, cells: ['c', 'd'] },
    { line: 4, problem: 'is longer than 64 kB; perhaps a quote is not closed' },
    { line: 5, cells: ['y'] },
  ]);
  expect(rows.at(-1)).toEqual({ line: 33_003, cells: ['y'] });
});

it.each([65_534, 65_535, 65_536, 65_537])('loses no line end where a chunk of the file ends (%i)', async (length) => {
  const long = 'x'.repeat(2 * 65_536 + length);
  for (const end of ['\n', '\r\n', '\r']) {
    expect(await rowsOf([long, 'c,d', 'e,f'].join(end))).toEqual([
      { line: 1, problem: 'is longer than 64 kB; perhaps a quote is not closed' },
      { line: 2, cells: ['c', 'd'] },
      { line: 3, cells: ['e', 'f'] },
    ]);
  }
});

it('yields the good rows of a chunk before the broken one after them', async () => {
  const good = Array.from({ length: 300 }, (_, i) => `name ${i},x`);
  const rows = await rowsOf([...good, '"open', ...good].join('\n'));
  expect(rows).toHaveLength(601);
  expect(rows[300]).toEqual({ line: 301, problem: 'opens a quote that is never closed' });
  expect(rows[301]).toEqual({ line: 302, cells: ['name 0', 'x'] });
});

it('reads lines of JSON whole: quotes, commas and U+2028 mean nothing', async () => {
  const lines = ['{"a":"b\\"}', '{"a":"one\u2028two, three"}'];
  expect(await rowsOf(lines.join('\n'), 'ndjson')).toEqual([
    { line: 1, cells: [lines[0]] },
    { line: 2, cells: [lines[1]] },
  ]);
});

it('throws when the file cannot be read', async () => {
  await expect(allOf(readRows(join(folder, 'absent'), 'csv'))).rejects.toThrow('ENOENT');
});
