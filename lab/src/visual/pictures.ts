import { chromium } from '@playwright/test';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { browserArguments, browserPath } from '@lawdex/e2e/browser';
import { pathOf, SCREENS } from '@lawdex/e2e/screens';
import { hydrated } from '@lawdex/e2e/test';

/** A Wednesday morning in the whole country, some minutes before anything opens or closes. */
export const MOMENT = new Date('2026-03-11T16:02:00Z');

const SEEN = [
  'home',
  'search',
  'search without results',
  'business',
  'category',
  'city',
  'landing of lawyers',
  'comparison of two',
  'blog',
  'blog post',
  'add your business',
  'not found',
];
const WIDTHS = [375, 1280];
const HEIGHT = 900;
/** Robots do not count as readers, so that the numbers of views in pictures do not grow. */
const ROBOT = 'LawdexPictures/1.0 (robot)';
/** These settings fix how fonts are drawn, which the machine would decide otherwise. */
const PAINTING = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

export interface Shot {
  /** A name like `home-375-dark`. */
  name: string;
  picture: Buffer;
}

export const launch = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await browserPath(), args: [...browserArguments, ...PAINTING] });

export const nameOf = (screen: string, width: number, scheme: string): string =>
  `${screen.replaceAll(' ', '-')}-${width}-${scheme}`;

/** Takes pictures of the main screens, one after the other. */
export async function* takePictures(browser: Browser, origin: string, only?: readonly string[]): AsyncGenerator<Shot> {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      colorScheme,
      ...{ baseURL: origin, userAgent: ROBOT, locale: 'en-US', timezoneId: 'America/Chicago', reducedMotion: 'reduce' },
    });
    await context.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'));
    const page = await context.newPage();
    await page.clock.setFixedTime(MOMENT);
    for (const screen of SEEN.filter((one) => !only || only.includes(one))) {
      const path = await addressOf(screen, context.request, origin);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        yield { name: nameOf(screen, width, colorScheme), picture: await pictureOf(page, path) };
      }
    }
    await context.close();
  }
}

const addressOf = (screen: string, request: APIRequestContext, origin: string): Promise<string> =>
  pathOf(SCREENS[screen] ?? '/', request, origin);

async function pictureOf(page: Page, path: string): Promise<Buffer> {
  await page.goto(path, { waitUntil: 'load' });
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const inView = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    await Promise.all(inView.map((image) => image.decode().catch(() => undefined)));
  });
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}
