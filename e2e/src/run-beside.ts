import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from '@lawdex/infra/testing';
import type { Addresses } from './addresses.ts';

/** The program behind `npm run blog`, `firms`, `import`, `reviews` and `reindex`, whose name and arguments follow. */
export const PROGRAM = ['--conditions=source', 'infra/start.mjs'];

/** Runs `npm run <name> -- ...` beside the site. Rejects with its output when it fails. */
export async function runBeside({ operator: env }: Addresses, ...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [...PROGRAM, ...words], { cwd: ROOT, env });
  return stdout.trim();
}
