import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { liveEntry, readRegistryText, type Registry } from '@lawdex/contracts';
import { listWorkspaces, type Workspace } from '../build/workspaces.ts';
import { BUILT, ROOT } from '../files/paths.ts';
import { importsOf, packedLock, packedManifest, packedRoot, type Lock, type Manifest } from './packed-manifest.core.ts';

/** Files that tests, builds and editors need, and no program. */
const LEFT_BEHIND = /(^|\/)(testing|\.built$)/;
/** Folders that a workspace ships unless its package.json says otherwise in "files". */
const FILES = ['dist'];

/** The programs that run by themselves: every service, and the shell. */
const programsOf = (): Workspace[] =>
  listWorkspaces().filter(
    ({ dir, build, isMicrofrontend }) => build !== null && (isMicrofrontend || existsSync(join(ROOT, dir, 'svc.json'))),
  );

/** Writes a folder for each program: its build, its workspaces' and a lock for `npm ci`. Answers the names of the folders. */
export function packPrograms(out: string): string[] {
  const programs = programsOf();
  for (const program of programs) {
    const folder = join(out, program.dir);
    const manifestsFolder = join(out, 'manifests', program.dir);
    for (const made of [folder, manifestsFolder]) rmSync(made, { recursive: true, force: true });
    packProgram(folder, manifestsFolder, program);
    if (program.isMicrofrontend) packReleases(folder);
  }
  return programs.map(({ dir }) => dir);
}

function packProgram(folder: string, manifestsFolder: string, program: Workspace): void {
  const workspaces = listWorkspaces();
  const manifests = new Map<string, Manifest>();
  const add = (workspace: Workspace): void => {
    if (manifests.has(workspace.dir)) return;
    const manifest: Manifest = readJson(join(ROOT, workspace.dir, 'package.json'));
    // Most of the shell's dependencies are in its releases already.
    const imports = workspace.isMicrofrontend ? new Set(importsBelow(join(ROOT, workspace.dir, 'dist'))) : null;
    const lean = packedManifest(manifest, imports);
    manifests.set(workspace.dir, lean);
    for (const name of Object.keys(lean.dependencies ?? {})) {
      const other = workspaces.find((one) => one.name === name);
      if (other) add(other);
    }
  };
  add(program);
  for (const [dir, manifest] of manifests) {
    for (const name of manifest.files ?? FILES) {
      const from = join(ROOT, dir, name);
      const filter = (file: string) => !LEFT_BEHIND.test(file.slice(from.length));
      // Assets may be links to those of another workspace, which an image does not have.
      cpSync(from, join(folder, dir, name), { recursive: true, dereference: true, filter });
    }
  }
  const lean = packedRoot(readJson(join(ROOT, 'package.json')), [...manifests.keys()]);
  const lock: Lock = readJson(join(ROOT, 'package-lock.json'));
  for (const to of [folder, manifestsFolder]) {
    writeJson(join(to, 'package.json'), lean);
    writeJson(join(to, 'package-lock.json'), packedLock(lock, lean, manifests));
    for (const [dir, manifest] of manifests) writeJson(join(to, dir, 'package.json'), manifest);
  }
}

/** The releases that are live now, and a registry of them. */
function packReleases(folder: string): void {
  const { registryFile, releasesDir } = BUILT;
  const outcome = readRegistryText(readFileSync(registryFile, 'utf8'));
  if (outcome.kind === 'invalid') throw new Error(`${registryFile}: ${outcome.problems.join(' ')}`);
  const live: Registry['microFrontends'] = {};
  for (const [key, entries] of Object.entries(outcome.registry.microFrontends)) {
    const entry = liveEntry(entries);
    if (!entry) continue;
    live[key] = [entry];
    cpSync(join(releasesDir, entry.url), join(folder, 'releases', entry.url), { recursive: true });
  }
  writeJson(join(folder, 'registry.json'), { ...outcome.registry, microFrontends: live });
}

const importsBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => importsOf(readFileSync(join(folder, file), 'utf8')));

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

function writeJson(file: string, value: unknown): void {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
