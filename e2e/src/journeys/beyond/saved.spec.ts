import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { businessPath, SAVED_PATH } from '@lawdex/contracts';
import { businessAt, someBusiness, someIds } from '../../businesses.ts';
import { passesAxe } from '../../looks-right.ts';
import { expect, open, test, visit } from '../../test.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

const firms = (page: Page): Locator => page.getByRole('main').getByRole('list').locator('> li:has(h3)');
const firm = (page: Page, name: string): Locator => firms(page).filter({ has: page.getByRole('heading', { name }) });
const note = (page: Page, name: string): Locator => page.getByRole('textbox', { name: `Your note about ${name}` });

async function store(page: Page, ids: readonly string[], details: unknown = {}): Promise<void> {
  await open(page, SAVED_PATH);
  await page.evaluate(
    ([list, about]) => {
      localStorage.setItem('favorites', list ?? '');
      localStorage.setItem('favoritesDetails', about ?? '');
    },
    [JSON.stringify(ids), JSON.stringify(details)],
  );
  await open(page, SAVED_PATH);
}

test('two firms are saved, noted on, compared, removed, taken back, exported and imported', async ({
  page,
  addresses,
}) => {
  const one = await someBusiness(page.request, 0);
  const other = await someBusiness(page.request, 1);
  for (const { slug } of [one, other]) {
    await open(page, businessPath(slug));
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await expect(page.getByRole('button', { name: 'Saved', exact: true }).first()).toBeVisible();
  }
  await page.getByRole('link', { name: 'View saved firms' }).click();
  await expect(page).toHaveURL(`${addresses.demo}${SAVED_PATH}`);
  await expect(firms(page).getByRole('heading')).toHaveText([other.name, one.name]);

  await note(page, one.name).fill('Ask about fees');
  await open(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Saved' }).click();
  await expect(note(page, one.name)).toHaveValue('Ask about fees');
  await page.reload();
  await expect(note(page, one.name)).toHaveValue('Ask about fees');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = readFileSync(await (await download).path());

  await firm(page, one.name).getByLabel(`Remove ${one.name}`).click();
  await expect(firms(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(firms(page).getByRole('heading')).toHaveText([other.name, one.name]);
  await expect(note(page, one.name)).toHaveValue('Ask about fees');

  for (const { name } of [one, other]) await firm(page, name).getByLabel(`Remove ${name}`).click();
  await expect(page.getByRole('heading', { name: 'No saved firms yet' })).toBeVisible();
  const upload = (content: Buffer) =>
    page
      .getByLabel('File of saved firms')
      .setInputFiles({ name: 'saved.json', mimeType: 'application/json', buffer: content });
  await upload(Buffer.from('{"format":'));
  await expect(page.getByText('This is not a complete list of saved firms.')).toBeVisible();
  await upload(file);
  await expect(page.getByText('2 firms added.')).toBeVisible();
  await expect(note(page, one.name)).toHaveValue('Ask about fees');

  for (const { name } of [one, other]) await page.getByRole('checkbox', { name: `Compare ${name}` }).check();
  await page.getByRole('link', { name: 'Compare 2 Businesses' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
});

test('a firm that has gone is named as far as it is known, and can be removed by keyboard', async ({ page }) => {
  const [id = ''] = await someIds(page.request, 1);
  const nameless = UNKNOWN.replace('8000', '8001');
  await store(page, [id, UNKNOWN, nameless], { [UNKNOWN]: { name: 'Gone & Sons', note: 'Was good' } });
  await expect(firms(page).getByText('No longer listed', { exact: true })).toHaveCount(2);
  await expect(firm(page, 'A firm that is no longer listed')).toHaveCount(1);
  await expect(firm(page, 'Gone & Sons').getByRole('link')).toHaveCount(0);
  await expect(note(page, 'Gone & Sons')).toHaveValue('Was good');

  await page.getByRole('button', { name: 'Remove Gone & Sons' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Gone & Sons has been removed from your favorites.')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(firm(page, 'Gone & Sons')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('sorting, and four at most to compare', async ({ page }) => {
  await store(page, await someIds(page.request, 5));
  await expect(firms(page).getByRole('link', { name: /^Call Now/ })).not.toHaveCount(0);
  await page.getByLabel('Sort by').selectOption('Name');
  const names = await firms(page).getByRole('heading').allTextContents();
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  const boxes = firms(page).getByRole('checkbox');
  for (const place of [0, 1, 2, 3]) await boxes.nth(place).check();
  await expect(boxes.nth(4)).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Compare 4 Businesses' })).toBeVisible();
});

test('another tab that saves, notes and removes is followed', async ({ page, context }) => {
  const business = await someBusiness(page.request, 2);
  await open(page, SAVED_PATH);
  const tab = await context.newPage();
  await open(tab, businessPath((await businessAt(page.request, business.slug)).slug));
  await tab.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(firm(page, business.name)).toHaveCount(1);
  await open(tab, SAVED_PATH);
  await note(tab, business.name).fill('From the other tab');
  await expect(note(page, business.name)).toHaveValue('From the other tab');
  await tab.getByRole('button', { name: `Remove ${business.name}` }).click();
  await expect(page.getByRole('heading', { name: 'No saved firms yet' })).toBeVisible();
});

test('a service that does not answer takes neither list nor notes, and is asked again', async ({ page, guard }) => {
  guard.allow(/status of 503/);
  const [id = ''] = await someIds(page.request, 1);
  await page.route('**/api/businesses/by-ids?*', (route) => route.fulfill({ status: 503, json: {} }));
  await store(page, [id], { [id]: { name: 'Remembered Law', note: 'Mine' } });
  await expect(page.getByText('could not be loaded. Your list and your notes are all here.')).toBeVisible();
  await expect(note(page, 'Remembered Law')).toHaveValue('Mine');
  await page.unroute('**/api/businesses/by-ids?*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(firms(page).getByRole('link', { name: /^Call Now/ })).toBeVisible();
});

test('the list passes axe and fits its width at 320 and 1280 pixels', async ({ page }) => {
  await store(page, [...(await someIds(page.request, 3)), UNKNOWN]);
  await expect(firms(page).getByText('No longer listed', { exact: true })).toBeVisible();
  await passesAxe(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it needs, leads to search, and is not indexed', async ({ page }) => {
    await visit(page, SAVED_PATH);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('heading', { name: 'Saved firms need JavaScript' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Import' })).toBeHidden();
    await page.getByRole('link', { name: 'Search law firms' }).first().click();
    await expect(page).toHaveURL(/\/search/);
  });
});
