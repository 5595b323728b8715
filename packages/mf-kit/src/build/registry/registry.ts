import { nameProblem, readReleaseText, registryKey, releaseFolder } from '@lawdex/contracts';
import type { Registry, RegistryEntry } from '@lawdex/contracts';
import { sha384 } from '@lawdex/release-store';

/** Where a registry and releases are kept: files of this machine, or a store that several share. */
export interface Place {
  /** The name that its user gave. */
  readonly name: string;
  /** Changes the registry without losing changes of others: `update` is called again when somebody else has written meanwhile. */
  change(update: (registry: Registry) => Promise<Registry>): Promise<void>;
  /**
   * Returns the release's `release.json`, and throws when there is none. From then on the whole release is available to all who share the
   * place.
   */
  describe(name: string, version: string): Promise<Buffer>;
}

export const EMPTY_REGISTRY: Registry = {
  schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
  microFrontends: {},
};
/** Number of retired versions that stay listed for open tabs. */
const RETIRED_KEPT = 5;

/** Makes a release the live one; the ones before it stay listed without traffic. */
export async function publish(place: Place, name: string, version: string): Promise<void> {
  const entry = await entryOf(place, name, version);
  await change(place, name, async (entries) => withLive(entries, entry));
}

/** Makes the previous version live again and returns it. */
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

/** Removes a version from the list, so that its files are no longer served to open tabs either. */
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
  const url = releaseFolder(name, version);
  const description = await place.describe(name, version);
  const outcome = readReleaseText(description.toString());
  if (outcome.kind === 'damaged') throw new Error(`${url}/${outcome.problem}`);
  const { contract, routes, slots } = outcome.release;
  return {
    url,
    metadata: { version, integrity: sha384(description) },
    deployment: { traffic: 100, default: true },
    extras: { contract, routes, slots },
  };
}
