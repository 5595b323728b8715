import { main } from '../../locators.ts';
import { bothWays, expect, open, test } from '../../test.ts';

bothWays('a search', (go) => {
  test('No businesses found: the nearest follow directly, and Clear Filters says what it clears', async ({ page }) => {
    await go(page, '/search?query=cheap+will&location=Montana');
    const headings = main(page).getByRole('heading', { level: 2 });
    const texts = (await headings.allInnerTexts()).filter((text) => text !== 'Filters');
    expect(texts.slice(0, 2)).toEqual(['No businesses found', 'Other lawyers in Montana']);
    await expect(main(page).getByRole('article').first()).toContainText(', MT');
    const clear = main(page).getByRole('link', { name: 'Clear Filters' });
    await expect(clear).toHaveAccessibleDescription('Starts over: clears your words and your place.');
    await clear.click();
    await expect(page).toHaveURL(/\/search$/);
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
