import { axeViolations } from '../../axe.ts';
import { postWhere } from '../../posts.ts';
import { main } from '../../locators.ts';
import { expect, open, test, visit } from '../../test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('posts about a practice area stand on its pages in the directory, and open', async ({ page, request }) => {
    const { practices } = await postWhere(request, (post) => post.practices.length > 0);
    const practice = practices[0]?.slug;
    await visit(page, `/category/${practice}`);
    const firm = await main(page).locator('article a[href^="/business/"]').first().getAttribute('href');
    const addresses = [
      `/category/${practice}`,
      `/search?category=${practice}`,
      `/best-${practice}-lawyers-in-houston`,
      firm,
    ];
    for (const address of addresses) {
      // While the blog is overloaded, a page is rendered without the block. It is rendered again some seconds later.
      await expect(async () => {
        await visit(page, address ?? '');
        const posts = page.getByRole('region', { name: 'From the blog' }).getByRole('article');
        await expect(posts.first()).toBeVisible({ timeout: 1_000 });
      }).toPass();
    }
    const link = page.getByRole('region', { name: 'From the blog' }).getByRole('article').first().getByRole('link');
    const title = await link.innerText();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
});

test.describe('posts on pages of the directory', () => {
  test('stand below the firms of a practice area, and open', async ({ page, request }) => {
    const about = await postWhere(request, ({ practices }) => practices.length > 0);
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
    await expect(
      page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Blog' }),
    ).toBeVisible();
  });
});
