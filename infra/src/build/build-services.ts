import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { baseEnvironment, runStep } from '../commands/run-command.ts';
import { inParallel } from '../commands/in-parallel.ts';
import { tryLock } from '../processes/lock.ts';
import { ROOT } from '../files/paths.ts';
import { contentHash } from './content-hash.ts';
import { listWorkspaces, type Workspace } from './workspaces.ts';

const STAMP = '.built';

/** Compiles the services and packages whose sources changed; answers their folders. Safe beside another copy that starts. */
export async function buildServices(logs: string): Promise<string[]> {
  const unlock = await buildLock();
  try {
    const stale = listWorkspaces().filter((one) => one.build !== null && isStale(one));
    await inParallel(stale, Math.max(2, availableParallelism()), (one) => build(one, logs));
    return stale.map(({ dir }) => dir);
  } finally {
    unlock();
  }
}

async function build(workspace: Workspace, logs: string): Promise<void> {
  const cwd = join(ROOT, workspace.dir);
  const stamp = sourcesHash(workspace);
  // What is left of a deleted source would still run: a migration, for example.
  rmSync(join(cwd, 'dist'), { recursive: true, force: true });
  const bin = [join(cwd, 'node_modules/.bin'), join(ROOT, 'node_modules/.bin'), baseEnvironment()['PATH']];
  await runStep({
    name: `build-${workspace.dir.replaceAll('/', '-')}`,
    command: ['sh', '-c', workspace.build ?? ''],
    cwd,
    env: { PATH: bin.join(delimiter) },
    logs,
  });
  writeFileSync(join(cwd, 'dist', STAMP), stamp);
}

function isStale(workspace: Workspace): boolean {
  const stamp = join(ROOT, workspace.dir, 'dist', STAMP);
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== sourcesHash(workspace);
}

const sourcesHash = ({ dir }: Workspace): string =>
  contentHash(ROOT, [`${dir}/src`, `${dir}/package.json`, '.swcrc', 'package-lock.json']);

async function buildLock(): Promise<() => void> {
  for (;;) {
    const outcome = tryLock(join(ROOT, '.cache', 'build.lock'));
    if (outcome.kind === 'held') return outcome.release;
    await delay(100);
  }
}
