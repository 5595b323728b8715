import { writeFileSync } from 'node:fs';
import { liveEntry, type Registry, type RegistryEntry } from '@lawdex/contracts';
import { writeRelease } from '@lawdex/release-store/testing';
import { ownFolder } from '../../test/own-folder.ts';
import { listReleases } from './listings.ts';

const storage = ownFolder();

function entry(version: string, traffic = 0, isDamaged = false): RegistryEntry {
  const written = writeRelease(storage(), 'mf-blog', version, { isLive: traffic > 0 });
  if (isDamaged) writeFileSync(storage(written.url, 'release.json'), 'damaged');
  return written;
}

const registry = (...entries: RegistryEntry[]): Registry => ({
  schema: '',
  microFrontends: { 'lawdex/mf-blog': entries },
});

async function list(now: Registry, lastGood: Registry | null = null) {
  const [listing] = await listReleases(now, lastGood, storage());
  if (!listing) throw new Error('nothing is listed');
  return { ...listing, versions: listing.candidates.map(({ release }) => release.version) };
}

it('what the registry offers of a microfrontend is its live release first, then the last good one, then the others as they are listed', async () => {
  const now = registry(entry('4', 100), entry('3'), entry('2'), entry('1'));
  const { versions, lastGood } = await list(now, registry(entry('2', 100)));
  expect([versions, lastGood?.release.version]).toEqual([['4', '2', '3', '1'], '2']);
});

it('what the registry offers of a microfrontend leaves out what is damaged, and says so of the live one', async () => {
  const { versions, problem } = await list(registry(entry('3', 100, true), entry('2', 0, true), entry('1')));
  expect(versions).toEqual(['1']);
  expect(problem).toContain('mf-blog/3/release.json is not what the registry pinned');
});

it('what the registry offers of a microfrontend is nothing when no version is live, but open tabs still get their files', async () => {
  const now = registry(entry('1'));
  expect(liveEntry(Object.values(now.microFrontends).flat())).toBeUndefined();
  const { versions, served, problem } = await list(now);
  expect([versions, served.length, problem]).toEqual([[], 1, 'no version of mf-blog is live']);
});
