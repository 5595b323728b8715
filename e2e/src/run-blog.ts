import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Addresses } from './addresses.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** `npm run blog -- ...` beside the running site; rejects when it fails, with what it said. */
export async function runBlog({ demo, dataDir }: Addresses, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=source', 'infra/start.mjs', 'blog', ...args],
    {
      cwd: ROOT,
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: dataDir, PUBLIC_ORIGIN: demo },
    },
  );
  return stdout.trim();
}
