import type { Locator, Page } from '@playwright/test';

/** The main part of a page, without header and footer. */
export const main = (page: Page): Locator => page.getByRole('main');
/** A part of the page with a heading or label of this name. */
export const region = (page: Page, name: string | RegExp): Locator => main(page).getByRole('region', { name });
/** The title that a page shows of itself. */
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** Opens the consent banner, whose code comes after the page. */
export async function askConsent(page: Page): Promise<void> {
  await page.waitForFunction(() => 'resetCookieConsent' in window);
  await page.getByRole('button', { name: 'Cookie settings' }).click();
}
