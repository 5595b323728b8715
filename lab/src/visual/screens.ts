import { pathOf, SCREENS } from '@lawdex/e2e/screens';
import { hydrated } from '@lawdex/e2e/test';
import { expect, test } from '@playwright/test';
import PICTURED from '../../data/pictures.json' with { type: 'json' };
import { MOMENT, SITE_VARIABLE } from './site.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const screen of PICTURED.screens) {
    test(`${screen}, ${colorScheme}`, async ({ page, request }) => {
      const origin = process.env[SITE_VARIABLE] ?? '';
      await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'));
      await page.clock.setFixedTime(MOMENT);
      await page.emulateMedia({ colorScheme });
      const path = await pathOf(SCREENS[screen] ?? '/', request, origin);
      // Fonts come in time or not at all (`optional`): a second page of the same visit has them beyond doubt.
      await page.goto(origin, { waitUntil: 'networkidle' });
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(origin + path, { waitUntil: 'load', referer: `${origin}/` });
        await hydrated(page);
        await page.waitForLoadState('networkidle');
        await page.evaluate(async () => {
          await document.fonts.ready;
          const inView = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
          await Promise.all(inView.map((image) => image.decode().catch(() => undefined)));
        });
        await expect.soft(page).toHaveScreenshot(`${screen.replaceAll(' ', '-')}-${width}-${colorScheme}.png`);
      }
    });
  }
}
