import { writeFile } from 'node:fs/promises';
import { businessPath, SAVED_PATH } from '@lawdex/contracts';
import type { TestInfo } from '@playwright/test';
import type { Addresses } from '../../addresses.ts';
import { businessAt } from '../../businesses.ts';
import { heading } from '../../locators.ts';
import { runBeside } from '../../run-beside.ts';
import { expect, open, test, visit } from '../../test.ts';

const DAY_MS = 86_400_000;

/** Imports a firm with a slug and opening hours. Firms of their own keep these journeys apart from others. */
async function importFirm(addresses: Addresses, testInfo: TestInfo, slug: string, hours: string): Promise<void> {
  const file = testInfo.outputPath('firms.csv');
  const header = 'Firm Name,Slug,Street Address,City,State,Zip Code,Tel,Office Hours';
  await writeFile(
    file,
    `${header}\nFirm ${slug},${slug},1 ${slug} St,Boston,Mass.,2108,6175550107 ext. 12,"${hours}"\n`,
  );
  expect(await runBeside(addresses, 'import', file)).toContain('refused 0');
}

test('breaks, and special days in the order in which they come, stand on a firm’s page', async ({
  page,
  addresses,
}, testInfo) => {
  const slug = 'noon-and-night-law';
  // Yesterday and tomorrow too, because the firm's today may be one of them.
  const closed = [-1, 0, 1].map((days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10));
  const special = closed.map((date) => `${date} closed`).join('; ');
  await importFirm(addresses, testInfo, slug, `Mo-Su 00:00-12:00,13:00-24:00; ${special}; Feb 29 10-14`);
  await open(page, businessPath(slug));
  const main = page.getByRole('main');
  for (const said of [/^opens /, /12 AM – 12 PM, 1 PM – 12 AM/, /^February 29$/])
    await expect(main.getByText(said).filter({ visible: true }).first()).toBeVisible();
  const [today] = await main.locator('dt', { hasText: '(today)' }).filter({ visible: true }).allInnerTexts();
  expect(today).toMatch(/^\w+ \d+, \d{4}/);
  await expect(main.locator('a[href="tel:+16175550107;ext=12"]').first()).toBeAttached();
});

test('a closed firm says so at its address and among saved firms, and comes back', async ({
  page,
  addresses,
  guard,
}, testInfo) => {
  const slug = 'soon-closed-law';
  const statusOf = async () => (await page.request.get(businessPath(slug))).status();
  guard.allow(/status of 410/);
  await importFirm(addresses, testInfo, slug, 'Mo-Fr 9-17');
  const { id, name } = await businessAt(page.request, slug);
  await open(page, SAVED_PATH);
  await page.evaluate((saved) => localStorage.setItem('favorites', JSON.stringify([saved])), id);

  await runBeside(addresses, 'firms', 'close', slug);
  await expect.poll(statusOf).toBe(410);
  await visit(page, businessPath(slug));
  await expect(heading(page)).toHaveText(`${name} has closed`);
  await open(page, SAVED_PATH);
  await expect(page.getByRole('main').getByText('No longer listed', { exact: true })).toBeVisible();

  await runBeside(addresses, 'firms', 'reopen', slug);
  await expect.poll(statusOf).toBe(200);
  await open(page, SAVED_PATH);
  await page.getByRole('main').getByRole('link', { name }).first().click();
  await expect(heading(page)).toContainText(name);
});
