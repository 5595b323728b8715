import { dirname } from 'node:path';
import { files } from '../testing/repository.ts';

const AT_MOST = 20;
const SOURCE = /(^|\/)src\/.*\.tsx?$/;
/** Files that stand beside another and are found with it; migrations are read one by one, in their order. */
const BESIDE = /\.(spec|stories|generated|d)\.tsx?$|\/migrations\//;

function crowded(all: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of all.filter((name) => SOURCE.test(name) && !BESIDE.test(name))) {
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  }
  return [...counts].flatMap(([folder, count]) => (count > AT_MOST ? [`${folder} has ${count} files`] : []));
}

it('no folder has more than twenty files of source: a larger one is cut by subject', () => {
  expect(crowded(files)).toEqual([]);
});

it('a crowded folder is found, and specs and migrations crowd none', () => {
  const numbered = (pattern: string) => Array.from({ length: 21 }, (_, at) => pattern.replace('#', String(at)));
  expect(crowded(numbered('mf-a/src/page/part-#.ts'))).toEqual(['mf-a/src/page has 21 files']);
  expect(crowded(numbered('mf-a/src/page/part-#.spec.ts'))).toEqual([]);
  expect(crowded(numbered('svc-a/src/migrations/#-table.ts'))).toEqual([]);
});
