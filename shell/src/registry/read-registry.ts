import { readFile, stat } from 'node:fs/promises';
import { nameOfRegistryKey } from '@lawdex/contracts';
import type { Registry, RegistryEntry, ReleaseRoute } from '@lawdex/contracts';
import { readRelease } from './read-release.ts';
import type { VerifiedRelease } from './read-release.ts';

/** Which release of a microfrontend to use, as the registry lists it now. */
export interface ReleaseChoice {
  name: string;
  routes: ReleaseRoute[];
  /** The release to use: the live one, or the last good one; null when there is neither. */
  release: VerifiedRelease | null;
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
): Promise<ReleaseChoice[]> {
  const registry: Registry = JSON.parse(await readFile(registryFile, 'utf8'));
  return Promise.all(
    Object.entries(registry.microFrontends).map(([key, entries]) => {
      const name = nameOfRegistryKey(key);
      return chooseRelease(releasesDir, name, entries, lastGood.get(name) ?? null);
    }),
  );
}

async function chooseRelease(
  releasesDir: string,
  name: string,
  entries: RegistryEntry[],
  lastGood: VerifiedRelease | null,
): Promise<ReleaseChoice> {
  const current = entries.find((entry) => entry.deployment.default && entry.deployment.traffic > 0);
  const others = entries.filter((entry) => entry !== current);
  const retired = await Promise.allSettled(others.map((entry) => readRelease(releasesDir, name, entry)));
  const choice: ReleaseChoice = {
    name,
    routes: current?.extras.routes ?? [],
    release: null,
    problem: null,
    retired: retired.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
  };
  if (!current) return { ...choice, problem: `no version of ${name} is live` };
  try {
    return { ...choice, release: await readRelease(releasesDir, name, current) };
  } catch (error) {
    return { ...choice, release: lastGood, problem: String(error) };
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
