import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../start/paths.ts';
import { listWorkspaces } from '../start/workspaces.ts';
import { inParallel, runCommand } from './command.ts';

const LIMIT_SECONDS = 240;

/** Type-checks every workspace. What has not changed since the last time is not checked again. */
async function typecheck(dir: string): Promise<boolean> {
  const cache = `.cache/types/${dir.replaceAll('/', '-')}.tsbuildinfo`;
  const command = [
    'node_modules/.bin/tsc',
    '-p',
    dir,
    '--incremental',
    '--tsBuildInfoFile',
    cache,
    '--pretty',
    'false',
  ];
  const { ok, output, seconds } = await runCommand(command, LIMIT_SECONDS);
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${dir} (${seconds.toFixed(1)} s)\n${output}`.trimEnd());
  return ok;
}

const dirs = listWorkspaces()
  .map(({ dir }) => dir)
  .filter((dir) => existsSync(join(ROOT, dir, 'tsconfig.json')));
const results = await inParallel(dirs, Math.min(2, availableParallelism()), typecheck);
if (results.length === 0 || results.includes(false)) process.exitCode = 1;
