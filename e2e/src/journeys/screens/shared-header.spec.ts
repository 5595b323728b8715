import { expect, open, test } from '../../test.ts';

for (const path of ['/', '/search', '/search?view=map', '/category/personal-injury', '/terms', '/no/such/page']) {
  test(`${path} has one search box, however wide the screen is`, async ({ page, guard }) => {
    guard.allow(/the server responded with a status of 404/);
    for (const width of [1280, 1024, 375]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, path);
      // On a phone the search is in the menu, unless the page has a box of its own.
      const count = width === 375 && path === '/terms' ? 0 : 1;
      await expect(page.getByRole('search'), `at ${width} pixels`).toHaveCount(count);
    }
  });
}
