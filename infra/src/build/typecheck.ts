import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { inParallel } from '../commands/in-parallel.ts';
import { runCommand } from '../commands/run-command.ts';
import { ROOT } from '../start/paths.ts';
import { listWorkspaces } from './workspaces.ts';

const LIMIT_SECONDS = 240;
/** By its path, because `.bin/tsc` may be the one of TypeScript 6, whose API other tools need. */
const TSC = 'node_modules/typescript-7/bin/tsc';

async function typecheck(dir: string): Promise<boolean> {
  const command = [TSC, '-p', dir, '--noEmit', '--pretty', 'false'];
  const { ok, output, seconds } = await runCommand({ command, limitSeconds: LIMIT_SECONDS });
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${dir} (${seconds.toFixed(1)} s)\n${output}`.trimEnd());
  return ok;
}

const dirs = listWorkspaces().map(({ dir }) => dir);
const forgotten = dirs.filter((dir) => !existsSync(join(ROOT, dir, 'tsconfig.json')));
for (const dir of forgotten) console.log(`FAILED ${dir} has no tsconfig.json, so nothing would check it.`);
const results = await inParallel(
  dirs.filter((dir) => !forgotten.includes(dir)),
  Math.min(2, availableParallelism()),
  typecheck,
);
if (forgotten.length > 0 || results.includes(false)) process.exitCode = 1;
