import { execFileSync } from 'node:child_process';

export type Base =
  | {
      kind: 'commit';
      ref: string;
      /** Why pages may cost more than there: what commits since say behind `Slower-because:`. */
      reasons: string[];
    }
  | { kind: 'none'; why: string };

const DAY_SECONDS = 86_400;

/** The commit to compare with: `from`, or the newest that is a day older than the last one, because dozens land at once and small steps add up. */
export function baseOf(dir: string, from?: string): Base {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: dir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

  function commitBefore(): string {
    if (from !== undefined) return git('rev-parse', '--verify', `${from}^{commit}`);
    const last = Number(git('show', '--no-patch', '--format=%ct', 'HEAD'));
    const dayOld = git('rev-list', '-1', '--first-parent', `--min-age=${last - DAY_SECONDS}`, 'HEAD');
    // A younger or a shallow history has its oldest commit only.
    return dayOld || git('rev-list', '--first-parent', '--max-parents=0', 'HEAD');
  }

  try {
    const ref = commitBefore();
    if (ref === git('rev-parse', 'HEAD')) return { kind: 'none', why: 'git knows no commit before' };
    const said = git('log', '--format=%(trailers:key=Slower-because,valueonly)', `${ref}..HEAD`);
    return { kind: 'commit', ref, reasons: said.split('\n').filter(Boolean) };
  } catch (error) {
    return { kind: 'none', why: `git does not know the commit before: ${String(error).split('\n')[0]}` };
  }
}
