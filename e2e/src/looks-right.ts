import { expect, type Page } from '@playwright/test';
import { axeViolations, colorViolations } from './axe.ts';
import { fitsItsWidth } from './guard.ts';
import { moving, unseenIcons } from './look.ts';

const HEIGHT = 900;

/** Expects that axe finds nothing and nothing has to be scrolled sideways, on a desktop and on a small phone. */
export async function passesAxe(page: Page, widths: readonly number[] = [1280, 320]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    expect(await axeViolations(page), `axe at ${width} pixels`).toEqual([]);
    expect(await fitsItsWidth(page), `no scrolling sideways at ${width} pixels`).toBe(true);
  }
}

/** Expects what every screen has to pass: both widths, both schemes, less motion and forced colors. */
export async function looksRight(page: Page, load: () => Promise<unknown> = () => Promise.resolve()): Promise<void> {
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await load();
    await passesAxe(page, [width]);
    expect(await moving(page), 'what moves, with reduced motion').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await colorViolations(page), `dark colors at ${width} pixels`).toEqual([]);
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, forcedColors: 'active' });
    expect(await unseenIcons(page), `icons in the color of their ground, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
}
