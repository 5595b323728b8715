import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RegistryEntry, Release } from '@lawdex/contracts';

/** The contract between shell and microfrontends that this shell speaks. */
const CONTRACT = 1;

export interface VerifiedRelease {
  release: Release;
  /** Absolute folder of the release. */
  dir: string;
}

const sha384 = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * A release whose every byte is what the registry says. Federation executes what it downloads, on the server too,
 * so a file that is missing, changed or not listed makes the whole release unusable.
 */
export async function readRelease(releasesDir: string, name: string, entry: RegistryEntry): Promise<VerifiedRelease> {
  const dir = path.join(releasesDir, name, path.basename(entry.url));
  const description = await readFile(path.join(dir, 'release.json'));
  if (!entry.metadata.integrity || sha384(description) !== entry.metadata.integrity) {
    throw new Error(`${entry.url}/release.json is not what the registry pinned.`);
  }
  const release: Release = JSON.parse(description.toString());
  if (release.name !== name || release.version !== entry.metadata.version) {
    throw new Error(`${entry.url} holds ${release.name} ${release.version}.`);
  }
  if (release.contract !== CONTRACT) {
    throw new Error(`${entry.url} speaks contract ${release.contract}; this shell speaks ${CONTRACT}.`);
  }
  const files = Object.entries(release.files);
  for (const needed of [`client/${release.clientEntry}`, `server/${release.serverEntry}`]) {
    if (!release.files[needed]) throw new Error(`${entry.url} has no hash for ${needed}.`);
  }
  await Promise.all(files.map(([file, integrity]) => verifyFile(dir, file, integrity, entry.url)));
  return { release, dir };
}

async function verifyFile(dir: string, file: string, integrity: string, url: string): Promise<void> {
  const target = path.join(dir, file);
  if (!target.startsWith(dir + path.sep)) throw new Error(`${url} lists a file outside itself: ${file}`);
  if (sha384(await readFile(target)) !== integrity) throw new Error(`${url}/${file} is not what its hash says.`);
}
