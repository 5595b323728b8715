import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { listFiles, readJson } from './files.ts';
import { readManifest, type Manifest } from './manifest.core.ts';

/** This package, which is an input of every build. */
const KIT = path.resolve(import.meta.dirname, '../..');

export interface Workspace {
  dir: string;
  manifest: Manifest;
  /** Exposed module -> source file. By convention: `./search` is `src/expose/search.ts(x)`. */
  exposes: Record<string, string>;
  /** Changes with every input of the build: `0.1.0-3f9ac2d1`. */
  version: string;
}

export type Mode = 'production' | 'development';

/** Throws an error that says what is missing or wrong. */
export function readWorkspace(root: string, folder: string, mode: Mode): Workspace {
  const dir = path.join(root, folder);
  const manifest = readManifestFile(dir, folder);
  const { version } = readJson<{ version: string }>(path.join(dir, 'package.json'));
  return { dir, manifest, exposes: readExposes(dir), version: `${version}-${hashInputs(root, dir, mode)}` };
}

export function readManifestFile(dir: string, folder: string): Manifest {
  const file = path.join(dir, 'mf.json');
  if (!existsSync(file)) {
    throw new Error(`There is no ${folder}/mf.json: ${folder} is no microfrontend, or is misspelt.`);
  }
  const outcome = readManifest(parse(readFileSync(file, 'utf8'), folder), path.basename(dir));
  if (outcome.kind === 'invalid') throw new Error(`${folder}/mf.json: ${outcome.problems.join(' ')}`);
  return outcome.manifest;
}

function parse(text: string, folder: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${folder}/mf.json is not JSON.`, { cause: error });
  }
}

function readExposes(dir: string): Record<string, string> {
  const folder = path.join(dir, 'src/expose');
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder).filter((file) => /^[^.]+\.tsx?$/.test(file));
  return Object.fromEntries(files.map((file) => [`./${file.replace(/\.tsx?$/, '')}`, `./src/expose/${file}`]));
}

/** Helpers of specs are part of no bundle. */
const isBuilt = (file: string) => !file.includes(`${path.sep}src${path.sep}testing${path.sep}`);

/** Eight hexadecimal digits that change with every input of a build: the workspace, its workspace dependencies and the lock file. */
function hashInputs(root: string, dir: string, mode: string): string {
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
