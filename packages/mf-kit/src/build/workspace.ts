import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readJson } from './files.ts';
import { hashInputs } from './inputs.ts';
import { readManifest } from './manifest.core.ts';
import type { Manifest } from './manifest.core.ts';

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
