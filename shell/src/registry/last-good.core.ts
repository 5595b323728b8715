import { liveEntry, nameOfRegistryKey } from '@lawdex/contracts';
import type { Registry, RegistryEntry } from '@lawdex/contracts';

/**
 * The followed registry with the releases that really went live. It can replace the registry. Microfrontends without a usable release keep
 * their last good one.
 */
export function lastGoodRegistry(
  registry: Registry,
  before: Registry | null,
  /** Microfrontend -> sha384 of the live `release.json`. */
  live: ReadonlyMap<string, string>,
): Registry {
  const microFrontends = Object.entries(registry.microFrontends).map(([key, entries]): [string, RegistryEntry[]] => {
    const known = before?.microFrontends[key] ?? [];
    const integrity = live.get(nameOfRegistryKey(key) ?? '') ?? liveEntry(known)?.metadata.integrity;
    const good = [...entries, ...known].find(({ metadata }) => metadata.integrity === integrity);
    if (!good) return [key, entries];
    const others = entries.filter(({ metadata }) => metadata.version !== good.metadata.version);
    return [key, [withTraffic(good, 100), ...others.map((entry) => withTraffic(entry, 0))]];
  });
  return { ...registry, microFrontends: Object.fromEntries(microFrontends) };
}

const withTraffic = (entry: RegistryEntry, traffic: number): RegistryEntry => ({
  ...entry,
  deployment: { traffic, default: traffic > 0 },
});
