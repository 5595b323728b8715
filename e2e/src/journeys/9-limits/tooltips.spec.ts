import type { Page } from '@playwright/test';
import { expect, open, test } from '../../test.ts';

const tooltip = (page: Page) => page.locator('[popover]');
const dismiss = (page: Page) => page.getByRole('button', { name: 'Dismiss disclaimer' });

/** Opens a page whose clock stands still, with the code of tooltips loaded, which comes when something is pointed at first. */
async function openStill(page: Page): Promise<void> {
  await page.clock.install();
  await open(page, '/terms');
  const loaded = page.waitForResponse(/LateParts.*\.js/);
  await page.getByRole('heading', { level: 1 }).hover();
  await loaded;
  await page.clock.runFor(1_000);
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

test.describe('tooltip delay', () => {
  test('name a button that is only a drawing after 700 ms, and go with the pointer', async ({ page }) => {
    await openStill(page);
    await dismiss(page).hover();
    await page.clock.runFor(699);
    await expect(tooltip(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tooltip(page)).toHaveText('Dismiss disclaimer');
    await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
    await page.getByRole('heading', { level: 1 }).hover();
    await page.clock.runFor(200);
    await expect(tooltip(page)).toHaveCount(0);
  });

  test('come at once for the keyboard, and go with Escape', async ({ page }) => {
    await openStill(page);
    const logo = page.getByRole('banner').getByRole('link').first();
    await logo.focus();
    await page.keyboard.press('Shift+Tab');
    await expect(dismiss(page)).toBeFocused();
    await expect(tooltip(page)).toHaveText('Dismiss disclaimer');
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toHaveCount(0);
  });
});
