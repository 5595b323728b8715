import { SEARCH_PAGE_SIZE } from '@lawdex/contracts';
import type { SearchResponse } from '@lawdex/contracts';
import { main } from '../../locators.ts';
import { getPatiently } from '../../patiently.ts';
import { expect, open, test, visit } from '../../test.ts';

const MONTANA = '/search?query=cheap+will&location=Montana';

for (const width of [375, 1280]) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`search at ${width} px, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled, viewport: { width, height: 900 } });
      const go = javaScriptEnabled ? open : visit;

      test('a filter of the words is named by its value', async ({ page }) => {
        for (const [query, label] of [
          ['open sunday', 'Open Sunday'],
          ['24 hour dui lawyer', 'Open 24 Hours'],
        ] as const) {
          await go(page, `/search?query=${encodeURIComponent(query)}`);
          await expect(main(page).getByText(`Filters from your words: ${label}`)).toBeVisible();
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

      test('a card says by which other practice area it was found', async ({ page, request, addresses }) => {
        // Businesses whose main area it is come first.
        const found = await getPatiently(request, `${addresses.demo}/api/businesses/search?query=bankruptcy&limit=1`);
        const { total } = (await found.json()) as SearchResponse;
        await go(page, `/search?query=bankruptcy&page=${Math.ceil(total / SEARCH_PAGE_SIZE)}`);
        await expect(main(page).getByText('also Bankruptcy').first()).toBeVisible();
      });

      test('miles say from where', async ({ page }) => {
        await go(page, '/search?location=Houston%2C+TX&sortBy=distance');
        const card = main(page).getByRole('article').first();
        await expect(card).toContainText(/\d mi from the center of Houston/);
      });

      test('Showing {from}-{to} of {total} results has separators, and page 2 a title of its own', async ({ page }) => {
        await go(page, '/search');
        await expect(main(page).getByText(/^Showing 1-20 of \d{1,3}(,\d{3})* results$/)).toBeVisible();
        await go(page, '/search?query=divorce&page=2');
        await expect(page).toHaveTitle(/^Search Results for "divorce", page 2/);
      });
    });
  }
}

test('Skip to results is first in main, and leads to them', async ({ page }) => {
  await open(page, '/search?query=divorce');
  const skip = main(page).locator('a, button, input, select').first();
  await expect(skip).toHaveText('Skip to results');
  await skip.focus();
  await expect(skip).toBeInViewport();
  await skip.press('Enter');
  await expect(page.locator('#results')).toBeFocused();
});

test('price segments have words for the eye, and borders in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/search');
  const segments = page.getByRole('group', { name: 'Price Range' }).locator('label');
  await expect(segments.filter({ hasText: '$$ moderately priced' })).toBeVisible();
  const borders = await segments.evaluateAll((labels) => labels.map((label) => getComputedStyle(label).borderTopWidth));
  expect(borders).toEqual(['1px', '1px', '1px', '1px', '1px']);
});
