import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.ts';

interface Manifest {
  workspaces?: string[];
  scripts?: { build?: string; test?: string };
  dependencies?: Record<string, string>;
  name?: string;
}

export interface Workspace {
  /** `packages/ui` */
  dir: string;
  /** `@lawdex/ui` */
  name: string;
  /** Its build script: what runs in plain Node.js has one. */
  build: string | null;
  hasTests: boolean;
  dependencies: string[];
  /** Built into a release by mf-kit (the shell is both). */
  isMicrofrontend: boolean;
}

const read = (dir: string) => JSON.parse(readFileSync(join(ROOT, dir, 'package.json'), 'utf8')) as Manifest;

export function listWorkspaces(): Workspace[] {
  const dirs = (read('.').workspaces ?? []).flatMap((pattern) =>
    pattern.endsWith('/*')
      ? readdirSync(join(ROOT, pattern.slice(0, -2))).map((name) => `${pattern.slice(0, -1)}${name}`)
      : [pattern],
  );
  return dirs.filter((dir) => existsSync(join(ROOT, dir, 'package.json'))).map(describe);
}

function describe(dir: string): Workspace {
  const manifest = read(dir);
  return {
    dir,
    name: manifest.name ?? dir,
    build: manifest.scripts?.build ?? null,
    hasTests: manifest.scripts?.test !== undefined,
    dependencies: Object.keys(manifest.dependencies ?? {}),
    isMicrofrontend: existsSync(join(ROOT, dir, 'mf.json')),
  };
}
