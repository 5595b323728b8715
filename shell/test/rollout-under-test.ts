import { jest } from '@jest/globals';
import type { Registry } from '@lawdex/contracts';
import type { Pool } from '../src/http/rollout/check-set.ts';
import { Rollout } from '../src/http/rollout/rollout.ts';
import type { Started } from '../src/protocol/render.ts';
import type { Listing } from '../src/registry/listings.ts';
import type { VerifiedRelease } from '../src/registry/read-release.ts';
import type { RenderOutcome, RenderTask } from '../src/render/job.ts';
import { NotReady } from '../src/render/thread.ts';
import { siteConfig } from '../src/site.config.ts';
import { aListing, aRelease } from './sets.ts';

const screen = { head: '', html: '' };
const screens = { loading: screen, error: screen, 'not-found': screen };

export const shell = (version: string) => aRelease('shell', version);
export const blog = (version: string) =>
  aRelease('mf-blog', version, {
    routes: [
      { path: '/blog', module: './blog' },
      { path: '/blog/:slug', module: './post' },
    ],
  });
export const shop = (version: string) =>
  aRelease('mf-shop', version, { routes: [{ path: '/shop', module: './shop' }] });
/** What the registry lists at first. */
export const first = (): Listing[] => [aListing(shell('1')), aListing(blog('1'))];

class FakePool implements Pool {
  isClosed = false;
  isDrained = Promise.resolve();

  constructor(readonly versions: string[]) {}

  async render({ request: { url } }: RenderTask): Promise<RenderOutcome> {
    const status = site.answer(this.versions, url);
    if (status === 'late') return { kind: 'late', cause: 'load' };
    if (status === 'throws') return { kind: 'failed', reason: 'threw' };
    const page = { status, head: '', html: Buffer.from(''), state: Buffer.from('{}') };
    return { kind: 'rendered', result: { kind: 'page', ...page } };
  }

  drained(): Promise<void> {
    return this.isDrained;
  }

  close(): void {
    this.isClosed = true;
  }
}

export const nothing: Registry = { schema: '', microFrontends: {} };

const begin = () => ({
  pools: [] as FakePool[],
  listed: first(),
  /** The effect of loading a set of these releases: failing modules, or 'hangs'. */
  load: (_versions: string[]): string[] | 'hangs' => [],
  answer: (_versions: string[], _url: string): number | 'throws' | 'late' => 200,
  damaged: null as string | null,
  recent: {} as Record<string, string[]>,
});

/** What the rollout of a test finds; it begins anew for each. */
export const site = begin();
export const alarm = jest.fn();
export const onReleases = jest.fn<(releases: readonly VerifiedRelease[]) => void>();
export const keep = jest.fn<(registry: Registry, live: ReadonlyMap<string, string>) => Promise<void>>();

export function anewEachTime(): void {
  beforeEach(() => {
    Object.assign(site, begin());
    alarm.mockReset();
    onReleases.mockReset();
    keep.mockReset().mockResolvedValue();
  });
}

/** A rollout that has followed the registry as it was after each of these publications. */
export async function follow(...publications: Listing[][]): Promise<Rollout> {
  const rollout = new Rollout({
    site: siteConfig('https://lawdex.test', false),
    size: 1,
    startDeadline: 1,
    heapMb: 1,
    callService: () => Promise.reject(new Error('not asked')),
    log: () => undefined,
    alarm,
    onReleases,
    registry: { read: async () => ({ registry: nothing, lastGood: null, problem: site.damaged }), keep },
    recentPages: (pattern) => site.recent[pattern] ?? [],
    listReleases: async () => site.listed,
    startPool: async ({ bundle, remotes }) => {
      const [, , name = '', version = ''] = bundle.split('/');
      const versions = [`${name} ${version}`, ...remotes.map((remote) => `${remote.name} ${remote.version}`)];
      const modules = site.load(versions);
      if (modules === 'hangs') throw new NotReady('not ready in time');
      const pool = new FakePool(versions);
      site.pools.push(pool);
      const problems = modules.map((module) => ({ module, message: 'no' }));
      return { pool, started: { screens, forms: null, problems } satisfies Started };
    },
  });
  for (const listings of publications) {
    site.listed = listings;
    await rollout.reload();
  }
  return rollout;
}

export const versionOf = ({ release: { name, version } }: VerifiedRelease) => `${name} ${version}`;
/** The releases that are live, the shell first. */
export const liveIn = (rollout: Rollout) => [...rollout.current.set.releases.values()].map(versionOf).sort().reverse();
