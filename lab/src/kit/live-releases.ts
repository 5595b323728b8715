import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry, Release } from '@lawdex/contracts';

export interface LiveRelease {
  release: Release;
  dir: string;
}

/** The releases that a registry names live. */
export function liveReleases(registryFile: string, releasesDir: string): LiveRelease[] {
  const { microFrontends }: Registry = JSON.parse(readFileSync(registryFile, 'utf8'));
  const live = Object.values(microFrontends).flatMap((entries) =>
    entries.filter(({ deployment }) => deployment.default),
  );
  return live.map(({ url }) => {
    const dir = join(releasesDir, url);
    const release: Release = JSON.parse(readFileSync(join(dir, 'release.json'), 'utf8'));
    return { dir, release };
  });
}
