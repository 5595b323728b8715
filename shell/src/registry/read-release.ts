import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readReleaseText, type RegistryEntry, type Release } from '@lawdex/contracts';
import { sha384 } from '@lawdex/release-store';

const CONTRACT = 1;

export interface VerifiedRelease {
  release: Release;
  /** Hash of `release.json`, which contains the hashes of all other files. */
  integrity: string;
  dir: string;
  /** The variable that its client entry sets; null if it is named after the release. */
  global: string | null;
  /** Absolute file -> verified code for render workers. */
  code: ReadonlyMap<string, string>;
  /** The pages' stylesheets by their name, verified, to be written into documents. */
  styles: ReadonlyMap<string, string>;
}

/** Reads a release and verifies every byte: one missing, changed or unlisted file would be executed. */
export async function readRelease(releasesDir: string, name: string, entry: RegistryEntry): Promise<VerifiedRelease> {
  const dir = path.join(releasesDir, name, path.basename(entry.url));
  const description = await readFile(path.join(dir, 'release.json'));
  if (!entry.metadata.integrity || sha384(description) !== entry.metadata.integrity) {
    throw new Error(`${entry.url}/release.json is not what the registry pinned.`);
  }
  const outcome = readReleaseText(description.toString());
  if (outcome.kind === 'damaged') throw new Error(`${entry.url}/${outcome.problem}`);
  const { release } = outcome;
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
  const contents = await Promise.all(
    files.map(async ([file, integrity]) => [file, await verifyFile(dir, file, integrity, entry.url)] as const),
  );
  const code = contents
    .filter(([file]) => /^server\/.*\.c?js$/.test(file))
    .map(([file, content]) => [path.join(dir, file), content.toString()] as const);
  const sheets = new Set(Object.values(release.modules).flatMap(({ css }) => css.map((name) => `client/${name}`)));
  const styles = contents
    .filter(([file]) => sheets.has(file))
    .map(([file, content]) => [file.slice('client/'.length), content.toString()] as const);
  const manifest = contents.find(([file]) => file === FEDERATION_MANIFEST)?.[1].toString();
  const global = manifest === undefined ? null : globalOf(manifest, entry.url);
  return { release, integrity: entry.metadata.integrity, dir, global, code: new Map(code), styles: new Map(styles) };
}

/** Manifest that module federation's own build writes. */
const FEDERATION_MANIFEST = 'client/mf-manifest.json';

/** It becomes part of executed code, so it must be a plain name. */
function globalOf(manifest: string, url: string): string {
  const { metaData }: { metaData?: { globalName?: unknown } } = JSON.parse(manifest);
  const name = metaData?.globalName;
  if (typeof name === 'string' && /^[A-Za-z_$][\w$]*$/.test(name)) return name;
  throw new Error(`${url}/${FEDERATION_MANIFEST} names no variable of its entry.`);
}

async function verifyFile(dir: string, file: string, integrity: string, url: string): Promise<Buffer> {
  const target = path.join(dir, file);
  if (!target.startsWith(dir + path.sep)) throw new Error(`${url} lists a file outside itself: ${file}`);
  const content = await readFile(target);
  if (sha384(content) !== integrity) throw new Error(`${url}/${file} is not what its hash says.`);
  return content;
}
