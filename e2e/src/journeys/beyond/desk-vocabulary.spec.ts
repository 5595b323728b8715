import type { Page } from '@playwright/test';
import { axeViolations } from '../../axe.ts';
import { searched } from '../../businesses.ts';
import { logIn, press, tabTo } from '../../desk.ts';
import { passesAxe } from '../../looks-right.ts';
import { expect, test } from '../../test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const status = (page: Page) => page.getByRole('status');
const LIVE = 'It is live: every search reads it within two seconds. Undo stands in the history.';

const practices = async ({ request }: Page): Promise<string[]> =>
  (await searched(request, 'query=wallaby+dispute')).understood.practices.map(({ slug }) => slug);

test('a phrase is added and undone, by keyboard, and searches follow', async ({ page, addresses: { desk }, guard }) => {
  guard.allow(/the server responded with a status of 422/);
  await logIn(page, desk, 'Teaching Ada');
  await press(page, page.getByRole('link', { name: 'Vocabulary' }));
  await press(page, page.getByRole('link', { name: 'Add a phrase' }));
  await tabTo(page, page.getByRole('textbox', { name: /^Phrase/ }));
  await page.keyboard.type('wallaby dispute');
  await tabTo(page, page.getByRole('textbox', { name: /^Means/ }));
  await page.keyboard.type('taxes');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Write the slug of a practice area, such as tax-law.');
  await expect(page.getByRole('textbox', { name: /^Phrase/ })).toHaveValue('wallaby dispute');
  expect(await axeViolations(page), 'axe of a form that was refused').toEqual([]);
  await page.getByRole('textbox', { name: /^Means/ }).fill('tax-law');
  expect(await practices(page)).toEqual([]);
  await press(page, button(page, 'Add'));
  await expect(status(page)).toHaveText(LIVE);
  await expect(async () => {
    expect(await practices(page)).toEqual(['tax-law']);
  }).toPass();
  await press(page, page.getByRole('link', { name: 'History and undo' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('History of the vocabulary');
  await passesAxe(page, [1280, 375]);
  await press(page, button(page, 'Undo wallaby dispute'));
  await expect(status(page)).toHaveText('What stood before is live again.');
  await expect(async () => {
    expect(await practices(page)).toEqual([]);
  }).toPass();
});
