import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inParallel } from './in-parallel.ts';
import { filesOf } from './pull-release.ts';
import type { ReleaseStore } from './release-store.ts';

/** Brings a release into the store, its description last. Returns the one of the store, which never changes; null for none. */
export async function pushRelease(store: ReleaseStore, releasesDir: string, folder: string): Promise<Buffer | null> {
  const stored = await store.readFile(`${folder}/release.json`);
  if (stored) return stored;
  const read = (file: string) => readFile(path.join(releasesDir, folder, file));
  const description = await read('release.json').catch(() => null);
  if (!description) return null;
  await inParallel(filesOf(folder, description), async ([file]) =>
    store.writeFile(`${folder}/${file}`, await read(file)),
  );
  await store.writeFile(`${folder}/release.json`, description);
  return description;
}
