import type { Release } from '@lawdex/contracts';
import type { VerifiedRelease } from '../src/registry/read-release.ts';
import type { ReleaseChoice } from '../src/registry/read-registry.ts';

/** A release as it is after it was verified, without any files. */
export const aRelease = (name: string, version: string, more: Partial<Release> = {}): VerifiedRelease => ({
  integrity: `sha384-of-${version}`,
  dir: `/releases/${name}/${version}`,
  code: new Map(),
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
  problem: null,
  retired: [],
});
