import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from '@lawdex/infra/testing';
import { EXPERIMENTS } from '../experiments.ts';
import { PROMISES as OF_FAULTS, SECONDS, SHARE } from '../faults/promises.core.ts';
import { PROMISES as OF_HOSTILE } from '../hostile/promises.core.ts';
import { NEIGHBOURS } from '../overload/neighbours.core.ts';
import { LOADS, TARGETS } from '../overload/targets.core.ts';
import { PROMISES as OF_REINDEX } from '../reindex/promises.core.ts';
import { PROMISES as OF_REVIEWS } from '../reviews/promises.core.ts';

const document = readFileSync(join(ROOT, 'docs/RELIABILITY.md'), 'utf8');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

interface Promised {
  promise: string;
  /** Commands and files in backticks. */
  shownBy: string[];
}

/** The rows of every table with these two columns. */
function promisesOf(markdown: string): Promised[] {
  const tables = markdown.split(/^\| Promise +\| Shown by.*\n\|[ -|]+\n/m).slice(1);
  return tables.flatMap((text) =>
    text
      .slice(0, Math.max(0, text.search(/^[^|]/m)))
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .map(([, promise = '', shownBy = '']) => ({
        promise,
        shownBy: [...shownBy.matchAll(/`([^`]+)`/g)].map(([, shown = '']) => shown),
      })),
  );
}

function isThere(shown: string): boolean {
  const [, script, experiment] = /^npm run ([\w:]+)(?: -- (\w+))?/.exec(shown) ?? [];
  if (script === undefined) return existsSync(join(ROOT, shown));
  return script === 'lab' ? experiment !== undefined && experiment in EXPERIMENTS : script in scripts;
}

const unshown = (markdown: string): string[] =>
  promisesOf(markdown)
    .filter(({ shownBy }) => shownBy.length === 0 || !shownBy.every(isThere))
    .map(({ promise }) => promise);

it('every promise names the command or the test that shows it, and it exists', () => {
  expect(promisesOf(document).length).toBeGreaterThan(5);
  expect(unshown(document)).toEqual([]);
});

it('a promise without a test, or with one that is gone, is found', () => {
  const rows =
    '| Promise | Shown by |\n| --- | --- |\n| a | `npm run gone` |\n| b | hope |\n| c | `docs/adr` |\n| d | `npm run lab -- gone` |\n\n';
  expect(unshown(rows)).toEqual(['a', 'b', 'd']);
});

it('the document names every promise about neighbours', () => {
  const promised = promisesOf(document).map(({ promise }) => promise);
  expect(promised).toEqual(expect.arrayContaining(Object.values(NEIGHBOURS)));
});

it.each([
  ['faults', OF_FAULTS],
  ['hostile', OF_HOSTILE],
  ['reindex', OF_REINDEX],
  ['reviews', OF_REVIEWS],
])('the document names every promise of %s, in the words of its table', (name, promises) => {
  const named = promisesOf(document).filter(({ shownBy }) => shownBy.includes(`npm run lab -- ${name}`));
  expect(named.map(({ promise }) => promise).sort()).toEqual(Object.values(promises).sort());
});

describe('a promise names the figure that it is held to', () => {
  it('when things break', () => {
    const promises = new Map<string, string>(Object.entries(OF_FAULTS));
    for (const [name, limit] of Object.entries(SECONDS)) expect(promises.get(name)).toContain(`within ${limit} s`);
    for (const [name, share] of Object.entries(SHARE)) expect(promises.get(name)).toContain(`(${share * 100} %)`);
  });

  it('when too many come', () => {
    const promised = promisesOf(document).map(({ promise }) => promise);
    expect(promised.slice(0, 5)).toEqual([
      expect.stringContaining(`${TARGETS.goodput * 100} %`),
      expect.stringContaining(`${TARGETS.admittedMs.toLocaleString('en-US')} ms`),
      expect.stringContaining(`${TARGETS.refusalMs} ms`),
      expect.stringContaining(`${TARGETS.memoryMb} MB`),
      expect.stringContaining(`${TARGETS.normalSeconds} s`),
    ]);
    expect(document).toContain(`${LOADS.slice(0, -1).join(', ')} and ${LOADS.at(-1)} times`);
  });
});
