import { axeViolations } from '../../axe.ts';
import { postWhere } from '../../posts.ts';
import { expect, open, test } from '../../test.ts';

test('posts stand below the firms of a practice area, and open', async ({ page }) => {
  const about = await postWhere(page.request, ({ practices }) => practices.length > 0);
  const practice = about.practices[0]?.slug;
  for (const path of [`/category/${practice}`, `/search?category=${practice}`]) {
    // While the blog is overloaded, a page has no block. The next visit shows it.
    await expect(async () => {
      await open(page, path);
      const block = page.getByRole('region', { name: 'From the blog' });
      await expect(block.getByRole('article').first()).toBeVisible({ timeout: 5_000 });
    }).toPass();
    expect(await axeViolations(page)).toEqual([]);
  }
  await page.getByRole('region', { name: 'From the blog' }).getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Blog' })).toBeVisible();
});
