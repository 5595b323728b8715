import type { Page } from '@playwright/test';
import { compare, isHeld, packed } from '../../visual/compare.ts';
import { expect, test } from '../../test.ts';

const card = (style = '') =>
  `<body style="margin: 0; font: 16px sans-serif; background: linear-gradient(#eee, #ddd)">
    <p style="margin: 40px; padding: 20px; background: #0d5a50; color: #fff; ${style}">Find Experienced Legal Representation</p>`;

async function pictureOf(page: Page, html: string): Promise<Buffer> {
  await page.setContent(html);
  return packed(page, await page.screenshot());
}

test.describe('pictures of screens', () => {
  test.use({ viewport: { width: 600, height: 200 } });

  test('are the same when nothing has changed', async ({ page }) => {
    const before = await pictureOf(page, card());
    expect((await compare(page, before, await pictureOf(page, card()))).pixels).toBe(0);
  });

  for (const [change, style] of [
    ['a shift by two pixels', 'translate: 0 2px'],
    ['another color', 'background: #1d6a60'],
    ['another color of the text', 'color: #cfcfcf'],
  ]) {
    test(`differ by ${change}, and show where`, async ({ page }) => {
      const before = await pictureOf(page, card());
      const difference = await compare(page, before, await pictureOf(page, card(style)));
      expect(isHeld(difference)).toBe(false);
      await page.setContent(`<img alt="" src="data:image/png;base64,${difference.picture.toString('base64')}">`);
      const size = await page
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.decode().then(() => image.width));
      expect(size).toBe(page.viewportSize()?.width);
    });
  }

  test('differ by their size', async ({ page }) => {
    const before = await pictureOf(page, card());
    await page.setViewportSize({ width: 400, height: 300 });
    expect(isHeld(await compare(page, before, await pictureOf(page, card())))).toBe(false);
  });
});
