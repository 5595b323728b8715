import { main } from '../../locators.ts';
import { bothWays, expect, open, test } from '../../test.ts';

const MONTANA = '/search?query=cheap+will&location=Montana';

for (const width of [375, 1280])
  bothWays(`search at ${width} px`, (go) => {
    test.use({ viewport: { width, height: 900 } });

    test('a filter of the words is named by its value', async ({ page }) => {
      for (const [query, label] of [
        ['open sunday', 'Open Sunday'],
        ['24 hour dui lawyer', 'Open 24 Hours'],
      ] as const) {
        await go(page, `/search?query=${encodeURIComponent(query)}`);
        await expect(main(page).getByRole('link', { name: `Remove filter: ${label}` })).toBeVisible();
        await expect(main(page).getByText('Not searched for')).toHaveCount(0);
      }
    });

    test('No businesses found: the nearest follow directly, and Clear Filters says what it clears', async ({
      page,
    }) => {
      await go(page, MONTANA);
      const headings = main(page).getByRole('heading', { level: 2 });
      const texts = (await headings.allInnerTexts()).filter((text) => text !== 'Filters');
      expect(texts.slice(0, 2)).toEqual(['No businesses found', 'Other lawyers in Montana']);
      await expect(main(page).getByRole('article').first()).toContainText(', MT');
      const clear = main(page).getByRole('link', { name: 'Clear Filters' });
      await expect(clear).toHaveAccessibleDescription('Starts over: clears your words and your place.');
      await clear.click();
      await expect(page).toHaveURL(/\/search$/);
    });

    test('Showing {from}-{to} of {total} results has separators, and page 2 a title of its own', async ({ page }) => {
      await go(page, '/search');
      await expect(main(page).getByText(/^Showing 1-20 of \d{1,3}(,\d{3})* results$/)).toBeVisible();
      await go(page, '/search?query=divorce&page=2');
      await expect(page).toHaveTitle(/^Search Results for "divorce", page 2/);
    });
  });

test('Skip to results is first in main, and leads to them', async ({ page }) => {
  await open(page, '/search?query=divorce');
  const skip = main(page).locator('a, button, input, select').first();
  await expect(skip).toHaveText('Skip to results');
  await skip.focus();
  await expect(skip).toBeInViewport();
  await skip.press('Enter');
  await expect(page.locator('#results')).toBeFocused();
});

bothWays('a search says what it did', (go) => {
  test('each result says why it is there, and by which rules', async ({ page }) => {
    await go(page, '/search?query=immigration');
    const why = page.getByRole('main').getByRole('article').first().locator('details');
    await expect(why.getByText(/^Rated|no reviews yet/)).toBeHidden();
    await why.locator('summary').click();
    await expect(why.getByText(/^Rated|no reviews yet/)).toBeVisible();
    await why.getByRole('link', { name: 'How results are ranked' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How results are ranked');
    await expect(page.getByRole('main')).toContainText('Nobody can pay for a place');
  });
});
