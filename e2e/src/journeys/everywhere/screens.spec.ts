import { fitsItsWidth } from '../../guard.ts';
import { tooWideForLargeText } from '../../look.ts';
import { looksRight } from '../../looks-right.ts';
import { pathOf, SCREENS } from '../../screens.ts';
import { expect, open, test } from '../../test.ts';

const HEIGHT = 900;

test.describe('every screen', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [name, address] of Object.entries(SCREENS)) {
    test(`${name}: loads without a complaint, passes axe, fits phones and large text, and is seen in all colors`, async ({
      page,
      guard,
    }) => {
      if (name.endsWith('not found')) guard.allow(/the server responded with a status of 404/);
      const path = await pathOf(address, page.request);
      await looksRight(page, async () => {
        await open(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.locator('[class*="undefined"]'), 'a class that no stylesheet has').toHaveCount(0);
      });
      await page.setViewportSize({ width: 375, height: HEIGHT });
      expect(await fitsItsWidth(page), 'no scrolling sideways at 375 pixels').toBe(true);
      expect(await tooWideForLargeText(page), 'no scrolling sideways with text of 200 %, on a phone').toBe('');
      await page.setViewportSize({ width: 1280, height: HEIGHT });
      expect(await tooWideForLargeText(page), 'no scrolling sideways with text of 200 %').toBe('');
    });
  }
});

test('a search without results keeps its box under its heading, however long the filters beside it are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: HEIGHT });
  await open(page, '/search?query=qqzzyyxx');
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  const box = await page.getByRole('main').getByRole('searchbox').first().boundingBox();
  expect((box?.y ?? 0) - (heading?.y ?? 0)).toBeLessThan(120);
});
