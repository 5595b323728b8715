import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { ROOT } from '@lawdex/infra/testing';
import { failuresOf, PROMISES, seenOf, tableOf } from './promises.core.ts';

const document = readFileSync(join(ROOT, 'docs/RELIABILITY.md'), 'utf8');

it('docs/RELIABILITY.md names every promise of the drill, in the words of its table', () => {
  const rows = document.split('\n').filter((row) => /`npm run lab -- reindex` +\|$/.test(row));
  const named = rows.map((row) => row.split('|')[1]?.trim());
  expect(named.sort()).toEqual(Object.values(PROMISES).sort());
});

it('searches that fail while the process is dead are told apart from the others', () => {
  const at = (time: number, failure: string | null = 'HTTP 502') => ({ at: time, failure });
  const searches = [at(1_000), at(10_000, null), at(11_000), at(12_500), at(20_000)];
  const { within, otherwise } = failuresOf(searches, [[12_000, 13_000]]);
  expect(within.map((one) => one.at)).toEqual([11_000, 12_500]);
  expect(otherwise.map((one) => one.at)).toEqual([1_000, 20_000]);
  expect(seenOf(searches, otherwise)).toBe('5 searches, 2 failed: HTTP 502');
});

it('the table tells what fell short from what could not be tried', () => {
  const rows = tableOf([
    { promise: 'equal', seen: 'it does', ok: true },
    { promise: 'second', seen: '200', ok: false },
    { promise: 'diskFull', seen: 'needs root', ok: null },
  ]).split('\n');
  expect(rows.map((row) => row.split('|').at(-2)?.trim())).toEqual(['ok', '---', '✓', '✗', 'not run']);
});
