import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './planted-tree.ts';

interface Manifest {
  workspaces?: string[];
  scripts?: Record<string, string>;
}

export interface Workspace {
  /** Folder, relative to the checkout: `packages/ui`. */
  dir: string;
  scripts: Record<string, string>;
  hasTypes: boolean;
}

const readManifest = (dir: string) =>
  JSON.parse(readFileSync(path.join(ROOT, dir, 'package.json'), 'utf8')) as Manifest;

const expand = (pattern: string) =>
  pattern.endsWith('/*')
    ? readdirSync(path.join(ROOT, pattern.slice(0, -2))).map((name) => `${pattern.slice(0, -1)}${name}`)
    : [pattern];

/** The workspaces, in the order of package.json. */
export function listWorkspaces(): Workspace[] {
  const dirs = (readManifest('.').workspaces ?? []).flatMap(expand);
  return dirs
    .filter((dir) => existsSync(path.join(ROOT, dir, 'package.json')))
    .map((dir) => ({
      dir,
      scripts: readManifest(dir).scripts ?? {},
      hasTypes: existsSync(path.join(ROOT, dir, 'tsconfig.json')),
    }));
}
