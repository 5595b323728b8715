import type { Page } from '@playwright/test';
import { axeViolations } from '../../axe.ts';
import { fitsItsWidth } from '../../guard.ts';
import { expect, open, test } from '../../test.ts';

const searchBox = (page: Page) => page.getByRole('main').getByLabel('Lawyers or practice areas');
const heroBox = (page: Page) => page.getByRole('main').getByLabel('What do you need help with?');

test('suggestions lead from the keyboard to the search for a practice area', async ({ page }) => {
  await open(page, '/');
  await heroBox(page).pressSequentially('bankr');
  await expect(page.getByRole('option', { name: /^Bankruptcy Practice area/ })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'suggestion' })).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: /^Bankruptcy Practice area/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(heroBox(page)).toHaveAttribute('aria-activedescendant', /.+/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?query=Bankruptcy');
  await expect(searchBox(page)).toHaveValue('Bankruptcy');
});

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [1280, 375])
    test(`suggestions can be read by everybody: ${colorScheme}, ${width} pixels`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 480 });
      await open(page, '/');
      await heroBox(page).pressSequentially('car');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      expect(await axeViolations(page)).toEqual([]);
      expect(await fitsItsWidth(page)).toBe(true);
      const box = await page.getByRole('option').first().boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
    });

test.describe('suggestions by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 800 } });

  test('lead to a practice area in the place that was chosen', async ({ page }) => {
    await open(page, '/');
    const where = page.getByRole('main').getByLabel('Where?');
    await where.tap();
    await where.pressSequentially('hous');
    await page.getByRole('option', { name: 'Houston, TX', exact: true }).tap();
    await expect(where).toHaveValue('Houston, TX');
    await heroBox(page).tap();
    await heroBox(page).pressSequentially('bankr');
    await page.getByRole('option', { name: /^Bankruptcy Practice area/ }).tap();
    await expect(page).toHaveURL('/search?query=Bankruptcy&location=Houston%2C+TX');
  });
});
