import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { listWorkspaces, ROOT, runCommand, StartError } from '@lawdex/infra/testing';
import { copyOf } from '../kit/copy-of.ts';
import type { Copy } from '../kit/copy-of.ts';

export interface PreviousRelease {
  /** A commit. */
  ref: string;
  why: string;
}

const MIGRATIONS = ':(glob)svc-*/src/migrations/**';

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}

/** The release that serves visitors while this checkout's migrations run: `from`, else the last tag, else the last commit of other migrations. */
export function previousRelease(from?: string): PreviousRelease {
  const commit = (ref: string) => git('rev-parse', '--verify', '--short', `${ref}^{commit}`);
  try {
    if (from !== undefined) return { ref: commit(from), why: `${from}, as asked for` };
    const tag = git('tag', '--merged', 'HEAD', '--sort=-creatordate').split('\n')[0];
    if (tag) return { ref: commit(tag), why: `the last tag, ${tag}` };
    if (git('status', '--porcelain', '--', MIGRATIONS)) return { ref: commit('HEAD'), why: 'the last commit' };
    const changed = git('log', '-1', '--format=%H', '--', MIGRATIONS);
    return { ref: commit(`${changed}^`), why: `the last commit before migrations changed in ${changed.slice(0, 7)}` };
  } catch (error) {
    const said = String((error as { stderr?: unknown }).stderr ?? error).trim();
    throw new StartError(`git does not know the release before: ${said}`, [
      'Name it: npm run lab -- upgrade --from <tag or commit>. It needs a clone with its history.',
    ]);
  }
}

/** Its files in a folder of their own, with its services built. */
export async function checkOut(ref: string): Promise<Copy> {
  const { dir, remove } = copyOf(ref);
  try {
    const built = listWorkspaces(dir).filter((one) => one.build && /^(packages\/|svc-)/.test(one.dir));
    for (const workspace of built) {
      const { ok, output } = await runCommand({
        command: ['npm', 'run', '--silent', 'build'],
        cwd: join(dir, workspace.dir),
      });
      if (!ok) throw new StartError(`${workspace.dir} of ${ref} cannot be built:\n${output}`);
    }
    return { dir, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
