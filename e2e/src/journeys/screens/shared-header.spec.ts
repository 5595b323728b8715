import type { Page } from '@playwright/test';
import { pathOf, SCREENS } from '../../screens.ts';
import { askConsent } from '../../locators.ts';
import { shifts, watchShifts } from '../../look.ts';
import { expect, open, test } from '../../test.ts';

const header = (page: Page) => page.getByRole('banner');
const headerSearch = (page: Page) => header(page).getByRole('search');

/** Scrolls as a wheel or a finger does, and waits until the header has come to rest. */
async function scroll(page: Page, by: number): Promise<void> {
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, by);
  await page.waitForTimeout(400);
}

const scrolledFarDown = async (page: Page) => {
  for (const by of [900, 600]) await scroll(page, by);
};

for (const width of [375, 1280]) {
  test.describe(`the header at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const path of ['/', '/terms'])
      test(`${path}: it goes with the page on scrolling down, comes back on scrolling up, and nothing else moves`, async ({
        page,
      }) => {
        await open(page, path);
        await page.waitForLoadState('networkidle');
        await watchShifts(page);
        await scrolledFarDown(page);
        await expect(header(page)).not.toBeInViewport();
        await scroll(page, -60);
        await expect(header(page)).toBeInViewport({ ratio: 1 });
        await scroll(page, 200);
        await expect(header(page)).not.toBeInViewport();
        expect(await shifts(page)).toEqual([]);
      });

    test('covers neither what a link leads to nor what the keyboard reaches', async ({ page }) => {
      await open(page, '/privacy');
      await scrolledFarDown(page);
      const top = (id: string) => page.locator(id).evaluate((target) => target.getBoundingClientRect().top);
      const bottom = () => header(page).evaluate((box) => box.getBoundingClientRect().bottom);
      const [hash] = await page
        .locator('main a[href^="#"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '').slice(1, 2));
      await page.locator(`main a[href="${hash}"]`).first().dispatchEvent('click');
      await page.waitForTimeout(400);
      await expect(header(page)).toBeInViewport();
      expect(await top(hash ?? '')).toBeGreaterThanOrEqual(await bottom());

      await open(page, '/search');
      await scrolledFarDown(page);
      await page.getByRole('main').getByRole('article').nth(3).getByRole('link').last().focus();
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press('Shift+Tab');
        const covered = await page.evaluate(() => {
          const box = document.activeElement?.getBoundingClientRect();
          const line = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
          return !!box && !document.activeElement?.closest('header') && box.top < line && box.bottom > 0;
        });
        expect(covered, `step ${step}`).toBe(false);
      }
    });

    test('stays under the focus: whoever goes back into it by keyboard sees it', async ({ page }) => {
      await open(page, '/terms');
      await scrolledFarDown(page);
      await expect(header(page)).not.toBeInViewport();
      await header(page).getByRole('link', { name: 'Lawdex home' }).focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(header(page)).toBeInViewport({ ratio: 1 });
    });

    for (const path of ['/', '/blog', '/search', '/search?view=map'])
      test(`${path}: its search appears once the page's own has scrolled out of sight`, async ({ page }) => {
        await open(page, path);
        const openMenu = () => (width === 375 ? header(page).getByRole('button', { name: 'Open menu' }).click() : null);
        await openMenu();
        // The menu covers the page's own search.
        await expect(headerSearch(page)).toHaveCount(width === 375 ? 1 : 0);
        if (width === 375) await page.keyboard.press('Escape');
        await scrolledFarDown(page);
        await scroll(page, -60);
        await openMenu();
        await expect(headerSearch(page)).toBeInViewport({ ratio: 1 });
        await headerSearch(page).getByLabel('Lawyers or practice areas').fill('bankruptcy');
        await headerSearch(page).getByLabel('Lawyers or practice areas').press('Enter');
        await expect(page).toHaveURL('/search?query=bankruptcy');
        await expect(page.getByRole('main')).toBeFocused();
        await expect(headerSearch(page)).toHaveCount(0);
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
      });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 } });

  test('no page shows two search forms, its menu open or closed', async ({ page, guard }) => {
    guard.allow(/the server responded with a status of 404/);
    for (const [name, address] of Object.entries(SCREENS)) {
      await open(page, await pathOf(address, page.request));
      expect(await page.getByRole('search').count(), name).toBeLessThan(2);
      await header(page).getByRole('button', { name: 'Open menu' }).click();
      expect(await page.getByRole('search').count(), `${name}, menu open`).toBeLessThan(2);
    }
  });

  test('the menu opens the same search and links, covers the page, and closes on each of its links', async ({
    page,
  }) => {
    await open(page, '/blog');
    const menu = header(page).getByRole('button', { name: /menu$/ });
    await menu.click();
    await expect(headerSearch(page)).toBeVisible();
    for (const name of ['Blog', 'Compare', 'List Your Firm'])
      await expect(header(page).getByRole('link', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('main')).toBeHidden();
    await header(page).getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('the last link of the menu can be reached above what is docked', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 420 });
    await open(page, '/terms');
    await askConsent(page);
    await header(page).getByRole('button', { name: 'Open menu' }).click();
    await header(page).getByRole('link', { name: 'List Your Firm' }).focus();
    await header(page).getByRole('link', { name: 'List Your Firm' }).click();
    await expect(page).toHaveURL('/business/add');
  });
});
