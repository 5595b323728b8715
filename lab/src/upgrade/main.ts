import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listServices, ROOT, say } from '@lawdex/infra/testing';
import { gitIn } from '../kit/checkout.ts';
import { optionsOf } from '../kit/options.ts';
import { checkOut, runOldTests } from './old-tests.ts';

const values = optionsOf('upgrade');
const MIGRATIONS = ':(glob)svc-*/src/migrations/**';

const git = gitIn(ROOT);

/** The release that serves visitors while this checkout's migrations run: the last tag, else the last commit of other migrations. */
function releaseBefore(): string {
  const [tag] = git('tag', '--merged', 'HEAD', '--sort=-creatordate').split('\n');
  if (tag) return tag;
  if (git('status', '--porcelain', '--', MIGRATIONS)) return 'HEAD';
  return `${git('log', '-1', '--format=%H', '--', MIGRATIONS)}^`;
}

const ref = git('rev-parse', '--verify', '--short', `${values.from ?? releaseBefore()}^{commit}`);
say(`The release before: ${ref}`);
const dir = await checkOut(ref);
const verdicts: string[] = [];
for (const { name, database } of listServices()) {
  if (!database || !existsSync(join(dir, name))) continue;
  const { verdict, output } = await runOldTests(dir, name);
  if (verdict === 'breaks' || verdict === 'broken before') say(output);
  say(`  ${name}: ${verdict}`);
  verdicts.push(verdict);
}
if (verdicts.every((verdict) => verdict === 'no tests')) throw new Error('No test was run.');
const works = !verdicts.includes('breaks');
say(works ? 'The release before works on the new schema.' : 'The new schema breaks the release before.');
process.exitCode = works ? 0 : 1;
