import { setTimeout as delay } from 'node:timers/promises';
import { writeReviewPath } from '@lawdex/contracts';
import type { Page } from '@playwright/test';
import { someBusiness } from '../../businesses.ts';
import { expect, hydrated, open, test } from '../../test.ts';

const HELD_BACK_MS = 5000;

/** Opens the server's page, whose scripts come later. */
async function openEarly(page: Page, path: string): Promise<void> {
  const late = delay(HELD_BACK_MS);
  await page.route(/\.js$/, (route) => late.then(() => route.continue()));
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

const bar = (page: Page) => page.getByRole('search', { name: 'Find a lawyer' });
const words = (page: Page) => bar(page).getByLabel('Lawyers or practice areas');

test('a search: what was typed, checked and chosen before its scripts came is searched for after', async ({ page }) => {
  await openEarly(page, '/search?query=divorce');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await words(page).fill('bankruptcy');
  await filters.getByLabel('Free Consultation').check();
  await filters.getByLabel('4+ stars').check();
  await filters.getByLabel('Language').selectOption('es');
  await hydrated(page);
  await page.waitForURL(/query=bankruptcy/);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    query: 'bankruptcy',
    freeConsultation: 'true',
    rating: '4',
    language: 'es',
  });
  await expect(words(page)).toHaveValue('bankruptcy');
  await expect(filters.getByLabel('Free Consultation')).toBeChecked();
});

for (const path of [
  '/category/personal-injury',
  '/city/houston?state=TX',
  '/best-personal-injury-lawyers-in-houston',
]) {
  test(`${path}: words of its bar stay, and are searched for`, async ({ page }) => {
    await openEarly(page, path);
    await words(page).fill('dog bite');
    await hydrated(page);
    await expect(words(page)).toHaveValue('dog bite');
    await words(page).press('Enter');
    await page.waitForURL(/query=dog\+bite/);
  });
}

test('a list: its order and a filter that were chosen early take effect', async ({ page }) => {
  await openEarly(page, '/category/personal-injury');
  await page.getByLabel('Sort by').selectOption('name');
  await page.getByLabel('Free Consultation').check();
  await page.waitForURL('/category/personal-injury?sortBy=name&freeConsultation=true');
});

test('a review: its fields stay, and its draft is kept', async ({ page }) => {
  await openEarly(page, writeReviewPath((await someBusiness(page.request, 0)).slug));
  const form = page.getByRole('form', { name: 'Write a Review' });
  await form.getByLabel('Your name').fill('Ada');
  await form.getByLabel('Comment').fill('She called back.');
  await form.getByLabel('Kind of matter').selectOption({ index: 1 });
  const kind = await form.getByLabel('Kind of matter').inputValue();
  await hydrated(page);
  const drafts = () => page.evaluate(() => Object.values({ ...sessionStorage }).join(' '));
  await expect.poll(drafts).toContain('She called back.');
  await expect(form.getByLabel('Kind of matter')).toHaveValue(kind);
  await expect(form.getByLabel('Your name')).toHaveValue('Ada');
});

test('a first page on a slow line stands in the fallback font, the next one in ours', async ({ page }) => {
  const family = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
  await page.route(/\/terms$/, async (route) => {
    await delay(600);
    await route.continue();
  });
  await open(page, '/terms');
  expect(await family()).not.toContain('Lawdex Sans');
  await expect
    .poll(() => page.evaluate(() => document.fonts.check("1em 'Lawdex Sans'")), { timeout: 10_000 })
    .toBe(true);
  expect(await family()).not.toContain('Lawdex Sans');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Privacy');
  expect(await family()).toContain('Lawdex Sans');
});
