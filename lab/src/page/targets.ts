import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { BLOG_PATH, blogPostPath, businessPath, categoryPath, SEARCH_PATH, searchPath } from '@lawdex/contracts';
import type { BlogPostPage, PracticeHub, Site } from '@lawdex/contracts';
import { baseEnvironment, cpuOf, dataPaths, ROOT, until } from '@lawdex/infra/testing';
import { PROCESSES } from '../kit/drill.ts';
import { liveReleases, newFolder, newSite, readWhenThere, stockOf } from '../kit/site.ts';
import { searchOf, SORTS } from '../kit/visits.core.ts';

/** Milliseconds of CPU, by process. */
export type Cost = Record<string, number>;

export const FIRMS = 3_000;
const RELEASES = join(ROOT, 'releases');

export const sumOf = (cost: Cost): number => Object.values(cost).reduce((sum, ms) => sum + ms, 0);

/** The site of a checkout, with data of its own, once it has done what it does after a start, such as landing pages. */
export async function startCheckout(root: string) {
  const dataDir = newFolder();
  // Releases are named by what they are built from: those that did not change since are not built again.
  const env = { DEMO_FIRMS: String(FIRMS), RELEASES_DIR: RELEASES };
  const { site, origin } = await newSite(dataDir, root, env);
  await site.start();
  const kinds = await pageKinds(origin);
  /** What it has used so far. */
  const cpu = (): Cost => Object.fromEntries(PROCESSES.map((name) => [name, cpuOf(site.pidOf(name))]));
  await until(async () => {
    const before = sumOf(cpu());
    await delay(1_000);
    // A site that nobody asks uses a fraction of this.
    return sumOf(cpu()) - before < 100;
  }, 90_000);
  return { origin, kinds, cpu, live: liveReleases(dataPaths(dataDir).registry, RELEASES) };
}

type Checkout = Awaited<ReturnType<typeof startCheckout>>;
/** The plain server asks nobody while it is measured: it has to see each page before. */
export type Target = Omit<Checkout, 'live'> & { isPlain?: true };

/** The plain server on the releases of a site, in a process of its own. */
export async function startPlainServer({ origin, kinds, live }: Checkout): Promise<Target> {
  const all = live.map(({ dir, release }) => ({ ...release, entry: join(dir, 'server', release.serverEntry) }));
  const bundle = all.find(({ name }) => name === 'shell')?.entry;
  const remotes = all.filter(({ name }) => name !== 'shell');
  // The site as the shell hands it to pages: every document carries it.
  const [, state = '{}'] = /id="page-state">(.*?)<\/script>/s.exec(await (await fetch(origin)).text()) ?? [];
  const { site }: { site: Site } = JSON.parse(state);
  const setup = JSON.stringify({ bundle, remotes, site });
  const options = { env: { ...baseEnvironment(), NODE_ENV: 'production' }, execArgv: [] };
  const child = fork(join(import.meta.dirname, 'plain-server.mjs'), [setup], options);
  const [address]: unknown[] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (typeof address !== 'string') throw new Error('The plain server ended while starting.');
  return { origin: address, kinds, cpu: () => ({ plain: cpuOf(child.pid ?? 0) }), isPlain: true };
}

export interface PageKind {
  name: string;
  /** Addresses of which no two are the same page. */
  paths: string[];
  /** Asked for as who comes from elsewhere, or again and again within the 3 s for which a page is kept. */
  as?: 'first visit' | 'kept';
}

/** As many as are measured, and as many again to warm up. */
const ADDRESSES = 2_000;

async function pageKinds(origin: string): Promise<PageKind[]> {
  const read = <T>(path: string): Promise<T> => readWhenThere<T>(origin + path);
  const stock = await stockOf(origin);
  const { categories, businesses } = stock;
  const hubs = await Promise.all(categories.map(({ slug }) => read<PracticeHub>(`/api/seo/practice/${slug}`)));
  const { posts } = await read<BlogPostPage>('/api/blog/posts');
  // Many firms have these practice areas, and no place narrows them.
  const many = categories.filter(({ businessCount }) => businessCount >= 80);
  const searches = many.flatMap(({ name: query }) => SORTS.map((sort) => ({ query, ...sort })));
  const full = searches.flatMap((search) => [searchPath(search), searchPath({ ...search, rating: 3 })]);
  // Lists showed 24 businesses until 2026-11-28, so an older commit has these pages, too.
  const lists = categories.flatMap(({ slug, businessCount }) =>
    Array.from({ length: Math.floor(businessCount / 24) }, (_, index) => categoryPath(slug, index + 1)),
  );
  // Not those that were asked a moment ago, which are kept.
  const others = [...full.slice(full.length / 2), ...full.slice(0, full.length / 2)];
  return [
    { name: `${SEARCH_PATH}, 20 results`, paths: full },
    { name: `${SEARCH_PATH}, 20 results, first visit`, paths: others, as: 'first visit' },
    { name: `${SEARCH_PATH}, 20 results, kept`, paths: full, as: 'kept' },
    { name: `${SEARCH_PATH}, words and place`, paths: Array.from({ length: ADDRESSES }, (_, n) => searchOf(stock, n)) },
    { name: '/business/{slug}', paths: businesses.slice(0, ADDRESSES).map(({ slug }) => businessPath(slug)) },
    { name: '/category/{slug}', paths: lists },
    { name: 'landing', paths: hubs.flatMap(({ cities }) => cities.map(({ to }) => to)) },
    { name: '/', paths: ['/'] },
    { name: BLOG_PATH, paths: [BLOG_PATH] },
    { name: `${BLOG_PATH}/{slug}`, paths: posts.map(({ slug }) => blogPostPath(slug)) },
  ];
}
