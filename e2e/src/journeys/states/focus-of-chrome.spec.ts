import type { Locator, Page } from '@playwright/test';
import { businessPath } from '@lawdex/contracts';
import { someBusiness } from '../../businesses.ts';
import { cards, toast, widget } from '../../comparing.ts';
import { askConsent, firstOf, main } from '../../locators.ts';
import { expect, open, test } from '../../test.ts';

const consent = (page: Page) => page.getByRole('region', { name: 'We value your privacy' });

type Press = (control: Locator) => Promise<void>;

for (const [how, press] of [
  ['by mouse', (control) => control.click()],
  ['by keyboard', (control) => control.press('Enter')],
] as [string, Press][]) {
  test.describe(`no action leaves the focus on the body, ${how}`, () => {
    /** Looks at the focus after the effects of an action have had time to happen. */
    const focusIsKept = async (page: Page, after: string) => {
      await page.waitForTimeout(300);
      expect(await page.evaluate(() => document.activeElement?.tagName), after).not.toBe('BODY');
    };

    test('notices, consent and notifications', async ({ page }) => {
      await open(page, '/search');
      await askConsent(page);
      await press(consent(page).getByRole('button', { name: 'Accept' }));
      await focusIsKept(page, 'consent was given');
      await askConsent(page);
      await press(consent(page).getByRole('button', { name: 'Close' }));
      await focusIsKept(page, 'cookie settings were closed');
      await press(page.getByRole('button', { name: 'Dismiss disclaimer' }));
      await focusIsKept(page, 'the disclaimer was dismissed');
      await press(cards(page).first().getByRole('button', { name: 'Compare' }));
      await press(toast(page).getByRole('button', { name: 'Close' }));
      await expect(toast(page)).toHaveCount(0);
      await focusIsKept(page, 'a notification was closed');
      await press(widget(page).getByRole('button', { name: 'Add 1 more to compare' }));
      await page.keyboard.press('F8');
      await page.keyboard.press('Escape');
      await expect(toast(page)).toHaveCount(0);
      await focusIsKept(page, 'a notification was left by Escape');
    });

    test('the comparison list and the comparison', async ({ page }) => {
      await open(page, '/search');
      for (const place of [0, 1, 2]) {
        await press(cards(page).nth(place).getByRole('button', { name: 'Compare', exact: true }));
        await expect(widget(page)).toContainText(String(place + 1));
      }
      await press(firstOf(widget(page), 'button', /^Remove/));
      await focusIsKept(page, 'an entry was removed');
      await press(widget(page).getByRole('link', { name: /^Compare 2/ }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare Law Firms');
      await focusIsKept(page, 'the comparison was opened');
      await press(firstOf(main(page), 'link', /^Remove/));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not enough businesses to compare');
      await focusIsKept(page, 'a column was removed');
      await press(widget(page).getByRole('button', { name: /^Compare 1/ }));
      await press(widget(page).getByRole('button', { name: 'Clear All' }));
      await focusIsKept(page, 'the list was cleared');
    });

    test('the saved firms', async ({ page }) => {
      await open(page, businessPath((await someBusiness(page.request, 5)).slug));
      await press(page.getByRole('button', { name: 'Save', exact: true }));
      await open(page, '/saved');
      await press(page.getByRole('button', { name: /^Remove/ }));
      await focusIsKept(page, 'the last firm was removed');
      await press(page.getByRole('button', { name: 'Undo' }));
      await focusIsKept(page, 'the removal was taken back');
    });
  });
}
