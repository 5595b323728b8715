import type { Page } from '@playwright/test';
import { expect, open, test, visit } from '../../test.ts';

const note = (page: Page) => page.getByRole('main').locator('[aria-live="polite"]');
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
/** Compares the address by its parameters, which describe the whole search. */
const expectSearch = (page: Page, search: Record<string, string>) =>
  expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual(search);

for (const javaScriptEnabled of [true, false]) {
  test.describe(`what was understood can be undone, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });
    const go = javaScriptEnabled ? open : visit;

    test('a corrected word, and back again', async ({ page }) => {
      await go(page, '/search?query=divorse');
      await expect(note(page)).toContainText('Showing results for divorce. Search instead for divorse.');
      await note(page).getByRole('link', { name: 'divorse' }).click();
      await expectSearch(page, { query: 'divorse', exact: 'true' });
      await expect(note(page)).toContainText('Searched exactly as typed.');
      await note(page).getByRole('link', { name: 'Search with corrections' }).click();
      await expectSearch(page, { query: 'divorse' });
      await expect(note(page)).toContainText('Showing results for divorce.');
    });

    test('a place and a filter that were said in words', async ({ page }) => {
      await go(page, '/search?query=divorce+in+houston+with+free+consultation');
      const chip = (name: string) => page.getByRole('list', { name: 'Applied filters' }).getByRole('link', { name });
      await expect(chip('Divorce & Family Law')).toBeVisible();
      await chip('Free Consultation').click();
      await expectSearch(page, { query: 'divorce in houston' });
      await expect(chip('Free Consultation')).toHaveCount(0);
      await chip('Houston, TX').click();
      await expectSearch(page, { query: 'divorce' });
      await expect(chip('Houston')).toHaveCount(0);
    });

    test('a choice that would give nothing says so, and choices of one filter do not count against each other', async ({
      page,
    }) => {
      await go(page, '/search?query=divorce&rating=5&language=zz');
      await expect(filters(page).getByText('Free Consultation, 0 firms')).toBeAttached();
      await page.getByRole('navigation', { name: 'Take a filter off' }).getByRole('link', { name: /zz/ }).click();
      await expectSearch(page, { query: 'divorce', rating: '5' });
      await expect(filters(page).getByRole('radio', { name: /^5 stars/ })).toBeChecked();
      // The server leaves the numbers of a search that found something to the browser.
      const lower = filters(page).getByText(/^3\+ stars, [1-9]\d* firm/);
      if (javaScriptEnabled) await expect(lower).toBeAttached();
    });
  });
}

test.describe('near me', () => {
  const HOUSTON = { latitude: 29.76, longitude: -95.37 };
  test('looks around the position of who allows it', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(HOUSTON);
    await open(page, '/search?query=divorce+near+me');
    await page.getByRole('main').locator('section').getByRole('button', { name: 'Use my location' }).click();
    await expectSearch(page, { query: 'divorce near me', near: '29.76,-95.37' });
    await page.getByRole('main').getByRole('link', { name: 'Remove filter: near you' }).click();
    await expectSearch(page, { query: 'divorce near me' });
  });
});

test.describe('near me without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('asks for a city or ZIP code', async ({ page }) => {
    await visit(page, '/search?query=divorce+near+me');
    await expect(page.getByText('To search near you, we need to know where you are.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /location box/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Use my location' }).first()).toBeHidden();
  });
});
