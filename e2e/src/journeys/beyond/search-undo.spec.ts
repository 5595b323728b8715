import type { Page } from '@playwright/test';
import { bothWays, expect, test } from '../../test.ts';

const note = (page: Page) => page.getByRole('main').locator('[aria-live="polite"]');
/** Compares the address by its parameters, which describe the whole search. */
const expectSearch = (page: Page, search: Record<string, string>) =>
  expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual(search);

bothWays('what was understood can be undone', (go) => {
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
});
