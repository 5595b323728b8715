import { longPost } from '../../posts.ts';
import { main } from '../../locators.ts';
import { expect, open, test, visit } from '../../test.ts';

test('a card opens /blog/{slug}, and leads on to its author and back', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lawdex Blog');
  const first = main(page).getByRole('article').first().getByRole('link');
  const title = await first.innerText();
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.getByRole('link', { name: /^View all posts by / }).click();
  await expect(page.getByRole('heading', { name: /^Articles by / })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`changing page scrolls smoothly to top; at once for who wants less motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await open(page, '/blog');
    const next = page.getByRole('link', { name: 'Next' });
    await next.scrollIntoViewIfNeeded();
    const between = await page.evaluateHandle(() => {
      const [seen, from] = [new Set<number>(), window.scrollY];
      document.addEventListener(
        'scroll',
        () => window.scrollY > 0 && window.scrollY < from && seen.add(window.scrollY),
      );
      return seen;
    });
    await next.click();
    await expect(page).toHaveURL('/blog?page=2');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lawdex Blog, page 2');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect((await between.evaluate((seen) => seen.size)) > 1).toBe(reducedMotion === 'no-preference');
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the list is paged, searched and left for a post, which is there with its contents and its share links', async ({
    page,
  }) => {
    const post = await longPost(page.request);
    await visit(page, '/blog');
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/blog?page=2');
    await page.getByRole('searchbox', { name: 'Search the blog' }).fill(post.title);
    await page.getByRole('search', { name: 'Blog' }).getByRole('button', { name: 'Search' }).click();
    await page.getByRole('main').getByRole('article').getByRole('link', { name: post.title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title);
    for (const { id } of post.headings) await expect(page.locator(`[id="${id}"]`)).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Share on LinkedIn' })).toHaveAttribute('href', /linkedin/);
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
  });
});
