import { readFile, stat } from 'node:fs/promises';
import { nameOfRegistryKey } from '@lawdex/contracts';
import type { Registry, RegistryEntry, ReleaseRoute } from '@lawdex/contracts';
import { readRelease } from './read-release.ts';
import type { VerifiedRelease } from './read-release.ts';

/** One microfrontend as the registry lists it now. */
export interface Listed {
  name: string;
  routes: ReleaseRoute[];
  /** The release to use: the live one, or the last good one; null when there is neither. */
  live: VerifiedRelease | null;
  /** Why the live one cannot be used. */
  problem: string | null;
  /** Older releases that open tabs may still ask files of. */
  retired: VerifiedRelease[];
}

/** Reads the registry and checks the releases it names. Throws only when the registry itself cannot be read. */
export async function readRegistry(
  registryFile: string,
  releasesDir: string,
  lastGood: ReadonlyMap<string, VerifiedRelease>,
): Promise<Listed[]> {
  const registry = JSON.parse(await readFile(registryFile, 'utf8')) as Registry;
  return Promise.all(
    Object.entries(registry.microFrontends).map(([key, entries]) => {
      const name = nameOfRegistryKey(key);
      return readListed(releasesDir, name, entries, lastGood.get(name) ?? null);
    }),
  );
}

async function readListed(
  releasesDir: string,
  name: string,
  entries: RegistryEntry[],
  lastGood: VerifiedRelease | null,
): Promise<Listed> {
  const current = entries.find((entry) => entry.deployment.default && entry.deployment.traffic > 0);
  const others = entries.filter((entry) => entry !== current);
  const retired = await Promise.allSettled(others.map((entry) => readRelease(releasesDir, name, entry)));
  const listed: Listed = {
    name,
    routes: current?.extras.routes ?? [],
    live: null,
    problem: null,
    retired: retired.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
  };
  if (!current) return { ...listed, problem: `no version of ${name} is live` };
  try {
    return { ...listed, live: await readRelease(releasesDir, name, current) };
  } catch (error) {
    return { ...listed, live: lastGood, problem: String(error) };
  }
}

/** Calls back whenever the registry's file has changed, until the returned function is called. */
export function watchRegistry(registryFile: string, onChange: () => void, everyMs = 500): () => void {
  let seen: string | null = null;
  const look = async () => {
    const now = await stat(registryFile).then(
      ({ mtimeMs, ino }) => `${mtimeMs}-${ino}`,
      () => null,
    );
    if (seen !== null && now !== null && now !== seen) onChange();
    if (now !== null) seen = now;
  };
  void look();
  const timer = setInterval(() => void look(), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
