import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  damagedRegistry,
  lastGoodCopyOf,
  nameProblem,
  readRegistryText,
  registryKey,
  releaseFolder,
  versionProblem,
} from '@lawdex/contracts';
import type { Registry, RegistryEntry, Release } from '@lawdex/contracts';
import { sha384 } from './whole-release.ts';

const SCHEMA = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';
/** Retired versions that stay listed, without traffic, so that tabs opened on them keep working. */
const RETIRED_KEPT = 5;

/** Makes a release the live one; the ones before it stay listed without traffic. */
export function publish(registryFile: string, releasesDir: string, name: string, version: string): void {
  checkName(name);
  const wrongVersion = versionProblem(version);
  if (wrongVersion) throw new Error(wrongVersion);
  const entry = describeRelease(releasesDir, name, version);
  change(registryFile, name, (entries) => {
    const others = entries.filter(({ metadata }) => metadata.version !== version);
    const retired = others.map((other) => ({ ...other, deployment: { traffic: 0, default: false } }));
    return [entry, ...retired.slice(0, RETIRED_KEPT)];
  });
}

/** Makes the version before the live one live again, and says which it was. */
export function rollback(registryFile: string, releasesDir: string, name: string): string {
  const before = entriesOf(registryFile, name).find(({ deployment }) => !deployment.default);
  if (!before) throw new Error(`${registryFile} lists no earlier version of ${name} to roll back to.`);
  publish(registryFile, releasesDir, name, before.metadata.version);
  return before.metadata.version;
}

/** Takes a version off the list: its files are no longer served, not even to tabs that are open on it. */
export function retire(registryFile: string, name: string, version: string): void {
  const entry = entriesOf(registryFile, name).find(({ metadata }) => metadata.version === version);
  if (!entry) throw new Error(`${registryFile} does not list ${name} ${version}.`);
  if (entry.deployment.default) throw new Error(`${name} ${version} is live. Publish another version first.`);
  change(registryFile, name, (entries) => entries.filter(({ metadata }) => metadata.version !== version));
}

function readRegistry(file: string): Registry {
  if (!existsSync(file)) return { schema: SCHEMA, microFrontends: {} };
  const outcome = readRegistryText(readFileSync(file, 'utf8'));
  if (outcome.kind === 'registry') return outcome.registry;
  throw new Error(damagedRegistry(file, outcome.problems, existsSync(lastGoodCopyOf(file))));
}

function checkName(name: string): void {
  const problem = nameProblem(name);
  if (problem) throw new Error(problem);
}

function entriesOf(registryFile: string, name: string): RegistryEntry[] {
  checkName(name);
  return readRegistry(registryFile).microFrontends[registryKey(name)] ?? [];
}

/** Written whole or not at all: the shell may read it at any moment. */
function change(registryFile: string, name: string, update: (entries: RegistryEntry[]) => RegistryEntry[]): void {
  const registry = readRegistry(registryFile);
  const key = registryKey(name);
  registry.microFrontends[key] = update(registry.microFrontends[key] ?? []);
  mkdirSync(path.dirname(registryFile), { recursive: true });
  const temporary = `${registryFile}.${process.pid}.tmp`;
  try {
    writeFileSync(temporary, `${JSON.stringify(registry, null, 2)}\n`, { flush: true });
    renameSync(temporary, registryFile);
  } finally {
    rmSync(temporary, { force: true });
  }
}

function describeRelease(releasesDir: string, name: string, version: string): RegistryEntry {
  const url = releaseFolder(name, version);
  const file = path.join(releasesDir, url, 'release.json');
  if (!existsSync(file)) {
    throw new Error(`There is no ${file}. Built versions of ${name}: ${builtVersions(releasesDir, name)}.`);
  }
  const content = readFileSync(file);
  const { contract, routes, slots }: Release = JSON.parse(content.toString());
  return {
    url,
    metadata: { version, integrity: sha384(content) },
    deployment: { traffic: 100, default: true },
    extras: { contract, routes, slots },
  };
}

function builtVersions(releasesDir: string, name: string): string {
  const folder = path.join(releasesDir, name);
  const versions = existsSync(folder) ? readdirSync(folder).filter((version) => !version.startsWith('.')) : [];
  return versions.join(', ') || 'none';
}
