import { jest } from '@jest/globals';
import type { Registry } from '@lawdex/contracts';
import { aListing, aRelease } from '../../../test/sets.ts';
import type { Started } from '../../protocol/render.ts';
import type { Listing } from '../../registry/listings.ts';
import type { VerifiedRelease } from '../../registry/read-release.ts';
import type { RenderOutcome, RenderTask } from '../../render/job.ts';
import { NotReady } from '../../render/thread.ts';
import { siteConfig } from '../../site.config.ts';
import { Rollout, type Pool } from './rollout.ts';

const screen = { head: '', html: '' };
const screens = { loading: screen, error: screen, 'not-found': screen };
const shell = (version: string) => aRelease('shell', version);
const blog = (version: string) =>
  aRelease('mf-blog', version, {
    routes: [
      { path: '/blog', module: './blog' },
      { path: '/blog/:slug', module: './post' },
    ],
  });
const shop = (version: string) => aRelease('mf-shop', version, { routes: [{ path: '/shop', module: './shop' }] });

class FakePool implements Pool {
  isClosed = false;
  isDrained = Promise.resolve();
  readonly versions: string[];

  constructor(versions: string[]) {
    this.versions = versions;
  }

  async render({ request: { url } }: RenderTask): Promise<RenderOutcome> {
    const status = answer(this.versions, url);
    if (status === 'late') return { kind: 'late', cause: 'load' };
    if (status === 'throws') return { kind: 'failed', reason: 'threw' };
    return {
      kind: 'rendered',
      result: { kind: 'page', status, head: '', html: Buffer.from(''), state: Buffer.from('{}') },
    };
  }

  drained(): Promise<void> {
    return this.isDrained;
  }

  close(): void {
    this.isClosed = true;
  }
}

const nothing: Registry = { schema: '', microFrontends: {} };
let listed: Listing[];
let pools: FakePool[];
/** The effect of loading a set of these releases: failing modules, or 'hangs'. */
let load: (versions: string[]) => string[] | 'hangs';
let answer: (versions: string[], url: string) => number | 'throws' | 'late';
let damaged: string | null;
let recent: Record<string, string[]>;
const alarm = jest.fn();
const onReleases = jest.fn();
const keep = jest.fn<(registry: Registry, live: ReadonlyMap<string, string>) => Promise<void>>();

function follow() {
  return new Rollout({
    site: siteConfig('https://lawdex.test', false),
    size: 1,
    startDeadline: 1,
    heapMb: 1,
    callService: () => Promise.reject(new Error('not asked')),
    log: () => undefined,
    alarm,
    onReleases,
    registry: { read: async () => ({ registry: nothing, lastGood: null, problem: damaged }), keep },
    recentPages: (pattern) => recent[pattern] ?? [],
    listReleases: async () => listed,
    startPool: async ({ bundle, remotes }) => {
      const [, , name = '', version = ''] = bundle.split('/');
      const versions = [`${name} ${version}`, ...remotes.map((remote) => `${remote.name} ${remote.version}`)];
      const modules = load(versions);
      if (modules === 'hangs') throw new NotReady('not ready in time');
      const pool = new FakePool(versions);
      pools.push(pool);
      return {
        pool,
        started: {
          screens,
          forms: null,
          problems: modules.map((module) => ({ module, message: 'no' })),
        } satisfies Started,
      };
    },
  });
}

const live = (rollout: Rollout) => [...rollout.current.set.releases.values()].map(versionOf).sort().reverse();
const versionOf = ({ release: { name, version } }: VerifiedRelease) => `${name} ${version}`;
const openPools = () => pools.filter(({ isClosed }) => !isClosed);

beforeEach(() => {
  listed = [aListing(shell('1')), aListing(blog('1'))];
  pools = [];
  load = () => [];
  answer = () => 200;
  damaged = null;
  recent = {};
  alarm.mockReset();
  onReleases.mockReset();
  keep.mockReset().mockResolvedValue();
});

describe('a rollout', () => {
  it('has nothing live before the first set, and says so', () => {
    expect(() => follow().current).toThrow('No release set is live yet');
  });

  it('ends the start when there is no shell to show pages in', async () => {
    listed = [{ ...aListing(shell('1')), candidates: [], problem: 'the shell is corrupt' }];
    await expect(follow().reload()).rejects.toThrow('the shell is corrupt');
    listed = [];
    await expect(follow().reload()).rejects.toThrow('No release of the shell can be used');
  });

  it('lets a new set take over, and ends the old workers once they have nothing to do', async () => {
    const rollout = follow();
    await rollout.reload();
    let drained: () => void = () => undefined;
    if (pools[0]) pools[0].isDrained = new Promise((resolve) => (drained = resolve));
    listed = [aListing(shell('1')), aListing(blog('2'))];
    await rollout.reload();
    expect(live(rollout)).toEqual(['shell 1', 'mf-blog 2']);
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
    expect(pools).toHaveLength(1);
    expect(pools[0]?.isClosed).toBe(false);
  });

  it('goes live without a microfrontend that has no release to fall back on', async () => {
    load = (versions) => (versions.includes('mf-blog 1') ? ['mf_blog/blog'] : []);
    const rollout = follow();
    await rollout.reload();
    expect(live(rollout)).toEqual(['shell 1']);
    expect(rollout.current.set.routes[0]).toEqual({ path: '/blog', microfrontend: 'mf-blog', assets: null });
  });

  it('stays as it is when the registry cannot be followed', async () => {
    const rollout = follow();
    await rollout.reload();
    damaged = 'registry.json is damaged';
    listed = [aListing(shell('2'))];
    await rollout.reload();
    expect(live(rollout)).toEqual(['shell 1', 'mf-blog 1']);
    expect(alarm).toHaveBeenCalledWith(expect.stringMatching(/the live release set stays: .*is damaged/));
  });

  it('starts with the registry that was followed last when the registry is damaged', async () => {
    damaged = 'registry.json is damaged';
    const rollout = follow();
    await rollout.reload();
    expect(live(rollout)).toEqual(['shell 1', 'mf-blog 1']);
    expect(alarm).toHaveBeenCalledWith('the registry that was followed last is used: registry.json is damaged');
  });

  it('reads the registry once for all that happened while it was busy', async () => {
    const rollout = follow();
    await Promise.all([rollout.reload(), rollout.reload(), rollout.reload()]);
    expect(keep).toHaveBeenCalledTimes(1);
  });

  it('offers the files of retired releases too, for tabs that were opened on them', async () => {
    listed = [aListing(shell('1')), aListing(blog('2'), blog('1'))];
    await follow().reload();
    const offered = onReleases.mock.calls.flat(2).map((one) => versionOf(one as VerifiedRelease));
    expect(new Set(offered)).toEqual(new Set(['shell 1', 'mf-blog 2', 'mf-blog 1']));
  });

  it('notes what went live, and goes on when that cannot be written', async () => {
    keep.mockRejectedValue(new Error('disk full'));
    const rollout = follow();
    await rollout.reload();
    expect(keep).toHaveBeenCalledWith(
      nothing,
      new Map([
        ['shell', 'sha384-of-shell-1'],
        ['mf-blog', 'sha384-of-mf-blog-1'],
      ]),
    );
    expect(alarm).toHaveBeenCalledWith(expect.stringContaining('disk full'));
    expect(live(rollout)).toEqual(['shell 1', 'mf-blog 1']);
  });
});

describe('a release that hurts', () => {
  const hurts: [string, () => void][] = [
    ['does not load', () => (load = (versions) => (versions.includes('mf-blog 2') ? ['mf_blog/blog'] : []))],
    ['never finishes loading', () => (load = (versions) => (versions.includes('mf-blog 2') ? 'hangs' : []))],
    ['does not render', () => (answer = (versions) => (versions.includes('mf-blog 2') ? 'throws' : 200))],
    ['does not come to its end', () => (answer = (versions) => (versions.includes('mf-blog 2') ? 'late' : 200))],
    ['answers with 500', () => (answer = (versions) => (versions.includes('mf-blog 2') ? 500 : 200))],
    ['names no module of its own', () => (load = (versions) => (versions.includes('mf-blog 2') ? ['__proto__'] : []))],
    [
      'does not render a page that a visitor had',
      () => {
        recent = { '/blog/:slug': ['/blog/hello'] };
        answer = (versions, url) => (versions.includes('mf-blog 2') && url === '/blog/hello' ? 'throws' : 200);
      },
    ],
  ];

  it.each(hurts)('because it %s is not let in, and everything else of the same moment is', async (_, hurt) => {
    const rollout = follow();
    listed.push(aListing(shop('1')));
    await rollout.reload();
    hurt();
    listed = [aListing(shell('2')), aListing(blog('2'), blog('1')), aListing(shop('2'))];
    await rollout.reload();
    expect(live(rollout)).toEqual(['shell 2', 'mf-shop 2', 'mf-blog 1']);
    expect(alarm).toHaveBeenCalledTimes(1);
    expect(alarm).toHaveBeenCalledWith(expect.stringContaining('release not used: mf-blog 2: '));
    expect(openPools()).toEqual([rollout.current.pool]);
  });

  // At a start there are no recent pages.
  it.each(hurts.slice(0, -1))(
    'because it %s is passed over at a start too, for what was good before',
    async (_, hurt) => {
      hurt();
      listed = [
        { ...aListing(shell('1')), lastGood: shell('1') },
        { ...aListing(blog('2'), blog('1')), lastGood: blog('1') },
      ];
      const rollout = follow();
      await rollout.reload();
      expect(live(rollout)).toEqual(['shell 1', 'mf-blog 1']);
      expect(openPools()).toEqual([rollout.current.pool]);
    },
  );

  it('gives way to the newest of the older ones that works, where nothing is known to be good', async () => {
    load = (versions) =>
      versions.includes('mf-blog 4') ? 'hangs' : versions.includes('mf-blog 3') ? ['mf_blog/x'] : [];
    listed = [aListing(shell('1')), aListing(blog('4'), blog('3'), blog('2'), blog('1'))];
    const rollout = follow();
    await rollout.reload();
    expect(live(rollout)).toEqual(['shell 1', 'mf-blog 2']);
    expect(alarm).toHaveBeenCalledTimes(2);
  });

  it('is let in with a page that the live one does not render either', async () => {
    answer = (_, url) => (url === '/blog' ? 503 : 200);
    const rollout = follow();
    await rollout.reload();
    listed = [aListing(shell('1')), aListing(blog('2'), blog('1'))];
    await rollout.reload();
    expect(live(rollout)).toEqual(['shell 1', 'mf-blog 2']);
  });

  it('may take a page away, as long as it does so with 404', async () => {
    const rollout = follow();
    await rollout.reload();
    answer = (versions) => (versions.includes('mf-blog 2') ? 404 : 200);
    listed = [aListing(shell('1')), aListing(blog('2'), blog('1'))];
    await rollout.reload();
    expect(live(rollout)).toEqual(['shell 1', 'mf-blog 2']);
  });
});

describe('a release that is refused', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  async function triesWithin(seconds: number, ...older: VerifiedRelease[]): Promise<number> {
    const rollout = follow();
    await rollout.reload();
    listed = [aListing(shell('1')), aListing(blog('2'), ...older)];
    await rollout.reload();
    const before = keep.mock.calls.length;
    await jest.advanceTimersByTimeAsync(seconds * 1000);
    rollout.close();
    await jest.advanceTimersByTimeAsync(1_000_000);
    return keep.mock.calls.length - before;
  }

  it('for slowness is tried again, after pauses that grow from 5 s to five minutes', async () => {
    load = (versions) => (versions.includes('mf-blog 2') ? 'hangs' : []);
    expect(await triesWithin(5 + 10 + 20 + 40 + 80 + 160 + 300 + 299, blog('1'))).toBe(7);
  });

  it('is looked at again soon while a part of the site is missing, for a repaired file changes no registry', async () => {
    load = (versions) => (versions.length > 1 ? ['mf_blog/blog'] : []);
    expect(await triesWithin(11)).toBe(2);
  });

  it('because it throws is not', async () => {
    answer = (versions) => (versions.includes('mf-blog 2') ? 'throws' : 200);
    expect(await triesWithin(1000, blog('1'))).toBe(0);
  });
});

describe('a release of the shell', () => {
  /** Remotes of the first generation need the first shell. */
  const incompatible = (versions: string[]) =>
    versions.includes('shell 2') && versions.some((version) => version.endsWith('blog 1')) ? ['mf_blog/blog'] : [];

  async function afterPublishing(...next: Listing[]): Promise<string[]> {
    const rollout = follow();
    await rollout.reload();
    listed = next;
    await rollout.reload();
    return live(rollout);
  }

  it('that loses remotes is refused, and not the remotes', async () => {
    load = incompatible;
    expect(await afterPublishing(aListing(shell('2'), shell('1')), aListing(blog('1')))).toEqual([
      'shell 1',
      'mf-blog 1',
    ]);
    expect(alarm).toHaveBeenCalledWith(
      expect.stringContaining('release not used: shell 2: mf_blog/blog does not load'),
    );
  });

  it('that comes together with the remotes that it needs is let in', async () => {
    load = incompatible;
    expect(await afterPublishing(aListing(shell('2')), aListing(blog('2')))).toEqual(['shell 2', 'mf-blog 2']);
  });

  it('that no longer finds what the one before it found is refused', async () => {
    recent = { '/blog/:slug': ['/blog/hello'] };
    answer = (versions, url) => (versions.includes('shell 2') && url === '/blog/hello' ? 404 : 200);
    expect(await afterPublishing(aListing(shell('2')), aListing(blog('1')))).toEqual(['shell 1', 'mf-blog 1']);
    expect(alarm).toHaveBeenCalledWith(expect.stringContaining('/blog/hello is answered with 404'));
  });

  it('that never starts gives way to the older one, also where no other is known to be good', async () => {
    load = (versions) => (versions.includes('shell 2') ? 'hangs' : []);
    listed = [aListing(shell('2'), shell('1')), aListing(blog('1'))];
    const rollout = follow();
    await rollout.reload();
    expect(live(rollout)).toEqual(['shell 1', 'mf-blog 1']);
  });
});
