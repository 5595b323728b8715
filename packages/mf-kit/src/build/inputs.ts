import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { listFiles, readJson } from './files.ts';

/** This package, which is an input of every build. */
const KIT = path.resolve(import.meta.dirname, '../..');

/** Helpers of specs are part of no bundle. */
const isBuilt = (file: string) => !file.includes(`${path.sep}src${path.sep}testing${path.sep}`);

/** Eight hexadecimal digits that change with every input of a build: the workspace, its workspace dependencies and the lock file. */
export function hashInputs(root: string, dir: string, mode: string): string {
  const hash = createHash('sha256').update(mode);
  const folders = [dir, ...workspaceDependencies(root, [dir, KIT])];
  const files = folders.flatMap((folder) => [
    ...['package.json', 'mf.json'].map((name) => path.join(folder, name)).filter(existsSync),
    ...listFiles(path.join(folder, 'src')).filter(isBuilt),
  ]);
  for (const file of [path.join(root, 'package-lock.json'), ...files]) {
    hash.update(path.relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 8);
}

/** Folders of all direct and indirect workspace dependencies, sorted. The lock file covers other packages. */
export function workspaceDependencies(root: string, dirs: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (dir: string) => {
    const { dependencies = {} } = readJson<{ dependencies?: Record<string, string> }>(path.join(dir, 'package.json'));
    for (const name of Object.keys(dependencies)) {
      const link = path.join(root, 'node_modules', name);
      const folder = existsSync(link) ? realpathSync(link) : '';
      if (folder === '' || folder.includes(`${path.sep}node_modules${path.sep}`) || found.has(folder)) continue;
      found.add(folder);
      visit(folder);
    }
  };
  dirs.forEach(visit);
  if (dirs.includes(KIT)) found.add(KIT);
  return [...found].sort();
}
