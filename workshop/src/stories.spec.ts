import { Guard } from '@lawdex/e2e/guard';
import { expect, test } from '@playwright/test';
import { atWidth, complaintsAbout, inScheme, ROOT, SCHEMES, settled, WIDTHS } from './look.ts';
import { builtStories, serveSite, storyUrl } from './site.ts';

const stories = builtStories();

test('the workshop has stories', () => {
  expect(stories.length).toBeGreaterThan(20);
});

for (const story of stories) {
  test(`${story}: passes axe, fits phones and logs nothing, light and dark`, async ({ page, context }) => {
    const guard = new Guard(true);
    guard.watch(context);
    await serveSite(context);
    for (const scheme of SCHEMES) {
      // Opened anew for each scheme: after a change Chromium keeps, for a moment, old colours inside containers.
      await inScheme(page, scheme);
      await page.goto(storyUrl(story));
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
