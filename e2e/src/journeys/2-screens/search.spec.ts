import type { Page } from '@playwright/test';
import { expect, open, test } from '../../test.ts';

const region = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });

test("'You Might Also Like' leads to pages for the words, for the place, and for both", async ({ page }) => {
  const texts = async (address: string) => {
    await open(page, address);
    await expect(region(page, 'You Might Also Like')).toBeVisible();
    return region(page, 'You Might Also Like').getByRole('link').allTextContents();
  };
  const words = await texts('/search?query=divorce');
  expect(words).toContain('Top rated divorce near me');
  expect(words.join()).not.toContain(' in ');
  const place = await texts('/search?location=Houston');
  expect(place).toContain('Personal injury lawyers in Houston, TX');
  expect(place.join()).not.toContain('near me');
  const both = await texts('/search?query=divorce&location=Houston');
  expect(both).toEqual(expect.arrayContaining([...words, ...place]));
});

test("'You Might Also Like' is not there before anything was looked for", async ({ page }) => {
  await open(page, '/search');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(region(page, 'You Might Also Like')).toHaveCount(0);
});
