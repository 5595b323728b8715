import { expect, open, test, visit } from '../../test.ts';

test('submit navigates to /search with only the non-empty query and location as parameters', async ({ page }) => {
  await open(page, '/terms');
  const search = page.getByRole('banner').getByRole('search');
  await search.getByLabel('Location').fill('Houston');
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?location=Houston');
  await open(page, '/terms');
  await search.getByLabel('Location').fill('Houston');
  await search.getByLabel('Lawyers or practice areas').fill('divorce');
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?query=divorce&location=Houston');
});

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

test('a mobile menu toggle opens the same search and links, and Escape closes it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, '/terms');
  const header = page.getByRole('banner');
  await expect(header.getByRole('search')).toBeHidden();
  await header.getByRole('button', { name: 'Open menu' }).click();
  await expect(header.getByRole('search')).toBeVisible();
  await expect(header.getByRole('link', { name: 'List Your Firm' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(header.getByRole('search')).toBeHidden();
  await header.getByRole('button', { name: 'Open menu' }).click();
  await header.getByLabel('Lawyers or practice areas').fill('bankruptcy');
  await header.getByLabel('Lawyers or practice areas').press('Enter');
  await expect(page).toHaveURL('/search?query=bankruptcy');
  await expect(header.getByRole('search')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } });

  test('on a phone the menu is open and its search works', async ({ page }) => {
    await visit(page, '/terms');
    const header = page.getByRole('banner');
    await header.getByLabel('Lawyers or practice areas').fill('divorce');
    await header.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Results for "divorce"');
  });
});
