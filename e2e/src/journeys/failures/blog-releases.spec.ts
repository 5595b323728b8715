import path from 'node:path';
import { ask } from '../../ask.ts';
import { readAddresses } from '../../addresses.ts';
import { ReleaseFolder } from '../../spoiled-release.ts';
import { ROOT, startShell, type Shell } from '../../start-shell.ts';
import { expect, open, test, visit } from '../../test.ts';

// These shells are the journey's own, over the shared services, with a broken release of mf-blog.
const BLOG = 'lawdex/mf-blog';
const OTHERS = ['/', '/category/personal-injury', '/search?query=divorce', '/lawyers-by-state'];
const upstreams = () => [{ name: 'site', url: readAddresses().demo, prefixes: ['/api/'] }];

/** Each release with what readers see when no good release of mf-blog is known. */
const RELEASES: [string, (releases: ReleaseFolder) => void][] = [
  ['throws while it loads', (releases) => releases.spoil(BLOG, /^server\/remoteEntry/, 'throw new Error("no");')],
  ['never finishes loading', (releases) => releases.spoil(BLOG, /^server\/remoteEntry/, 'for (;;);')],
  ['is missing', (releases) => releases.lose(BLOG)],
];

let releases: ReleaseFolder;
let shell: Shell | undefined;

test.beforeEach(() => {
  releases = new ReleaseFolder(path.join(ROOT, '.cache/build/registry.json'));
});

test.afterEach(() => {
  shell?.stop();
  shell = undefined;
  releases.remove();
});

const start = async () => {
  shell = await startShell(upstreams(), releases.registryFile, {
    RELEASES_DIR: releases.dir,
    RENDER_START_DEADLINE_MS: '10000',
  });
  return shell;
};
const expectOthers = async ({ url }: Shell) => {
  for (const address of OTHERS) await expect.poll(async () => (await ask(`${url}${address}`)).status).toBe(200);
};

for (const [flaw, spoil] of RELEASES) {
  test(`a blog whose only release ${flaw} says so, costs no other page anything, and comes back with a better one`, async ({
    page,
    guard,
  }) => {
    guard.allow(/the server responded with a status of 503|Federation Runtime/);
    spoil(releases);
    const site = await start();
    await expectOthers(site);
    const answer = await page.goto(`${site.url}/blog`);
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await open(page, `${site.url}/category/personal-injury`);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();

    releases.mend();
    await expect.poll(async () => (await ask(`${site.url}/blog`)).status, { timeout: 60_000 }).toBe(200);
    await open(page, `${site.url}/blog`);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
}

test('a release of the blog whose code does not run in the browser leaves the page of the server, also where it is opened from another page', async ({
  page,
  guard,
}) => {
  guard.allow(/does not run here|Loading chunk expose-list failed|preloaded using link preload but not used/);
  releases.spoil(BLOG, /^client\/expose-list.*\.js$/, 'throw new Error("does not run here");');
  const site = await start();
  expect((await ask(`${site.url}/blog`)).text).toContain('<article');
  await visit(page, `${site.url}/blog`);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await open(page, `${site.url}/category/personal-injury`);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveTitle(/Blog/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
