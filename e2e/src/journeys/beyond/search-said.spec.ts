import type { Page } from '@playwright/test';
import { expect, open, test, visit } from '../../test.ts';
const firstResult = (page: Page) => page.getByRole('main').getByRole('article').first();

async function expectWhy(page: Page): Promise<void> {
  const why = firstResult(page).locator('details');
  await expect(why.getByText(/^Rated|no reviews yet/)).toBeHidden();
  await why.locator('summary').click();
  await expect(why.getByText(/^Rated|no reviews yet/)).toBeVisible();
  await why.getByRole('link', { name: 'How results are ranked' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How results are ranked');
  await expect(page.getByRole('main')).toContainText('Nobody can pay for a place');
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a search says what it did, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });
    const go = javaScriptEnabled ? open : visit;

    test('each result says why it is there, and by which rules', async ({ page }) => {
      await go(page, '/search?query=immigration');
      await expectWhy(page);
    });
  });
}
