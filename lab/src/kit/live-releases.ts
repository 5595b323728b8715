import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry, Release } from '@lawdex/contracts';

export function liveReleases(registryFile: string, releasesDir: string) {
  const { microFrontends }: Registry = JSON.parse(readFileSync(registryFile, 'utf8'));
  const all = Object.values(microFrontends).flat();
  return all
    .filter(({ deployment }) => deployment.default)
    .map(({ url }) => {
      const dir = join(releasesDir, url);
      const release: Release = JSON.parse(readFileSync(join(dir, 'release.json'), 'utf8'));
      return { dir, release };
    });
}
