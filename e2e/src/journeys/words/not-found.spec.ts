import { bothWays, expect, test, visit } from '../../test.ts';

/** The not-found views of section 8 of the specification: address, heading, text and the way on. */
const NOT_FOUND = [
  {
    path: '/business/no-such-business',
    heading: 'Business Not Found',
    text: "The business you're looking for doesn't exist or has been removed.",
  },
  {
    path: '/category/no-such-practice',
    heading: 'Category Not Found',
    text: "The category you're looking for doesn't exist.",
  },
  { path: '/city/atlantis?state=TX', heading: 'No Law Firms Found', text: 'No law firms found in Atlantis, TX.' },
  {
    path: '/blog/no-such-post',
    heading: 'Blog Post Not Found',
    text: "The blog post you're looking for doesn't exist.",
    way: 'Back to Blog',
  },
  // An invented token opens no draft.
  {
    path: '/blog/no-such-post?preview=1893456000.abc',
    heading: 'Blog Post Not Found',
    text: "The blog post you're looking for doesn't exist.",
    way: 'Back to Blog',
  },
  { path: '/blog/category/no-such-category', heading: 'Category Not Found', text: '' },
  { path: '/blog/tag/no-such-tag', heading: 'Tag Not Found', text: '' },
  { path: '/blog/author/no-such-author', heading: 'Author Not Found', text: '' },
  {
    path: '/best-cat-lawyers-in-atlantis',
    heading: 'Page Not Found',
    text: "The page you're looking for doesn't exist.",
    way: 'Return to Home',
  },
  { path: '/no/such/page', heading: '404 Page Not Found', text: '' },
];

bothWays('not found', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  for (const { path, heading, text, way } of NOT_FOUND) {
    test(`${path}: '${heading}', with ways on`, async ({ page, guard }) => {
      guard.allow(/the server responded with a status of 404/);
      expect((await visit(page, path))?.status()).toBe(404);
      const main = page.getByRole('main');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(main).toContainText(text);
      if (way) await expect(main.getByRole('link', { name: way })).toBeVisible();
      await expect(main.getByRole('navigation', { name: 'Popular practice areas' })).toBeVisible();
      await main.getByRole('search', { name: 'Find a lawyer' }).getByRole('searchbox').fill('divorce');
      await main.getByRole('search', { name: 'Find a lawyer' }).getByRole('button', { name: 'Search' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Results for "divorce"');
    });
  }
});
