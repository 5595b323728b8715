import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { damagedRegistry, lastGoodCopyOf, readRegistryText, releaseFolder } from '@lawdex/contracts';
import type { Registry } from '@lawdex/contracts';
import { EMPTY_REGISTRY } from './registry.ts';
import type { Place } from './registry.ts';

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
