import type { BusinessSummary } from '@lawdex/contracts';
import type { Page } from '@playwright/test';
import { searched } from './businesses.ts';
import { expect } from './test.ts';

export const widget = (page: Page) => page.getByRole('region', { name: 'Comparison list' });
export const toggle = (page: Page) => widget(page).getByRole('button', { name: /^Compare \d/ });
export const entries = (page: Page) => widget(page).getByRole('listitem');
export const toast = (page: Page) => page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
export const cards = (page: Page) => page.getByRole('main').getByRole('article');
export const stored = (page: Page): Promise<string[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('compareList') ?? '[]'));

export const compareButton = { name: 'Compare', exact: true } as const;

/**
 * Presses Compare on the first card that is not in the list yet, and answers the name on it. Firms that other pages `listed` are named,
 * because their cards say Compare until they are hydrated.
 */
export async function compare(page: Page, listed: readonly string[] = []): Promise<string> {
  const offered = cards(page).filter({ has: page.getByRole('button', compareButton) });
  const card = listed.reduce((others, hasNotText) => others.filter({ hasNotText }), offered).first();
  const name = await card.getByRole('heading').innerText();
  await card.getByRole('button', compareButton).click();
  await expect(toast(page).or(widget(page)).first()).toContainText(`${name} has been added to your comparison list.`);
  return name;
}

export const someFirms = async (page: Page): Promise<BusinessSummary[]> =>
  (await searched(page.request, 'sortBy=name')).businesses;

export const dispatch = (page: Page, detail: unknown): Promise<unknown> =>
  page.evaluate((sent) => window.dispatchEvent(new CustomEvent('add-to-compare', { detail: sent })), detail);
