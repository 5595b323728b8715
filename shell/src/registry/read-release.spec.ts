import { writeFileSync } from 'node:fs';
import type { RegistryEntry, Release } from '@lawdex/contracts';
import { sha384 } from '@lawdex/release-store';
import { writeRelease } from '@lawdex/release-store/testing';
import { ownFolder } from '../../test/own-folder.ts';
import { readRelease } from './read-release.ts';

const FILES = { 'client/main.js': 'client code', 'server/main.cjs': 'server code' };
const HASHES = Object.fromEntries(Object.entries(FILES).map(([file, content]) => [file, sha384(content)]));

const storage = ownFolder();

/** Writes a release with a changed description, and returns the entry that pins it. */
const release = (change: Partial<Release> = {}, contents: Record<string, string> = FILES): RegistryEntry =>
  writeRelease(storage(), 'mf-blog', '1', { contents, change });

const read = (entry: RegistryEntry) => readRelease(storage(), 'mf-blog', entry);

it('gives a release whose every byte is what was pinned', async () => {
  const { release: found, dir } = await read(release());
  expect([found.name, dir]).toEqual(['mf-blog', storage('mf-blog/1')]);
});

it.each([
  ['is of another microfrontend', { name: 'mf-other' }, 'holds mf-other 1'],
  ['is of another version', { version: '2' }, 'holds mf-blog 2'],
  ['speaks another contract', { contract: 2 }, 'speaks contract 2; this shell speaks 1'],
  ['has no hash for its entry', { files: { 'client/main.js': sha384('client code') } }, 'no hash for server/main.cjs'],
  ['has other types than a release', { routes: Object(null) }, 'release.json is damaged. routes must be a list'],
  ['lists a file outside itself', { files: { ...HASHES, '../../secret': sha384('') } }, 'a file outside itself'],
])('refuses one that %s', async (_, change, problem) => {
  await expect(read(release(change))).rejects.toThrow(problem);
});

/** Reads a release whose files are these too. */
const readWith = (more: object) => read(release({}, { ...FILES, ...more }));
const named = (globalName: unknown) => ({ 'client/mf-manifest.json': JSON.stringify({ metaData: { globalName } }) });

it('knows the variable of its entry when its manifest says', async () => {
  expect([(await readWith(named('mf_blog'))).global, (await readWith({})).global]).toEqual(['mf_blog', null]);
});

it.each(['a;b', '', undefined])('refuses one whose manifest names %j as that variable', async (globalName) => {
  await expect(readWith(named(globalName))).rejects.toThrow('names no variable of its entry');
});

it('refuses one with a file that was changed since', async () => {
  const entry = release();
  writeFileSync(storage('mf-blog/1/server/main.cjs'), 'other code');
  await expect(read(entry)).rejects.toThrow('mf-blog/1/server/main.cjs is not what its hash says');
});

it('refuses one that the registry pins otherwise, or not at all', async () => {
  const entry = release();
  for (const integrity of [sha384('another description'), '']) {
    await expect(read({ ...entry, metadata: { ...entry.metadata, integrity } })).rejects.toThrow('registry pinned');
  }
});
