import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../files/paths.ts';

interface Manifest {
  workspaces?: string[];
  scripts?: { build?: string; test?: string };
  dependencies?: Record<string, string>;
  name?: string;
}

export type Workspace = ReturnType<typeof describe>;

/** The folders that the patterns of package.json mean: `packages/*`, `mf-*`, `shell`. */
export function listWorkspaces(root: string = ROOT): Workspace[] {
  const { workspaces = [] } = readManifest(root);
  return workspaces
    .flatMap((pattern) => foldersOf(root, pattern))
    .filter((dir) => existsSync(join(root, dir, 'package.json')))
    .map((dir) => describe(root, dir));
}

function foldersOf(root: string, pattern: string): string[] {
  if (!pattern.endsWith('*')) return [pattern];
  const slash = pattern.lastIndexOf('/') + 1;
  const [parent, prefix] = [pattern.slice(0, slash), pattern.slice(slash, -1)];
  if (!existsSync(join(root, parent))) return [];
  const names = readdirSync(join(root, parent)).filter((name) => name.startsWith(prefix));
  return names.sort().map((name) => parent + name);
}

/** `dir` is `packages/ui`, and `name` then `@lawdex/ui`. */
function describe(root: string, dir: string) {
  const manifest = readManifest(join(root, dir));
  return {
    dir,
    name: manifest.name ?? dir,
    /** What runs in plain Node.js has one. */
    build: manifest.scripts?.build ?? null,
    hasTests: manifest.scripts?.test !== undefined,
    dependencies: Object.keys(manifest.dependencies ?? {}),
    /** Built into a release by mf-kit (the shell is both). */
    isMicrofrontend: existsSync(join(root, dir, 'mf.json')),
  };
}

const readManifest = (dir: string): Manifest => {
  const manifest: Manifest = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
  return manifest;
};

/** The files of a checkout that git knows or would add: new ones count, deleted and ignored ones do not. */
export const checkedOutFiles = (root: string): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(root, file)));
