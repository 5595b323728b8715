import { liveEntry, nameOfRegistryKey } from '@lawdex/contracts';
import type { Registry, RegistryEntry, ReleaseRoute } from '@lawdex/contracts';
import { readRelease } from './read-release.ts';
import type { VerifiedRelease } from './read-release.ts';

/** What the registry offers of one microfrontend, or of the shell. */
export interface Listing {
  name: string;
  /** Of the live release: out of order when no release can be used. */
  routes: ReleaseRoute[];
  /** What can be used, in the order in which it is tried: the live release, the last good one, older ones, newest first. */
  candidates: VerifiedRelease[];
  /** The one of them that was live when all was well. */
  lastGood: VerifiedRelease | null;
  /** Every release whose files open tabs may ask for. */
  served: VerifiedRelease[];
  /** Why the live one cannot be used. */
  problem: string | null;
}

/** Reads and checks every release that the registry names, and those that were live when all was well. */
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
