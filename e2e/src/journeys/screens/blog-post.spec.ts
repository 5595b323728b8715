import { isTakenId } from '@lawdex/contracts';
import { longPost } from '../../posts.ts';
import { expect, open, test, visit } from '../../test.ts';

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

test('no anchor shadows a property of document or window', async ({ page }) => {
  await visit(page, '/blog');
  const names = await page.evaluate(() => {
    const found = new Set<string>();
    for (const root of [window, document]) {
      for (let at: object | null = root; at; at = Object.getPrototypeOf(at) as object | null) {
        for (const name of Object.getOwnPropertyNames(at)) found.add(name);
      }
    }
    return [...found];
  });
  // Containers of microfrontends are named by their versions, which no heading can be.
  const possible = names.filter((name) => name === name.toLowerCase() && !/^\d+$|^mf_/.test(name));
  expect(possible.length).toBeGreaterThan(150);
  expect(possible.filter((name) => !isTakenId(name))).toEqual([]);
});
