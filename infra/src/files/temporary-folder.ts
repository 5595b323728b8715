import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const fresh = (mark: string): string => mkdtempSync(join(tmpdir(), `lawdex-${mark}-`));

/** An empty folder that every account may enter, because as root PostgreSQL runs under another one. */
export function openFolder(mark: string): string {
  const folder = fresh(mark);
  chmodSync(folder, 0o755);
  return folder;
}

/** Calls `use` with an empty folder of this account alone, which is gone afterwards. */
export async function inFolder<T>(mark: string, use: (folder: string) => Promise<T>): Promise<T> {
  const folder = fresh(mark);
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
