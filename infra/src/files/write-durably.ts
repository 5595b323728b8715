import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Replaces a file as a whole, also in a power failure: without the flush and the fsync, the name may be on the disk before the content. */
export function writeDurably(path: string, content: string, mode = 0o644): void {
  const fresh = `${path}.new`;
  try {
    rmSync(fresh, { force: true });
    writeFileSync(fresh, content, { mode, flush: true });
    renameSync(fresh, path);
  } catch (error) {
    rmSync(fresh, { force: true });
    throw error;
  }
  const folder = openSync(dirname(path), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
