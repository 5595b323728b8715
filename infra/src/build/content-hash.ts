import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const IGNORED = /(^|\/)(node_modules|dist|releases)\/|\.spec\.tsx?$|(^|\/)\.built$/;

/** A hash of the contents (not the dates: git sets those anew) of files and of all files below folders. */
export function contentHash(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesBelow(join(root, path))) {
      const name = relative(root, file);
      if (IGNORED.test(name)) continue;
      hash.update(`${name}\0`).update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
