import { longPost, postWhere } from '../../posts.ts';
import { expect, open, test } from '../../test.ts';

test('table of contents: entries link to anchors, and follow who reads', async ({ page }) => {
  const post = await longPost(page.request);
  await open(page, `/blog/${post.slug}`);
  const contents = page.getByRole('navigation', { name: 'Table of Contents' });
  const third = post.headings.filter(({ level }) => level <= 4)[2];
  await contents.getByRole('link', { name: third?.text, exact: true }).click();
  await expect(page.locator(`[id="${third?.id}"]`)).toBeInViewport();
  await expect(contents.getByRole('link', { name: third?.text, exact: true })).toHaveAttribute(
    'aria-current',
    'location',
  );
});

test('a link in an article to a page of this site is followed without loading a document', async ({ page }) => {
  const linking = await postWhere(page.request, ({ content }) => content.includes('href="/blog/'));
  await open(page, `/blog/${linking.slug}`);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const link = page.locator('article a[href^="/blog/"]:not([href*="/author/"]):not([href*="/category/"])').first();
  await link.click();
  await expect(page).not.toHaveURL(`/blog/${linking.slug}`);
  // The next article is built of elements too, because the page's policy refuses to parse HTML.
  await expect(page.locator('article h2').first()).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
