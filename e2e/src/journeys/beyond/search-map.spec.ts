import type { Page } from '@playwright/test';
import { bothWays, expect, open, test } from '../../test.ts';

const map = (page: Page) => page.getByRole('group', { name: 'Map of the results' });
const places = (page: Page) => map(page).getByRole('link', { name: /: [\d,]+ firms$/ });

/** Follows the largest place until the map shows single firms. */
async function goCloser(page: Page): Promise<void> {
  const caption = page.getByRole('figure').getByText(/of this page|by place/);
  while (!(await caption.innerText()).includes('of this page')) {
    const place = (await places(page).first().getAttribute('aria-label')) ?? '';
    await places(page).first().press('Enter');
    // The old map stays until the closer one has loaded.
    await expect(map(page).getByRole('link', { name: place, exact: true })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  }
}

bothWays('the map of results', (go) => {
  test('leads by keyboard from the country to a firm', async ({ page, javaScriptEnabled }) => {
    await go(page, '/search');
    await page.getByRole('link', { name: /Show map/ }).press('Enter');
    await expect(map(page)).toBeVisible();
    await goCloser(page);
    const firm = map(page).getByRole('link').first();
    const [, name = ''] = /^\d+\. (.+)$/.exec((await firm.getAttribute('aria-label')) ?? '') ?? [];
    await firm.press('Enter');
    if (javaScriptEnabled)
      await page.getByRole('group', { name: 'Chosen on the map' }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  });
});

test('a phone switches between list and map', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, '/search?query=divorce');
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await expect(map(page)).toBeInViewport();
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await expect(map(page)).toHaveCount(0);
});
