import { bothWays, expect, test, visit } from '../../test.ts';

const gone = (what: string) => `The ${what} you're looking for doesn't exist`;
const POST = ['Blog Post Not Found', `${gone('blog post')}.`, 'Back to Blog'] as const;

/** The not-found views of section 8 of the specification: address, heading, text and the way on. */
const NOT_FOUND: [path: string, heading: string, text?: string, way?: string][] = [
  ['/business/no-such-business', 'Business Not Found', `${gone('business')} or has been removed.`],
  ['/category/no-such-practice', 'Category Not Found', `${gone('category')}.`],
  ['/city/atlantis?state=TX', 'No Law Firms Found', 'No law firms found in Atlantis, TX.'],
  ['/blog/no-such-post', ...POST],
  // An invented token opens no draft.
  ['/blog/no-such-post?preview=1893456000.abc', ...POST],
  ['/blog/category/no-such-category', 'Category Not Found'],
  ['/blog/tag/no-such-tag', 'Tag Not Found'],
  ['/blog/author/no-such-author', 'Author Not Found'],
  ['/best-cat-lawyers-in-atlantis', 'Page Not Found', `${gone('page')}.`, 'Return to Home'],
  ['/no/such/page', '404 Page Not Found'],
];

bothWays('not found', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  for (const [path, heading, text = '', way] of NOT_FOUND) {
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
