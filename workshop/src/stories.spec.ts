import { Guard } from '@lawdex/e2e/guard';
import { expect, test } from '@playwright/test';
import { complaintsAbout, LOOKS, lookAt, nameOf, ROOT } from './look.ts';
import { builtStories, screenshotPath, serveSite, storyUrl } from './site.ts';

const stories = builtStories();

test('the workshop has stories', () => {
  expect(stories.length).toBeGreaterThan(20);
});

for (const story of stories) {
  test(`${story}: passes axe, fits phones and logs nothing, light and dark`, async ({ page, context }) => {
    const guard = new Guard(true);
    guard.watch(context);
    await serveSite(context);
    await page.goto(storyUrl(story));
    await expect(page.locator(`${ROOT} > *`).first()).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    for (const look of LOOKS) {
      await lookAt(page, look);
      expect.soft(await complaintsAbout(page), nameOf(look)).toEqual([]);
      await page.screenshot({ path: screenshotPath(story, nameOf(look)), fullPage: true });
    }
    expect(guard.found).toEqual([]);
  });
}
