import { mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
/** DATA_DIR of `npm run build`. */
export const BUILD_DIR = join(ROOT, '.cache/build');
/** Where what is built ends up. The registry tells which releases are live. */
export const BUILT = { releasesDir: join(ROOT, 'releases'), registryFile: join(BUILD_DIR, 'registry.json') };
export const END_WITH_PARENT = new URL('../processes/end-with-parent.mjs', import.meta.url).href;

export type DataPaths = ReturnType<typeof dataPaths>;

export function dataPaths(dataDir: string) {
  const at = (name: string) => join(dataDir, name);
  mkdirSync(at('logs'), { recursive: true });
  return {
    dataDir,
    postgres: at('postgres'),
    logs: at('logs'),
    secrets: at('secrets.json'),
    registry: at('registry.json'),
    releasesStamp: at('releases.stamp'),
    lock: at('site.lock'),
    children: at('children.json'),
    adminPages: at('admin-pages.json'),
    visitors: at('visitors.json'),
  };
}
