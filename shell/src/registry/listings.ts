import { liveEntry, nameOfRegistryKey, type Registry, type RegistryEntry, type ReleaseRoute } from '@lawdex/contracts';
import { readRelease, type VerifiedRelease } from './read-release.ts';

export interface Listing {
  name: string;
  /** Routes of the live release, which fail when no release is usable. */
  routes: ReleaseRoute[];
  /** Usable releases in the order in which they are tried: the live one, the last good one, then older ones, newest first. */
  candidates: VerifiedRelease[];
  /** The candidate that was live when all was well. */
  lastGood: VerifiedRelease | null;
  /** All releases whose files open tabs may request. */
  served: VerifiedRelease[];
  problem: string | null;
}

/** Reads and verifies all releases of the registry and of the last good one. */
export async function listReleases(
  { microFrontends }: Registry,
  lastGood: Registry | null,
  releasesDir: string,
): Promise<Listing[]> {
  return Promise.all(
    Object.entries(microFrontends).flatMap(([key, entries]) => {
      const name = nameOfRegistryKey(key);
      return name === null ? [] : [listOne(releasesDir, name, entries, liveEntry(lastGood?.microFrontends[key] ?? []))];
    }),
  );
}

async function listOne(
  releasesDir: string,
  name: string,
  entries: readonly RegistryEntry[],
  lastGoodEntry: RegistryEntry | undefined,
): Promise<Listing> {
  const live = liveEntry(entries);
  const ordered = [live, lastGoodEntry, ...entries].filter((entry) => entry !== undefined);
  const distinct = ordered.filter((entry, index) => ordered.findIndex((other) => isSame(entry, other)) === index);
  const read = await Promise.allSettled(distinct.map((entry) => readRelease(releasesDir, name, entry)));
  const served = read.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const failure = read[0]?.status === 'rejected' ? String(read[0].reason) : null;
  return {
    name,
    routes: live?.extras.routes ?? [],
    candidates: live ? served : [],
    lastGood: served.find(({ integrity }) => integrity === lastGoodEntry?.metadata.integrity) ?? null,
    served,
    problem: live ? failure : `no version of ${name} is live`,
  };
}

const isSame = ({ metadata: a }: RegistryEntry, { metadata: b }: RegistryEntry): boolean =>
  a.version === b.version && a.integrity === b.integrity;
