import { expect, type Locator, type Page } from '@playwright/test';

/** The main part of a page, without header and footer. */
export const main = (page: Page): Locator => page.getByRole('main');
/** A part of the page with a heading or label of this name. */
export const region = (page: Page, name: string | RegExp): Locator => main(page).getByRole('region', { name });
/** The title that a page shows of itself. */
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** The first control of a kind whose name is such. */
export const firstOf = (within: Page | Locator, role: 'button' | 'heading' | 'link', name: RegExp): Locator =>
  within.getByRole(role, { name }).first();

/** Expects that one element ends where the other begins, or before, once both stand still. */
export const expectAbove = (upper: Locator, lower: Locator, tolerance = 0): Promise<void> =>
  expect(async () => {
    const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
    expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + tolerance);
  }).toPass();

/** Opens the consent banner, whose code comes after the page. */
export async function askConsent(page: Page): Promise<void> {
  await page.waitForFunction(() => 'resetCookieConsent' in window);
  await page.getByRole('button', { name: 'Cookie settings' }).click();
}
