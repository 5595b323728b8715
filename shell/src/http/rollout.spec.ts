import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { aChoice, aRelease } from '../../test/sets.ts';
import type { Started } from '../protocol/render.ts';
import type { ReleaseChoice } from '../registry/read-registry.ts';
import type { VerifiedRelease } from '../registry/read-release.ts';
import type { RenderOutcome, RenderTask } from '../render/job.ts';
import { siteConfig } from '../site.config.ts';
import { Rollout } from './rollout.ts';
import type { Pool } from './rollout.ts';

const screen = { head: '', html: '' };
const screens = { loading: screen, error: screen, 'not-found': screen };
const shell = aRelease('shell', '1');
const blog = (version: string): VerifiedRelease =>
  aRelease('mf-blog', version, { routes: [{ path: '/blog', module: './blog' }] });

class FakePool implements Pool {
  isClosed = false;
  isDrained = Promise.resolve();
  readonly versions: string;
  private readonly doesNotRender: boolean;

  constructor(versions: string, doesNotRender: boolean) {
    this.versions = versions;
    this.doesNotRender = doesNotRender;
  }

  async render(_task: RenderTask): Promise<RenderOutcome> {
    if (this.doesNotRender) return { kind: 'failed', reason: 'threw' };
    return { kind: 'rendered', result: { kind: 'redirect', status: 303, location: '/' } };
  }

  drained(): Promise<void> {
    return this.isDrained;
  }

  close(): void {
    this.isClosed = true;
  }
}

let listed: ReleaseChoice[];
let pools: FakePool[];
/** Versions of mf-blog that do not load, and that do not render. */
let broken: { loads: string[]; renders: string[] };
const log = jest.fn();
const onReleases = jest.fn();

function follow() {
  return new Rollout({
    site: siteConfig('https://lawdex.test', false),
    size: 1,
    deadline: 1,
    startDeadline: 1,
    heapMb: 1,
    callService: () => Promise.reject(new Error('not asked')),
    log,
    onReleases,
    readChoices: async () => listed,
    startPool: async ({ remotes }) => {
      const version = remotes[0]?.version ?? 'none';
      const pool = new FakePool(version, broken.renders.includes(version));
      pools.push(pool);
      const problems = broken.loads.includes(version) ? [{ module: 'mf_blog/blog', message: 'no' }] : [];
      return { pool, started: { screens, problems } satisfies Started };
    },
  });
}

const liveBlog = (rollout: Rollout) => rollout.current.set.workerRemotes[0]?.version;

beforeEach(() => {
  listed = [aChoice(shell), aChoice(blog('1'))];
  pools = [];
  broken = { loads: [], renders: [] };
  log.mockClear();
  onReleases.mockClear();
});

describe('a rollout', () => {
  it('has nothing live before the first set, and says so', () => {
    expect(() => follow().current).toThrow('No release set is live yet');
  });

  it('ends the start when there is no shell to show pages in', async () => {
    listed = [{ ...aChoice(shell), release: null, problem: 'the shell is corrupt' }];
    await expect(follow().reload()).rejects.toThrow('the shell is corrupt');
  });

  it('lets a new set take over, and ends the old workers once they have nothing to do', async () => {
    const rollout = follow();
    await rollout.reload();
    let drained: () => void = () => undefined;
    if (pools[0]) pools[0].isDrained = new Promise((resolve) => (drained = resolve));
    listed = [aChoice(shell), aChoice(blog('2'))];
    await rollout.reload();
    expect(liveBlog(rollout)).toBe('2');
    expect(pools[0]?.isClosed).toBe(false);
    drained();
    await new Promise(setImmediate);
    expect(pools.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  });

  it('keeps the workers that it has when the set is the same', async () => {
    const rollout = follow();
    await rollout.reload();
    await rollout.reload();
    expect(rollout.current.pool).toBe(pools[0]);
    expect(pools.map(({ isClosed }) => isClosed)).toEqual([false, true]);
  });

  it.each(['loads', 'renders'] as const)('keeps the last good release of one that no longer %s', async (what) => {
    const rollout = follow();
    await rollout.reload();
    broken[what] = ['2'];
    listed = [aChoice(shell), aChoice(blog('2'))];
    await rollout.reload();
    expect(liveBlog(rollout)).toBe('1');
    expect(rollout.current.set.problems).toHaveLength(1);
    expect(log).toHaveBeenCalledWith(expect.stringContaining('release not used'));
    expect(pools.filter(({ isClosed, versions }) => versions === '2' && !isClosed)).toEqual([]);
  });

  it('goes live without a microfrontend that has no release to fall back on', async () => {
    broken.loads = ['1'];
    const rollout = follow();
    await rollout.reload();
    expect(liveBlog(rollout)).toBeUndefined();
    expect(rollout.current.set.routes).toEqual([{ path: '/blog', microfrontend: 'mf-blog', assets: null }]);
  });

  it('stays as it is when the registry cannot be followed', async () => {
    const rollout = follow();
    await rollout.reload();
    listed = [];
    await rollout.reload();
    expect(liveBlog(rollout)).toBe('1');
    expect(log).toHaveBeenCalledWith(expect.stringContaining('the live release set stays'));
  });

  it('offers the files of retired releases too, for tabs that were opened on them', async () => {
    listed = [aChoice(shell), { ...aChoice(blog('2')), retired: [blog('1')] }];
    await follow().reload();
    expect(onReleases).toHaveBeenCalledWith([shell, blog('2'), blog('1')]);
  });
});
