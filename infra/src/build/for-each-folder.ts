import { availableParallelism } from 'node:os';
import { inParallel } from '../commands/in-parallel.ts';
import { runCommand } from '../commands/run-command.ts';

const LIMIT_SECONDS = 240;

/** Runs a command for each folder, two at a time at most, and prints how each ended. False when one failed. */
export async function forEachFolder(
  folders: readonly string[],
  commandOf: (folder: string) => readonly string[],
): Promise<boolean> {
  const results = await inParallel(folders, Math.min(2, availableParallelism()), async (folder) => {
    const { ok, output, seconds } = await runCommand({ command: commandOf(folder), limitSeconds: LIMIT_SECONDS });
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${folder} (${seconds.toFixed(1)} s)\n${output}`.trimEnd());
    return ok;
  });
  return !results.includes(false);
}
