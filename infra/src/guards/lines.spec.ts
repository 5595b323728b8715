import { lstatSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../files/paths.ts';
import { files, read } from '../testing/repository.ts';

type Lines = Record<'source' | 'tests', number>;
interface Allowed {
  workspaces: Record<string, Lines>;
  /** Each workspace that is not named: a new team begins without asking anybody. */
  others: Lines;
}

const CODE = /\.(?:[cm]?[jt]s|tsx|css)$/;
const MADE = /\.generated\.|\.d\.ts$|\.stories\.|(?:^|\/)fixtures\//;
const OF_TESTS = /\.(?:spec|test|slow)\.|(?:^|\/)(?:test|testing|e2e)\//;

const workspaceOf = (file: string): string => /^packages\/[^/]+(?=\/)|^[^/]+(?=\/)/.exec(file)?.[0] ?? 'the root';

/** Lines of each workspace; what helps tests counts as tests. */
function linesOf(all: readonly string[], textOf: (file: string) => string): Record<string, Lines> {
  const counts: Record<string, Lines> = {};
  for (const file of all.filter((name) => CODE.test(name) && !MADE.test(name))) {
    const count = (counts[workspaceOf(file)] ??= { source: 0, tests: 0 });
    count[OF_TESTS.test(file) ? 'tests' : 'source'] += textOf(file).split('\n').length - 1;
  }
  return counts;
}

function grown(counts: Record<string, Lines>, { workspaces, others }: Allowed): string[] {
  return Object.entries(counts).flatMap(([workspace, count]) =>
    (['source', 'tests'] as const).flatMap((kind) => {
      const most = (workspaces[workspace] ?? others)[kind];
      return count[kind] <= most ? [] : [`${workspace} has ${count[kind]} lines of ${kind}; lines.json allows ${most}`];
    }),
  );
}

it('no workspace has more lines than lines.json allows; who needs more says there what for', () => {
  // A link is no second copy.
  const own = files.filter((file) => !lstatSync(path.join(ROOT, file)).isSymbolicLink());
  expect(grown(linesOf(own, read), JSON.parse(read('lines.json')))).toEqual([]);
});

it('one line more is told with its workspace, and a new workspace that is large', () => {
  const planted = ['svc-a/src/a.ts', 'svc-a/src/a.spec.ts', 'packages/b/src/b.css', 'packages/b/src/b.generated.ts'];
  const counts = linesOf(planted, () => 'one\ntwo\n');
  const allowed = { workspaces: { 'svc-a': { source: 2, tests: 1 } }, others: { source: 1, tests: 1 } };
  expect(grown(counts, allowed)).toEqual([
    'svc-a has 2 lines of tests; lines.json allows 1',
    'packages/b has 2 lines of source; lines.json allows 1',
  ]);
});
