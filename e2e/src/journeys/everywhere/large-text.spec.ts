import type { Page } from '@playwright/test';
import { fitsItsWidth } from '../../guard.ts';
import { brokenWords } from '../../look.ts';
import { pathOf } from '../../screens.ts';
import { expectAbove, firstOf, main } from '../../locators.ts';
import { expect, open, test } from '../../test.ts';

const PHONE = { width: 375, height: 667 };

const enlargeText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

const KINDS = [
  '/',
  '/search?query=divorce&location=Houston%2C+TX',
  '/category/personal-injury',
  '/city/philadelphia?state=PA',
  '/practice-areas',
  '/best-personal-injury-lawyers-in-houston',
  'business',
  'compare 2',
  '/blog',
];

for (const address of KINDS) {
  test(`${address}: no word breaks in the middle, and nothing scrolls sideways, with our font and without`, async ({
    page,
    guard,
  }) => {
    guard.allow(/\.woff2/);
    const path = await pathOf(address, page.request);
    for (const font of ['our font', 'a fallback']) {
      if (font === 'a fallback') await page.route(/\.woff2$/, (route) => route.abort());
      await open(page, path);
      for (const width of [320, 375, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await brokenWords(page, 'main'), `${font}, at ${width} pixels`).toEqual([]);
        expect(await fitsItsWidth(page), `${font}, at ${width} pixels`).toBe(true);
      }
    }
  });
}

test.describe('with text of 200 % on a phone', () => {
  test.use({ viewport: PHONE });

  test('the call bar of a business has few lines per button, and leaves most of the screen to what is read', async ({
    page,
  }) => {
    await open(page, await pathOf('business', page.request));
    await enlargeText(page);
    const bar = page.locator('[data-bottom-bar]');
    expect(await brokenWords(page, '[data-bottom-bar]')).toEqual([]);
    for (const button of await bar.getByRole('link').all()) {
      const { height = Infinity } = (await button.boundingBox()) ?? {};
      expect(height).toBeLessThan(120);
    }
    expect((await bar.boundingBox())?.height).toBeLessThan(PHONE.height * 0.4);
    await firstOf(main(page), 'button', /compare/i).click();
    await firstOf(page, 'heading', /reviews/i).scrollIntoViewIfNeeded();
    const floating = page.locator('#dock > *').last();
    await expect(floating).toBeVisible();
    expect(await brokenWords(page, '[aria-label="Comparison list"]')).toEqual([]);
    // A notification goes by itself; with it the column is higher than the screen.
    await expectAbove(floating, bar, 1);
  });
});
