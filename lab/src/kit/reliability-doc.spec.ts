import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@lawdex/infra/testing';
import experiments from '../../data/experiments.json' with { type: 'json' };
import { PROMISES } from './findings.core.ts';

const document = readFileSync(join(ROOT, 'docs/RELIABILITY.md'), 'utf8');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

interface Promised {
  promise: string;
  /** A command or a file. */
  shownBy: string | undefined;
}

/** Items of lists, or rows of what a drill has written, behind a line `Shown by`, unless each item names its test behind a colon. */
const promisesOf = (markdown: string): Promised[] =>
  [...markdown.matchAll(/^Shown by (.+):\n\n((?:- .+\n)+|<!-- figures[^]+?<!-- end)/gm)].flatMap(([, by, list = '']) =>
    [...list.matchAll(/^(?:- (.+?)(?:: `([^`]+)`)?|\| (?!promise )(.+?) +\|.+\| (?:ok|FAILED) +\|)$/gm)].map(
      ([, item, test, row = '']) => ({ promise: item ?? row, shownBy: test ?? /`([^`]+)`/.exec(by ?? '')?.[1] }),
    ),
  );

function isThere(shown: string): boolean {
  const [, script, experiment] = /^npm run ([\w:]+)(?: -- (\w+))?/.exec(shown) ?? [];
  if (script === undefined) return existsSync(join(ROOT, shown));
  return script === 'lab' ? experiment !== undefined && experiment in experiments : script in scripts;
}

const unshown = (markdown: string): string[] =>
  promisesOf(markdown)
    .filter(({ shownBy }) => shownBy === undefined || !isThere(shownBy))
    .map(({ promise }) => promise);

it('every promise names the command or the test that shows it, and it exists', () => {
  expect(promisesOf(document).length).toBeGreaterThan(5);
  expect(unshown(document)).toEqual([]);
  const rows =
    'Shown by the test behind each:\n\n- a: `npm run gone`\n- b\n- c: `docs/adr`\n\nShown by `npm run lab -- gone`:\n\n- d\n\n';
  expect(unshown(rows)).toEqual(['a', 'b', 'd']);
});

const { restore: _toldInOperations, ...drills } = PROMISES;
it.each(Object.entries(drills))(
  'the document names every promise of %s, in the words of its drill',
  (name, promises) => {
    const named = promisesOf(document).filter(({ shownBy }) => shownBy === `npm run lab -- ${name}`);
    const words = Object.values(promises).map(({ promise }) => promise);
    expect([...new Set(named.map(({ promise }) => promise))].sort()).toEqual(words.sort());
  },
);

it('a promise names the figures that it is held to', () => {
  const held = Object.values(PROMISES).flatMap((promises) => Object.values(promises));
  const words: Record<string, (figure: number) => string> = {
    seconds: (figure) => `${figure} s`,
    percent: (figure) => `${figure} %`,
    ms: (figure) => `${figure.toLocaleString('en-US')} ms`,
    mb: (figure) => `${figure} MB`,
    reviews: () => 'two reviews',
  };
  for (const { promise, ...figures } of held)
    for (const [unit, figure] of Object.entries(figures)) expect(promise).toContain(words[unit]?.(Number(figure)));
});
