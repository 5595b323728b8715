import { businessPath, categoryPath, type Category } from '@lawdex/contracts';
import type { Locator, Page } from '@playwright/test';
import { searched, someBusiness } from '../../businesses.ts';
import { getJson } from '../../patiently.ts';
import { expect, open, test } from '../../test.ts';

/** Presses a control by the keyboard, waits for the effects, and expects that something has the focus. */
async function press(page: Page, target: Locator): Promise<void> {
  const what = await target.first().evaluate((element) => element.outerHTML.slice(0, 120));
  await target.first().focus();
  await page.keyboard.press('Enter');
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), what).not.toBe('BODY');
}

/**
 * Opens a page as a visitor with a keyboard does. The code that keeps the focus has loaded before anything is pressed.
 */
async function openByKeyboard(page: Page, path: string): Promise<void> {
  const late = page.waitForResponse(/LateParts[^/]*[.]js/);
  await open(page, path);
  await page.keyboard.press('Tab');
  await (await late).finished();
}

const link = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });

for (const width of [375, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const how of ['keyboard', 'mouse'] as const) {
      test(`after a review has been sent by ${how} the focus is on the new review`, async ({ page }) => {
        const place = 13 + (how === 'mouse' ? 1 : 0) + (width === 375 ? 2 : 0);
        const { slug } = await someBusiness(page.request, place);
        await open(page, `${businessPath(slug)}${how === 'mouse' ? '?sort=lowest' : ''}`);
        await button(page, 'Write a Review').first().click();
        const form = page.getByRole('form', { name: 'Write a Review' });
        await form.getByRole('textbox', { name: 'Your name' }).fill(`Focus ${how} ${width}`);
        await form.getByRole('radio', { name: '5 stars' }).press('Space');
        const submit = form.getByRole('button', { name: 'Submit Review' });
        if (how === 'mouse') await submit.click();
        else await submit.press('Enter');
        await expect(page.getByRole('listitem', { name: `Review by Focus ${how} ${width}` })).toBeFocused();
        await expect(page.getByText('Review submitted!', { exact: true })).toBeVisible();
      });
    }

    test('no action of a firm leaves the focus on the body', async ({ page }) => {
      const { businesses } = await searched(page.request, 'rating=3&limit=50');
      const slug = businesses.find(({ reviewCount }) => reviewCount > 20)?.slug ?? '';
      await openByKeyboard(page, businessPath(slug));
      for (const name of ['Save', 'Saved', 'Compare', 'Write a Review', 'Write a Review']) {
        await press(page, button(page, name === 'Compare' ? /Compare/ : name));
      }
      await press(page, button(page, 'Write a Review').last());
      await press(page, button(page, 'Submit Review'));
      await press(page, button(page, 'Add Photos'));
      for (const name of ['Show more reviews', 'Highest', 'Most recent', /^5 stars/, 'Show all reviews', /^Link to/]) {
        await press(page, link(page, name));
      }
      await press(page, button(page, 'Share'));
      await press(page, link(page, /^Report/));
      await press(page, button(page, 'Send Report'));
    });

    test('no action of a search leaves the focus on the body', async ({ page }) => {
      await openByKeyboard(page, '/search?query=divorce&rating=4&location=Houston');
      await press(page, link(page, 'Remove filter: 4+ stars'));
      await press(page, link(page, /map/i));
      await press(page, link(page, /map|List/i));
      await press(page, link(page, /^Remove filter: Houston/));
      await openByKeyboard(page, '/search?rating=4');
      await press(page, link(page, 'Next'));
      await press(page, link(page, 'Page 1'));
      if (width < 1024) {
        await press(page, button(page, /^Filters/));
        await page.getByRole('dialog').getByRole('link', { name: 'Clear' }).press('Enter');
        await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
        await page.keyboard.press('Escape');
        await expect(button(page, /^Filters/)).toBeFocused();
      } else {
        await press(page, link(page, 'Clear'));
      }
      await openByKeyboard(page, '/search?query=zzzzqqqq&rating=5');
      await press(page, link(page, 'Clear Filters'));
    });

    test('no action of a list or the blog leaves the focus on the body', async ({ page }) => {
      const areas = await getJson<Category[]>(page.request, '/api/categories');
      const largest = areas.toSorted((a, b) => b.businessCount - a.businessCount)[0];
      for (const path of [categoryPath(largest?.slug ?? ''), '/blog']) {
        await openByKeyboard(page, path);
        await press(page, link(page, 'Next'));
      }
      await press(page, page.locator('main article a'));
      await press(page, button(page, /copy/i));
      await press(page, page.locator('summary:visible, nav[aria-labelledby="contents-heading"] a:visible'));
    });
  });
}
