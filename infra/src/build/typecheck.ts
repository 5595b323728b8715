import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inParallel } from '../commands/in-parallel.ts';
import { runCommand } from '../commands/run-command.ts';
import { ROOT } from '../files/paths.ts';
import { listWorkspaces } from './workspaces.ts';

/** By its path, because `.bin/tsc` may be the one of TypeScript 6, whose API other tools need. */
const TSC = 'node_modules/typescript-7/bin/tsc';
const LIMIT_SECONDS = 240;

async function isSound(dir: string): Promise<boolean> {
  if (!existsSync(join(ROOT, dir, 'tsconfig.json'))) {
    console.log(`FAILED ${dir} has no tsconfig.json, so nothing would check it.`);
    return false;
  }
  const command = [TSC, '-p', dir, '--noEmit', '--pretty', 'false'];
  const { ok, output, seconds } = await runCommand({ command, limitSeconds: LIMIT_SECONDS });
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${dir} (${seconds.toFixed(1)} s)\n${output}`.trimEnd());
  return ok;
}

const dirs = listWorkspaces().map(({ dir }) => dir);
const results = await inParallel(dirs, 2, isSound);
if (results.includes(false)) process.exitCode = 1;
