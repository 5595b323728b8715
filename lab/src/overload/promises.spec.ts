import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { ROOT } from '@lawdex/infra/testing';
import { LOADS, TARGETS } from './targets.core.ts';

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

const isThere = (shown: string): boolean => {
  const script = /^npm run ([\w:]+)/.exec(shown)?.[1];
  return script === undefined ? existsSync(join(ROOT, shown)) : script in scripts;
};

const unshown = (markdown: string): string[] =>
  promisesOf(markdown)
    .filter(({ shownBy }) => shownBy.length === 0 || !shownBy.every(isThere))
    .map(({ promise }) => promise);

it('every promise names the command or the test that shows it, and it exists', () => {
  expect(promisesOf(document).length).toBeGreaterThan(5);
  expect(unshown(document)).toEqual([]);
});

it('a promise without a test, or with one that is gone, is found', () => {
  const rows = '| Promise | Shown by |\n| --- | --- |\n| a | `npm run gone` |\n| b | hope |\n| c | `docs/adr` |\n\n';
  expect(unshown(rows)).toEqual(['a', 'b']);
});

it('the document promises the figures that the overload drill holds the site to', () => {
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
