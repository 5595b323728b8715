import type { Release } from '@lawdex/contracts';
import type { VerifiedRelease } from '../src/registry/read-release.ts';
import type { Listing } from '../src/registry/listings.ts';
import type { ReleaseChoice } from '../src/registry/release-set.ts';

/** A verified release without files. */
export const aRelease = (name: string, version: string, more: Partial<Release> = {}): VerifiedRelease => ({
  integrity: `sha384-of-${name}-${version}`,
  dir: `/releases/${name}/${version}`,
  global: null,
  code: new Map(),
  styles: new Map(),
  release: {
    name,
    version,
    contract: 1,
    routes: [],
    slots: {},
    clientEntry: 'entry.js',
    serverEntry: 'entry.cjs',
    modules: {},
    shared: {},
    files: {},
    ...more,
  },
});

export const aChoice = (release: VerifiedRelease): ReleaseChoice => ({
  name: release.release.name,
  routes: release.release.routes,
  release,
});

/** A registry that lists these releases of one microfrontend, the live one first. */
export const aListing = (live: VerifiedRelease, ...older: VerifiedRelease[]): Listing => ({
  name: live.release.name,
  routes: live.release.routes,
  candidates: [live, ...older],
  lastGood: null,
  served: [live, ...older],
  problem: null,
});
