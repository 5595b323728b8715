import { axeViolations } from '@lawdex/e2e/axe';
import { fitsItsWidth } from '@lawdex/e2e/guard';
import type { Page } from '@playwright/test';

export const ROOT = '#storybook-root';
const HEIGHT = 900;

export interface Look {
  scheme: 'light' | 'dark';
  width: number;
}

/** How every story is looked at. */
export const LOOKS: readonly Look[] = [
  { scheme: 'light', width: 1280 },
  { scheme: 'light', width: 375 },
  { scheme: 'dark', width: 1280 },
  { scheme: 'dark', width: 375 },
];

export const nameOf = ({ scheme, width }: Look): string => `${scheme}-${width}`;

/** Shows what stands on the page as a visitor with this screen and these colours sees it. */
export async function lookAt(page: Page, { scheme, width }: Look): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  // The colours of another scheme are there only after the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** What is wrong with the story on the page, one line each. */
export async function complaintsAbout(page: Page): Promise<string[]> {
  const found = await axeViolations(page, ROOT);
  if (!(await fitsItsWidth(page))) found.push('it has to be scrolled sideways');
  const unknownClasses = await page.locator('[class~="undefined"]').count();
  if (unknownClasses > 0) found.push(`${unknownClasses} elements with a class that no stylesheet has`);
  return found;
}
