import { existsSync, readFileSync, renameSync, writeFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { registryKey, releaseFolder } from '@lawdex/contracts';
import type { Registry, RegistryEntry, Release } from '@lawdex/contracts';
import { sha384 } from './release.ts';

const SCHEMA = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';
/** Retired versions that stay listed, without traffic, so that tabs opened on them keep working. */
const RETIRED_KEPT = 5;

const readRegistry = (file: string): Registry =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Registry) : { schema: SCHEMA, microFrontends: {} };

/** Makes a release the live one; the ones before it stay listed without traffic. Written whole or not at all. */
export function publish(registryFile: string, releasesDir: string, name: string, version: string): void {
  const registry = readRegistry(registryFile);
  const key = registryKey(name);
  const before = (registry.microFrontends[key] ?? []).filter((entry) => entry.metadata.version !== version);
  const retired = before.map((entry) => ({ ...entry, deployment: { traffic: 0, default: false } }));
  registry.microFrontends[key] = [describeRelease(releasesDir, name, version), ...retired.slice(0, RETIRED_KEPT)];
  mkdirSync(path.dirname(registryFile), { recursive: true });
  const temporary = `${registryFile}.${process.pid}.tmp`;
  writeFileSync(temporary, `${JSON.stringify(registry, null, 2)}\n`);
  renameSync(temporary, registryFile);
}

function describeRelease(releasesDir: string, name: string, version: string): RegistryEntry {
  const url = releaseFolder(name, version);
  const content = readFileSync(path.join(releasesDir, url, 'release.json'));
  const { contract, routes, slots } = JSON.parse(content.toString()) as Release;
  return {
    url,
    metadata: { version, integrity: sha384(content) },
    deployment: { traffic: 100, default: true },
    extras: { contract, routes, slots },
  };
}
