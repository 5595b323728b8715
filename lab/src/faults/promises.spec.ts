import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { ROOT } from '@lawdex/infra/testing';
import { PROMISES, SECONDS, SHARE, tableOf } from './promises.core.ts';
import type { Promised } from './promises.core.ts';

const document = readFileSync(join(ROOT, 'docs/RELIABILITY.md'), 'utf8');

it('docs/RELIABILITY.md names every promise of the drill, in the words of its table', () => {
  const rows = document.split('\n').filter((row) => /`npm run lab -- faults` +\|$/.test(row));
  const named = rows.map((row) => row.split('|')[1]?.trim());
  expect(named.sort()).toEqual(Object.values(PROMISES).sort());
});

it('a promise names the figure that it is held to', () => {
  const promises = new Map<string, string>(Object.entries(PROMISES));
  for (const [name, limit] of Object.entries(SECONDS)) expect(promises.get(name)).toContain(`within ${limit} s`);
  for (const [name, share] of Object.entries(SHARE)) expect(promises.get(name)).toContain(`(${share * 100} %)`);
});

it('the table tells what fell short from what could not be tried', () => {
  const line = (promise: Promised, ok: boolean | null) => ({ promise, subject: 'shell', seen: '3 s', ok });
  const rows = tableOf([line('killed', true), line('hung', false), line('diskFull', null)]).split('\n');
  expect(rows).toHaveLength(5);
  expect(rows.map((row) => row.split('|').at(-2)?.trim())).toEqual(['ok', '-------', '✓', '✗', 'not run']);
});
