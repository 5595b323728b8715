import { join } from 'node:path';
import { dataPaths, ROOT } from '../files/paths.ts';
import { buildReleases } from './build-releases.ts';
import { buildServices } from './build-services.ts';

const paths = dataPaths(join(ROOT, '.cache/build'));

/** Where what is built ends up. The registry tells which releases are live. */
export const BUILT = { releasesDir: join(ROOT, 'releases'), registryFile: paths.registry };

/** Builds what has changed of services and releases; answers the names of both. */
export async function buildAll(say: (line: string) => void): Promise<string[]> {
  const services = await buildServices(paths.logs);
  const releases = await buildReleases(paths, BUILT.releasesDir, 'production', say);
  return [...services.map(({ dir }) => dir), ...releases];
}
