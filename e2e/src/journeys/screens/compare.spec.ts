import type { Locator, Page } from '@playwright/test';
import { comparePath, type Comparison } from '@lawdex/contracts';
import { axeViolations } from '../../axe.ts';
import { someIds } from '../../businesses.ts';
import { fitsItsWidth } from '../../guard.ts';
import { getJson } from '../../patiently.ts';
import { firstOf } from '../../locators.ts';
import { expect, open, test, visit } from '../../test.ts';
const SPECIFIED_ROWS = ['Category', 'Rating', 'Price Range', 'Location', 'Phone', 'Open Now', 'Delivery', 'Takeout'];

const compared = async ({ request }: Page, count: number): Promise<Comparison> =>
  getJson(request, `/api/businesses/compare?ids=${await someIds(request, count)}`);

const idsOf = ({ businesses }: Comparison): string[] => businesses.map(({ id }) => id);
const table = (page: Page): Locator => page.getByRole('table');
const columns = (page: Page): Locator => table(page).getByRole('columnheader');

test('a phone shows two of the firms, and the next by a link', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, comparePath(await someIds(page.request, 4)));
  await expect(columns(page)).toHaveCount(2);
  const next = page.getByRole('link', { name: /^Next: / });
  const name = (await next.innerText()).replace('Next: ', '');
  await next.click();
  await expect(columns(page).last()).toContainText(name);
  expect(await fitsItsWidth(page)).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
});

test('a desktop keeps the names of the firms in view while the page scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page, comparePath(await someIds(page.request, 4)));
  await table(page)
    .getByRole('rowheader', { name: 'Monday' })
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(columns(page).last()).toBeInViewport();
  // At the top, or below the header while that is shown.
  expect((await columns(page).last().boundingBox())?.y).toBeLessThan(80);
});

test('the keyboard reaches the table, removes a firm, and stays on the page', async ({ page }) => {
  const comparison = await compared(page, 3);
  await page.setViewportSize({ width: 375, height: 640 });
  await open(page, comparePath(idsOf(comparison)));
  await page.getByRole('link', { name: /^Next: / }).focus();
  await page.keyboard.press('Tab');
  await expect(columns(page).first().getByRole('link').first()).toBeFocused();
  const remove = firstOf(columns(page).first(), 'link', /^Remove/);
  for (let step = 0; step < 2 && !(await remove.evaluate((link) => link === document.activeElement)); step++)
    await page.keyboard.press('Tab');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(columns(page)).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('paper holds the table and a sheet of questions, and neither header nor buttons', async ({ page }) => {
  const comparison = await compared(page, 4);
  await open(page, comparePath(idsOf(comparison)));
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 720, height: 960 });
  for (const hidden of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('button', { name: 'Print this comparison' }),
    page.getByRole('link', { name: 'Only differences' }),
    page.getByRole('link', { name: 'Find More Businesses' }),
    firstOf(page, 'link', /^Remove/),
  ]) {
    await expect(hidden).toBeHidden();
  }
  await expect(table(page).first()).toBeVisible();
  await expect(page.getByText('generated firms and reviews, all fictional.')).toBeVisible();
  const sheet = page.locator('section', { has: page.getByRole('heading', { name: 'Questions for a First Call' }) });
  const paper = sheet.locator('table');
  await expect(paper).toBeVisible();
  await expect(paper.locator('thead th')).toContainText(['Question', ...comparison.businesses.map(({ name }) => name)]);
  await expect(page.getByText(/^As listed on \w+ \d+, \d{4}: http/)).toBeVisible();
  expect(await fitsItsWidth(page), 'four columns fit the paper').toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a comparison says everything, shows only differences and loses a firm by links', async ({ page }) => {
    const comparison = await compared(page, 3);
    const answer = await visit(page, comparePath(idsOf(comparison)));
    expect(answer?.status()).toBe(200);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    for (const name of [...SPECIFIED_ROWS, 'Free Consultation'])
      await expect(table(page).getByRole('rowheader', { name, exact: true })).toBeVisible();
    for (const heading of [
      'Comparison Summary',
      'Key Differences',
      'Quick Recommendations',
      'Frequently Asked Questions',
    ]) {
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    }
    for (const idle of ['Share', 'Use my location', 'Print this comparison', comparison.businesses[0]?.name ?? '']) {
      await expect(page.getByRole('button', { name: idle, exact: true })).toBeHidden();
    }

    const all = await table(page).getByRole('row').count();
    await page.getByRole('link', { name: 'Only differences' }).click();
    await expect(page.getByRole('link', { name: 'Show all rows' })).toBeVisible();
    expect(await table(page).getByRole('row').count()).toBeLessThan(all);
    await firstOf(page, 'link', /^Remove/).click();
    await expect(columns(page)).toHaveCount(2);
    await firstOf(page, 'link', /^Remove/).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not enough businesses to compare');
    await expect(page.getByRole('link', { name: 'Browse Businesses' })).toHaveAttribute('href', '/');
  });
});
