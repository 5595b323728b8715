import { execFileSync } from 'node:child_process';
import { linkModules, ROOT, runStep } from '@lawdex/infra/testing';
import { newFolder } from './site.ts';

const DAY_SECONDS = 86_400;

export const gitIn =
  (cwd: string) =>
  (...words: string[]): string =>
    execFileSync('git', words, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** The commit to compare with, `from` or one of a day before, as small steps add up; and why pages may cost more since (`Slower-because:`). */
export function baseOf(dir: string, from?: string) {
  const git = gitIn(dir);
  const last = Number(git('show', '--no-patch', '--format=%ct', 'HEAD'));
  const dayBefore = ['rev-list', '-1', '--first-parent', `--min-age=${last - DAY_SECONDS}`, 'HEAD'];
  const named = git(...(from === undefined ? dayBefore : ['rev-parse', '--verify', `${from}^{commit}`]));
  // A younger or a shallow history has its oldest commit only.
  const ref = named || git('rev-list', '--first-parent', '--max-parents=0', 'HEAD');
  const said = git('log', '--format=%(trailers:key=Slower-because,valueonly)', `${ref}..HEAD`);
  return { ref, reasons: said.split('\n').filter(Boolean) };
}

/** The files of a commit in a folder until the experiment is over, with the packages that are installed here, or with their own where package-lock.json differs. */
export async function copyOf(ref: string): Promise<string> {
  const dir = newFolder();
  execFileSync('sh', ['-c', 'git archive "$1" | tar -x -C "$2"', 'sh', ref, dir], { cwd: ROOT });
  if (gitIn(ROOT)('diff', '--name-only', ref, '--', 'package-lock.json') === '') linkModules(dir);
  else await runStep({ name: 'npm ci', command: ['npm', 'ci', '--prefer-offline'], cwd: dir, logs: newFolder() });
  return dir;
}
