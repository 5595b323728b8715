import { ask, askPatiently } from '../../patiently.ts';
import { expect, open, test, visit } from '../../test.ts';
import { siteWithUnruly, type Mood } from '../../unruly-service.ts';

const OTHERS = ['/', '/category/personal-injury', '/search?query=divorce', '/lawyers-by-state'];
const site = siteWithUnruly('svc-blog', ['/api/blog/']);
const statusOf = async (address: string) => (await ask(`${site.shell.url}${address}`)).status;

for (const mood of ['broken', 'garbled', 'slow'] as Mood[]) {
  test(`a blog that is ${mood} says so, costs no other page anything, and comes back by itself`, async ({
    page,
    guard,
  }) => {
    guard.allow(/the server responded with a status of 50\d/);
    site.service.mood = mood;
    // A machine that is busy refuses now and then. What the blog breaks would be refused for good.
    for (const address of OTHERS)
      expect([address, (await askPatiently(site.shell.url + address)).status]).toEqual([address, 200]);
    // A new address, because a kept page would be shown.
    const address = `/blog?query=${mood}`;
    expect((await page.goto(`${site.shell.url}${address}`))?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try Again' }).first()).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

    // A page of the directory leaves the block out without a word, and is kept like any other.
    const lacking = await ask(`${site.shell.url}/category/personal-injury`);
    expect(lacking.text).not.toContain('From the blog');
    expect(lacking.headers.get('cache-control')).toBe('private, no-cache');
    await open(page, `${site.shell.url}/category/personal-injury`);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'From the blog' })).toHaveCount(0);
    await expect(page.getByText('Something went wrong')).toHaveCount(0);

    site.service.mood = 'well';
    await expect.poll(() => statusOf(address)).toBe(200);
    await visit(page, `${site.shell.url}/blog`);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
}

test('posts are in pages of the directory again when the blog is', async () => {
  const html = async () => (await ask(`${site.shell.url}/category/divorce-family-law`)).text;
  // Posts that came too late for a page are asked for again 5 s later, so that a slow machine needs several pages.
  await expect.poll(html, { timeout: 60_000 }).toContain('From the blog');
});
