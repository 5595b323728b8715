import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Guard } from '@lawdex/e2e/guard';
import { expect, test } from '@playwright/test';
import { atWidth, complaintsAbout, inScheme, ROOT, SCHEMES, settled, WIDTHS } from './look.ts';

const SITE = path.resolve(import.meta.dirname, '../../.cache/workshop/site');
/** Nothing listens there: the browser's requests are answered from the folder. */
const ORIGIN = 'http://localhost';

/** All stories in the workshop as it was built last. */
const index: { entries: Record<string, { type: string }> } = JSON.parse(
  readFileSync(path.join(SITE, 'index.json'), 'utf8'),
);
const stories = Object.keys(index.entries).filter((id) => index.entries[id]?.type === 'story');

for (const story of stories) {
  test(`${story}: passes axe, fits phones and logs nothing, light and dark`, async ({ page, context }) => {
    const guard = new Guard(true);
    guard.watch(context);
    await context.route(`${ORIGIN}/**`, (route) =>
      route.fulfill({ path: path.join(SITE, new URL(route.request().url()).pathname) }),
    );
    for (const scheme of SCHEMES) {
      // Opened anew for each scheme: after a change Chromium keeps, for a moment, old colours inside containers.
      await inScheme(page, scheme);
      await page.goto(`${ORIGIN}/iframe.html?id=${story}&viewMode=story`);
      await expect(page.locator(`${ROOT} > *`).first()).toBeAttached();
      await settled(page);
      for (const width of WIDTHS) {
        await atWidth(page, width);
        expect.soft(await complaintsAbout(page), `${scheme} at ${width} pixels`).toEqual([]);
      }
    }
    expect(guard.found).toEqual([]);
  });
}
