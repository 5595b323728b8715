import { nameProblem, registryKey, releaseFolder, versionProblem } from '@lawdex/contracts';
import type { Registry, RegistryEntry, Release } from '@lawdex/contracts';
import { sha384 } from '../release/whole-release.ts';

/** Where a registry and releases are kept: files of this machine, or a store that several share. */
export interface Place {
  /** As its user has named it. */
  readonly name: string;
  /** Nobody else's change is lost: `update` may be called again with what somebody has written meanwhile. */
  change(update: (registry: Registry) => Promise<Registry>): Promise<void>;
  /** The release's `release.json`; throws with words when it is nowhere. Whoever shares the place has the whole release from then on. */
  describe(name: string, version: string): Promise<Buffer>;
}

export const EMPTY_REGISTRY: Registry = {
  schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
  microFrontends: {},
};
/** Retired versions that stay listed, without traffic, so that tabs opened on them keep working. */
const RETIRED_KEPT = 5;

/** Makes a release the live one; the ones before it stay listed without traffic. */
export async function publish(place: Place, name: string, version: string): Promise<void> {
  checkName(name);
  const wrongVersion = versionProblem(version);
  if (wrongVersion) throw new Error(wrongVersion);
  const entry = await entryOf(place, name, version);
  await change(place, name, async (entries) => withLive(entries, entry));
}

/** Makes the version before the live one live again, and says which it was. */
export async function rollback(place: Place, name: string): Promise<string> {
  checkName(name);
  let version = '';
  await change(place, name, async (entries) => {
    const before = entries.find(({ deployment }) => !deployment.default);
    if (!before) throw new Error(`${place.name} lists no earlier version of ${name} to roll back to.`);
    version = before.metadata.version;
    return withLive(entries, await entryOf(place, name, version));
  });
  return version;
}

/** Takes a version off the list: its files are no longer served, not even to tabs that are open on it. */
export async function retire(place: Place, name: string, version: string): Promise<void> {
  checkName(name);
  await change(place, name, async (entries) => {
    const entry = entries.find(({ metadata }) => metadata.version === version);
    if (!entry) throw new Error(`${place.name} does not list ${name} ${version}.`);
    if (entry.deployment.default) throw new Error(`${name} ${version} is live. Publish another version first.`);
    return entries.filter((other) => other !== entry);
  });
}

function withLive(entries: readonly RegistryEntry[], entry: RegistryEntry): RegistryEntry[] {
  const others = entries.filter(({ metadata }) => metadata.version !== entry.metadata.version);
  const retired = others.map((other) => ({ ...other, deployment: { traffic: 0, default: false } }));
  return [entry, ...retired.slice(0, RETIRED_KEPT)];
}

function checkName(name: string): void {
  const problem = nameProblem(name);
  if (problem) throw new Error(problem);
}

const change = (place: Place, name: string, update: (entries: RegistryEntry[]) => Promise<RegistryEntry[]>) =>
  place.change(async ({ microFrontends, ...rest }) => {
    const key = registryKey(name);
    return { ...rest, microFrontends: { ...microFrontends, [key]: await update(microFrontends[key] ?? []) } };
  });

async function entryOf(place: Place, name: string, version: string): Promise<RegistryEntry> {
  const description = await place.describe(name, version);
  const { contract, routes, slots }: Release = JSON.parse(description.toString());
  return {
    url: releaseFolder(name, version),
    metadata: { version, integrity: sha384(description) },
    deployment: { traffic: 100, default: true },
    extras: { contract, routes, slots },
  };
}
