import { jest } from '@jest/globals';
import { aListing } from '../../../test/sets.ts';
import {
  alarm,
  anewEachTime,
  blog,
  first,
  follow,
  keep,
  liveIn,
  nothing,
  onReleases,
  shell,
  site,
  versionOf,
} from '../../../test/rollout-under-test.ts';
import type { VerifiedRelease } from '../../registry/read-release.ts';

anewEachTime();

describe('a rollout', () => {
  it('ends the start when there is no shell to show pages in', async () => {
    const corrupt = { ...aListing(shell('1')), candidates: [], problem: 'the shell is corrupt' };
    await expect(follow([corrupt])).rejects.toThrow('the shell is corrupt');
    await expect(follow([])).rejects.toThrow('No release of the shell can be used');
  });

  it('lets a new set take over, and ends the old workers once they have nothing to do', async () => {
    const rollout = await follow(first());
    let drained: () => void = () => undefined;
    if (site.pools[0]) site.pools[0].isDrained = new Promise((resolve) => (drained = resolve));
    site.listed = [aListing(shell('1')), aListing(blog('2'))];
    await rollout.reload();
    expect(liveIn(rollout)).toEqual(['shell 1', 'mf-blog 2']);
    expect(site.pools[0]?.isClosed).toBe(false);
    drained();
    await new Promise(setImmediate);
    expect(site.pools.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  });

  it('keeps the workers that it has when the set is the same', async () => {
    const rollout = await follow(first(), first());
    expect(site.pools.map(({ isClosed }) => isClosed)).toEqual([false]);
    expect(rollout.current.pool).toBe(site.pools[0]);
  });

  it('stays as it is when the registry cannot be followed', async () => {
    const rollout = await follow(first());
    site.damaged = 'registry.json is damaged';
    site.listed = [aListing(shell('2'))];
    await rollout.reload();
    expect(liveIn(rollout)).toEqual(['shell 1', 'mf-blog 1']);
    expect(alarm).toHaveBeenCalledWith(expect.stringMatching(/the live release set stays: .*is damaged/));
  });

  it('starts with the registry that was followed last when the registry is damaged', async () => {
    site.damaged = 'registry.json is damaged';
    expect(liveIn(await follow(first()))).toEqual(['shell 1', 'mf-blog 1']);
    expect(alarm).toHaveBeenCalledWith('the registry that was followed last is used: registry.json is damaged');
  });

  it('reads the registry once for all that happened while it was busy', async () => {
    const rollout = await follow();
    await Promise.all([rollout.reload(), rollout.reload(), rollout.reload()]);
    expect(keep).toHaveBeenCalledTimes(1);
  });

  it('offers the files of retired releases too, for tabs that were opened on them', async () => {
    await follow([aListing(shell('1')), aListing(blog('2'), blog('1'))]);
    const offered = onReleases.mock.calls.flat(2).map(versionOf);
    expect(new Set(offered)).toEqual(new Set(['shell 1', 'mf-blog 2', 'mf-blog 1']));
  });

  it('notes what went live, and goes on when that cannot be written', async () => {
    keep.mockRejectedValue(new Error('disk full'));
    const rollout = await follow(first());
    const live = { shell: 'sha384-of-shell-1', 'mf-blog': 'sha384-of-mf-blog-1' };
    expect(keep).toHaveBeenCalledWith(nothing, new Map(Object.entries(live)));
    expect(alarm).toHaveBeenCalledWith(expect.stringContaining('disk full'));
    expect(liveIn(rollout)).toEqual(['shell 1', 'mf-blog 1']);
  });
});

describe('a release that is refused', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  async function triesWithin(seconds: number, ...older: VerifiedRelease[]): Promise<number> {
    const rollout = await follow(first(), [aListing(shell('1')), aListing(blog('2'), ...older)]);
    const before = keep.mock.calls.length;
    await jest.advanceTimersByTimeAsync(seconds * 1000);
    rollout.close();
    await jest.advanceTimersByTimeAsync(1_000_000);
    return keep.mock.calls.length - before;
  }

  it('for slowness is tried again, after pauses that grow from 5 s to five minutes', async () => {
    site.load = (versions) => (versions.includes('mf-blog 2') ? 'hangs' : []);
    expect(await triesWithin(5 + 10 + 20 + 40 + 80 + 160 + 300 + 299, blog('1'))).toBe(7);
  });

  it('is looked at again soon while a part of the site is missing, for a repaired file changes no registry', async () => {
    site.load = (versions) => (versions.length > 1 ? ['mf_blog/blog'] : []);
    expect(await triesWithin(11)).toBe(2);
  });

  it('because it throws is not', async () => {
    site.answer = (versions) => (versions.includes('mf-blog 2') ? 'throws' : 200);
    expect(await triesWithin(1000, blog('1'))).toBe(0);
  });
});
