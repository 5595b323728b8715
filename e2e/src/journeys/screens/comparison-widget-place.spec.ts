import type { Page } from '@playwright/test';
import { toggle, widget } from '../../comparing.ts';
import { expect, open, test } from '../../test.ts';

/** Adds so many businesses of a search, and closes the message about it. */
async function compare(page: Page, count: number): Promise<void> {
  await open(page, '/search');
  const cards = page.getByRole('main').getByRole('article');
  for (let place = 0; place < count; place += 1) {
    await cards.nth(place).getByRole('button', { name: 'Compare', exact: true }).click();
    await expect(toggle(page)).toContainText(String(place + 1));
  }
  // A phone has none.
  const close = page.getByRole('region', { name: /Notifications/ }).getByRole('button', { name: 'Close' });
  if (await close.isVisible()) await close.click();
}

for (const [width, height] of [
  [375, 667],
  [1280, 800],
] as const) {
  test.describe(`the comparison widget at ${width} pixels`, () => {
    test.use({ viewport: { width, height } });

    test('closes on navigation, and on the comparison is the pill only', async ({ page }) => {
      await compare(page, 2);
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
      await widget(page).getByRole('link', { name: 'Compare 2 Businesses' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare Law Firms');
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
      expect((await widget(page).boundingBox())?.height).toBeLessThan(60);
      await page.reload();
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
      // A link to the present address must not close it, either.
      await toggle(page).click();
      await widget(page).getByRole('link', { name: 'Compare 2 Businesses' }).click();
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(page.getByRole('main')).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL('/search');
      await toggle(page).click();
      await widget(page).getByRole('listitem').first().getByRole('link').click();
      await expect(page).toHaveURL(/[/]business[/]/);
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    });
  });
}

for (const [width, height] of [
  [375, 667],
  [320, 640],
] as const)
  test(`on a phone of ${width} pixels four firms are a sheet of half the screen at most, one line each`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await compare(page, 4);
    expect((await widget(page).boundingBox())?.height).toBeLessThanOrEqual(height / 2);
    const firms = widget(page).getByRole('listitem');
    for (const firm of await firms.all()) {
      await expect(firm).toBeInViewport({ ratio: 1 });
      expect((await firm.boundingBox())?.height).toBeLessThan(50);
      await expect(firm.getByRole('link')).toBeVisible();
      await expect(firm.getByText(/^Rated /)).toHaveCount(1);
    }
  });
