import { bothWays, expect, test } from '../../test.ts';

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
