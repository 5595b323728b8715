import { axeViolations } from '@lawdex/e2e/axe';
import { fitsItsWidth } from '@lawdex/e2e/guard';
import type { Page } from '@playwright/test';

export const ROOT = '#storybook-root';
const HEIGHT = 900;

export const SCHEMES = ['light', 'dark'] as const;
export const WIDTHS = [1280, 375] as const;

/** The page as visitors with these colours have it; to be called before the story is opened. */
export const inScheme = (page: Page, colorScheme: (typeof SCHEMES)[number]): Promise<void> =>
  page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });

export const atWidth = (page: Page, width: number): Promise<void> => page.setViewportSize({ width, height: HEIGHT });

/** Waits until nothing changes any more: data has come, fonts are there. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async (root) => {
    await document.fonts.ready;
    const html = () => document.querySelector(root)?.innerHTML;
    for (let before; before !== html();) {
      before = html();
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }, ROOT);
}

/** Elements that cut off what they hold, sideways. What is a pixel wide is read aloud only; a field scrolls under its caret. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate((root) => {
    const elements = [...document.querySelectorAll<HTMLElement>(`${root} *:not(input, textarea)`)];
    return elements
      .filter((element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
      .filter((element) => ['hidden', 'clip'].includes(getComputedStyle(element).overflowX))
      .map((element) => `${element.tagName.toLowerCase()} cuts off ${element.textContent.slice(0, 40)}`);
  }, ROOT);

/** Faults of the story on the page, one line each. */
export async function complaintsAbout(page: Page): Promise<string[]> {
  const found = await axeViolations(page, ROOT);
  if (!(await fitsItsWidth(page))) found.push('it has to be scrolled sideways');
  found.push(...(await cutOff(page)));
  const unknownClasses = await page.locator('[class~="undefined"]').count();
  if (unknownClasses > 0) found.push(`${unknownClasses} elements with a class that no stylesheet has`);
  return found;
}
