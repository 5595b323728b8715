import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sha384 } from '@lawdex/release-store';

/** Whether a folder contains a release whose files all match `release.json` or the hash in a registry. */
export function isWholeRelease(dir: string, integrity: string | null = null): boolean {
  try {
    const description = readFileSync(path.join(dir, 'release.json'));
    if (integrity !== null && sha384(description) !== integrity) return false;
    const { files }: { files: Record<string, string> } = JSON.parse(description.toString());
    return Object.entries(files).every(([file, hash]) => sha384(readFileSync(path.join(dir, file))) === hash);
  } catch {
    return false;
  }
}
