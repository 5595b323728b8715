import { execFileSync } from 'node:child_process';

const DAY_SECONDS = 86_400;

/** The commit to compare with, `from` or one of a day before, as small steps add up; and why pages may cost more since (`Slower-because:`). */
export function baseOf(dir: string, from?: string) {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: dir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  const dayBefore = (): string => {
    const last = Number(git('show', '--no-patch', '--format=%ct', 'HEAD'));
    return git('rev-list', '-1', '--first-parent', `--min-age=${last - DAY_SECONDS}`, 'HEAD');
  };
  const named = from === undefined ? dayBefore() : git('rev-parse', '--verify', `${from}^{commit}`);
  // A younger or a shallow history has its oldest commit only.
  const ref = named || git('rev-list', '--first-parent', '--max-parents=0', 'HEAD');
  const said = git('log', '--format=%(trailers:key=Slower-because,valueonly)', `${ref}..HEAD`);
  return { ref, reasons: said.split('\n').filter(Boolean) };
}
