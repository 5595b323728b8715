import { setTimeout as delay } from 'node:timers/promises';
import type { BlogPostSummary } from '@lawdex/contracts';
import { sendSignal, startSite, type RunningSite } from '@lawdex/infra/testing';
import { ask } from '../../patiently.ts';
import { expect, open, test } from '../../test.ts';

// This site is the journey's own. Its svc-blog is killed, and the supervisor starts it again.
const READERS = 20;
/** Milliseconds between two tries, so that the readers leave the machine time to start the service again. */
const PAUSE_MS = 500;

let site: RunningSite;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  site = await startSite({ seedSize: 40, env: { TRUSTED_PROXIES: '127.0.0.1' } });
  await site.settled();
});

test.afterAll(() => site.stop());

/** Somebody from a network of their own, because a visitor's and a network's views are counted once and few times a day. */
let readers = 0;
const newReader = () => ({
  'user-agent': 'Mozilla/5.0',
  'x-forwarded-for': `10.${readers >> 8}.${readers++ & 255}.1`,
});

/** Asks until there is an answer, as a page does while the blog is away. */
async function answered(path: string, reader?: ReturnType<typeof newReader>): Promise<string> {
  for (;;) {
    const answer = await ask(site.origin + path, reader).catch(() => null);
    if (answer?.status === 200) return answer.text;
    await delay(PAUSE_MS);
  }
}

const posts = async () => JSON.parse(await answered('/api/blog/popular?limit=50')) as BlogPostSummary[];
const viewsOf = async (slug: string) => (await posts()).find((post) => post.slug === slug)?.viewCount;

test('readers of pages and calls are as many views, also while svc-blog is away', async () => {
  const [post] = await posts();
  const { slug, viewCount: before } = post ?? { slug: '', viewCount: NaN };
  const read = async (reader: number): Promise<void> => {
    if (reader % 2 === 0) return void (await answered(`/api/blog/posts/${slug}`, newReader()));
    const page = await ask(`${site.origin}/blog/${slug}`, newReader());
    expect(page.status).toBe(200);
  };
  await read(1);
  sendSignal(site.pids()['svc-blog'] ?? NaN, 'SIGKILL');
  // The page is kept; the calls wait for the service.
  await Promise.all(Array.from({ length: READERS }, (_, reader) => read(reader)));
  await expect.poll(() => viewsOf(slug)).toBe(before + 1 + READERS);
});

test('a post that is pointed at is not viewed until it is opened, and then once', async ({ page }) => {
  await open(page, `${site.origin}/blog`);
  const link = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link');
  const slug = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
  const call = (purpose: string | undefined) =>
    page.waitForResponse(
      (answer) => answer.url().endsWith(`/posts/${slug}`) && answer.request().headers()['purpose'] === purpose,
    );
  const before = (await viewsOf(slug)) ?? NaN;
  const early = call('prefetch');
  await link.hover();
  await (await early).finished();
  expect(await viewsOf(slug)).toBe(before);
  const view = call(undefined);
  await link.click();
  await (await view).finished();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => viewsOf(slug)).toBe(before + 1);
});

for (const [state, signal] of [
  ['killed', 'SIGKILL'],
  ['told to end', 'SIGTERM'],
  ['frozen', 'SIGSTOP'],
] as const) {
  test(`a blog that is ${state} costs no other page anything, says so, and comes back by itself`, async ({
    page,
    guard,
  }) => {
    guard.allow(/the server responded with a status of 50\d/);
    const statusOf = async (address: string) => (await ask(site.origin + address)).status;
    // A new address each time, because a kept page would be shown.
    let asked = 0;
    const list = () => `/blog?query=${state.replaceAll(' ', '-')}-${asked++}`;
    await posts();
    process.kill(site.pids()['svc-blog'] ?? NaN, signal);
    await expect.poll(() => statusOf(list())).toBe(503);
    for (const address of ['/', '/category/tax-law', `/search?query=${signal}`, '/business/add']) {
      // Any page may be late once on a machine that is busy starting a service.
      await expect.poll(() => statusOf(address)).toBe(200);
    }
    await expect.poll(() => statusOf(list()), { timeout: 120_000 }).toBe(200);
    await open(page, `${site.origin}/blog`);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
}
