import { readAddresses } from '../../addresses.ts';
import { ask, askPatiently } from '../../patiently.ts';
import { REGISTRY, servicesOf, startShell, type Shell } from '../../start-shell.ts';
import { expect, open, test, visit } from '../../test.ts';
import { unrulyService, type Mood, type UnrulyService } from '../../unruly-service.ts';

// This shell is the journey's own. It asks the shared services, and the blog through a service that can be spoiled.
const OTHERS = ['/', '/category/personal-injury', '/search?query=divorce', '/lawyers-by-state'];

let blog: UnrulyService;
let shell: Shell;

const statusOf = async (address: string) => (await ask(`${shell.url}${address}`)).status;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  const { demo } = readAddresses();
  blog = await unrulyService(demo);
  const unruly = { name: 'svc-blog', url: blog.url, prefixes: ['/api/blog/'] };
  shell = await startShell([servicesOf(demo), unruly], REGISTRY);
});

test.afterAll(async () => {
  shell.stop();
  await blog.stop();
});

for (const mood of ['broken', 'garbled', 'slow'] as Mood[]) {
  test(`a blog that is ${mood} says so, costs no other page anything, and comes back by itself`, async ({
    page,
    guard,
  }) => {
    guard.allow(/the server responded with a status of 50\d/);
    blog.mood = mood;
    // A machine that is busy refuses now and then. What the blog breaks would be refused for good.
    for (const address of OTHERS)
      expect([address, (await askPatiently(shell.url + address)).status]).toEqual([address, 200]);
    // A new address, because a kept page would be shown.
    const address = `/blog?query=${mood}`;
    expect((await page.goto(`${shell.url}${address}`))?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try Again' }).first()).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

    // A page of the directory leaves the block out without a word, and is kept like any other.
    const lacking = await ask(`${shell.url}/category/personal-injury`);
    expect(lacking.text).not.toContain('From the blog');
    expect(lacking.headers.get('cache-control')).toBe('private, no-cache');
    await open(page, `${shell.url}/category/personal-injury`);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'From the blog' })).toHaveCount(0);
    await expect(page.getByText('Something went wrong')).toHaveCount(0);

    blog.mood = 'well';
    await expect.poll(() => statusOf(address)).toBe(200);
    await visit(page, `${shell.url}/blog`);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
}

test('posts are in pages of the directory again when the blog is', async () => {
  const html = async () => (await ask(`${shell.url}/category/divorce-family-law`)).text;
  // Posts that came too late for a page are asked for again 5 s later, so that a slow machine needs several pages.
  await expect.poll(html, { timeout: 60_000 }).toContain('From the blog');
});
