import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, existsSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseRoute } from '@lawdex/contracts';

/** `mf.json`: what a microfrontend serves. The shell has one too. */
export interface Manifest {
  name: string;
  contract: number;
  routes: ReleaseRoute[];
  slots: Record<string, string>;
}

export interface Workspace {
  dir: string;
  manifest: Manifest;
  /** Exposed module -> source file. By convention: `./search` is `src/expose/search.ts(x)`. */
  exposes: Record<string, string>;
  /** Changes with every input of the build: `0.1.0-3f9ac2d1`. */
  version: string;
}

export type Mode = 'production' | 'development';

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

export function readWorkspace(root: string, name: string, mode: Mode): Workspace {
  const dir = path.join(root, name);
  const manifest = readJson<Manifest>(path.join(dir, 'mf.json'));
  const { version } = readJson<{ version: string }>(path.join(dir, 'package.json'));
  const exposes = readExposes(dir);
  for (const module of [...manifest.routes.map((route) => route.module), ...Object.values(manifest.slots)]) {
    if (manifest.name !== 'shell' && !exposes[module]) {
      throw new Error(`${name}/mf.json names ${module}, but there is no src/expose/${module.slice(2)}.ts(x).`);
    }
  }
  return { dir, manifest, exposes, version: `${version}-${hashInputs(root, dir, mode)}` };
}

function readExposes(dir: string): Record<string, string> {
  const folder = path.join(dir, 'src/expose');
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder).filter((file) => /^[^.]+\.tsx?$/.test(file));
  return Object.fromEntries(files.map((file) => [`./${file.replace(/\.tsx?$/, '')}`, `./src/expose/${file}`]));
}

const SHARED_INPUTS = ['contracts', 'mf-kit', 'seo', 'ui'].map((name) => `packages/${name}/src`);

function hashInputs(root: string, dir: string, mode: Mode): string {
  const hash = createHash('sha256').update(mode);
  const folders = [path.join(dir, 'src'), ...SHARED_INPUTS.map((folder) => path.join(root, folder))];
  const files = [path.join(dir, 'mf.json'), path.join(dir, 'package.json'), path.join(root, 'package-lock.json')];
  for (const file of [...files, ...folders.flatMap(listFiles)]) {
    hash.update(path.relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 8);
}

const isSpecOrStory = (file: string) => /\.(spec|stories)\.tsx?$/.test(file);

/** Files below a folder, sorted, without specs and stories. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isSpecOrStory(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
