import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  damagedRegistry,
  environmentOrThrow,
  lastGoodCopyOf,
  readRegistryText,
  releaseFolder,
} from '@lawdex/contracts';
import type { Environment, Registry } from '@lawdex/contracts';
import { accessOf, pushRelease, ReleaseStore, STORE_ACCESS } from '@lawdex/release-store';
import { EMPTY_REGISTRY, type Place } from './registry.ts';

/** Attempts to publish while other teams publish too. */
const TRIES = 10;

/** The place that `--publish` names: a file, or the URL of a registry in a store, whose keys are in the environment. */
export function registryPlace(where: string, releasesDir: string, root: string, env: Environment): Place {
  if (!/^https?:\/\//.test(where)) return registryFile(path.resolve(root, where), releasesDir);
  const access = accessOf(environmentOrThrow(STORE_ACCESS, env, '', (file) => readFileSync(file, 'utf8')));
  return registryInStore(new ReleaseStore(where, access), releasesDir);
}

/** `releasesDir` holds releases that the store does not have yet. */
export const registryInStore = (store: ReleaseStore, releasesDir: string): Place => ({
  name: store.url,
  async change(update) {
    for (let tries = 0; tries < TRIES; tries++) {
      const read = await store.readRegistry();
      const tag = read.kind === 'read' ? read.tag : null;
      const registry = read.kind === 'read' ? registryOf(store.url, read.text) : EMPTY_REGISTRY;
      const text = `${JSON.stringify(await update(registry), null, 2)}\n`;
      if (await store.writeRegistry(text, tag)) return;
    }
    throw new Error(`${store.url} was changed by somebody else ${TRIES} times in a row. Try again.`);
  },
  async describe(name, version) {
    const folder = releaseFolder(name, version);
    const description = await pushRelease(store, releasesDir, folder);
    if (description) return description;
    throw new Error(`There is no ${folder}/release.json, neither in ${releasesDir} nor in the store.`);
  },
});

function registryOf(url: string, text: string) {
  const outcome = readRegistryText(text);
  if (outcome.kind === 'registry') return outcome.registry;
  throw new Error(damagedRegistry(url, outcome.problems, false));
}

/** A registry file and a folder of releases on this machine. */
export const registryFile = (file: string, releasesDir: string): Place => ({
  name: file,
  change: async (update) => write(file, await update(read(file))),
  describe: async (name, version) => describe(releasesDir, name, version),
});

function read(file: string): Registry {
  if (!existsSync(file)) return EMPTY_REGISTRY;
  const outcome = readRegistryText(readFileSync(file, 'utf8'));
  if (outcome.kind === 'registry') return outcome.registry;
  throw new Error(damagedRegistry(file, outcome.problems, existsSync(lastGoodCopyOf(file))));
}

/** Replaces the file in one step, because the shell may read it at any moment. */
function write(file: string, registry: Registry): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(temporary, `${JSON.stringify(registry, null, 2)}\n`, { flush: true });
    renameSync(temporary, file);
  } finally {
    rmSync(temporary, { force: true });
  }
}

function describe(releasesDir: string, name: string, version: string): Buffer {
  const file = path.join(releasesDir, releaseFolder(name, version), 'release.json');
  if (existsSync(file)) return readFileSync(file);
  throw new Error(`There is no ${file}. Built versions of ${name}: ${builtVersions(releasesDir, name)}.`);
}

function builtVersions(releasesDir: string, name: string): string {
  const folder = path.join(releasesDir, name);
  const versions = existsSync(folder) ? readdirSync(folder).filter((version) => !version.startsWith('.')) : [];
  return versions.join(', ') || 'none';
}
