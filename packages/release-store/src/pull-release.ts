import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readReleaseText, type RegistryEntry } from '@lawdex/contracts';
import { inParallel } from './in-parallel.ts';
import type { ReleaseStore } from './release-store.ts';

/** The integrity of a file as registries and releases pin it. */
export const sha384 = (content: Buffer | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** The store holds other bytes than the registry has pinned. Asking again does not help. */
export class ReleaseDamaged extends Error {}

/** Brings a release from the store into `releasesDir`, unless it is there. Its folder appears once every hash is right. */
export async function pullRelease(store: ReleaseStore, releasesDir: string, entry: RegistryEntry): Promise<void> {
  const dir = path.join(releasesDir, entry.url);
  if (await isWhole(dir, entry)) return;
  const description = await store.readFile(`${entry.url}/release.json`);
  if (!description || sha384(description) !== entry.metadata.integrity) {
    throw new ReleaseDamaged(`${entry.url}/release.json in the store is not what the registry has pinned.`);
  }
  await mkdir(path.dirname(dir), { recursive: true });
  const staging = await mkdtemp(path.join(path.dirname(dir), '.pulling-'));
  try {
    await inParallel(filesOf(entry.url, description), async ([file, hash]) => {
      const content = await store.readFile(`${entry.url}/${file}`);
      const target = path.join(staging, file);
      if (!content || sha384(content) !== hash || !target.startsWith(staging + path.sep)) {
        throw new ReleaseDamaged(`${entry.url}/${file} in the store is not what its hash says.`);
      }
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, content);
    });
    await writeFile(path.join(staging, 'release.json'), description);
    await chmod(staging, 0o755); // mkdtemp makes it private, and the server may run as somebody else
    await rm(dir, { recursive: true, force: true });
    await rename(staging, dir).catch(async (error: unknown) => {
      // Another process may have pulled it meanwhile.
      if (!(await isWhole(dir, entry))) throw error;
    });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function isWhole(dir: string, { metadata, url }: RegistryEntry): Promise<boolean> {
  try {
    const description = await readFile(path.join(dir, 'release.json'));
    if (sha384(description) !== metadata.integrity) return false;
    for (const [file, hash] of filesOf(url, description)) {
      if (sha384(await readFile(path.join(dir, file))) !== hash) return false;
    }
    return true;
  } catch {
    return false;
  }
}

export function filesOf(folder: string, description: Buffer): [string, string][] {
  const outcome = readReleaseText(description.toString());
  if (outcome.kind === 'damaged') throw new ReleaseDamaged(`${folder}/${outcome.problem}`);
  return Object.entries(outcome.release.files);
}
