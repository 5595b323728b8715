import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry, Release } from '@lawdex/contracts';
import { ROOT } from '../start/paths.ts';

export interface LiveRelease {
  release: Release;
  dir: string;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The releases that a registry names live. */
export function liveReleases(registryFile: string): LiveRelease[] {
  const { microFrontends } = readJson(registryFile) as Registry;
  return Object.values(microFrontends).flatMap((entries) =>
    entries
      .filter(({ deployment }) => deployment.default)
      .map(({ url }) => {
        const dir = join(ROOT, 'releases', url);
        return { dir, release: readJson(join(dir, 'release.json')) as Release };
      }),
  );
}
