import type { BusinessDetail, Licence } from '@lawdex/contracts';
import type { Page } from '@playwright/test';
import { businessAt, searched } from '../../businesses.ts';
import { bothWays, expect, test } from '../../test.ts';

/** Finds a business of the demo data with the number of a license. */
async function licensedFirm({ request }: Page): Promise<{ business: BusinessDetail; licence: Licence }> {
  for (const { slug } of (await searched(request, 'limit=20')).businesses) {
    const business = await businessAt(request, slug);
    const licence = business.licences.find(({ number, holder }) => number && holder);
    if (licence) return { business, licence };
  }
  throw new Error('None of the first firms lists a license.');
}

for (const width of [375, 1280])
  bothWays(`licenses at ${width} px`, (go) => {
    test.use({ viewport: { width, height: 800 } });

    test('a license number finds its firm, whose page says whose the license is', async ({ page }) => {
      const { business, licence } = await licensedFirm(page);
      await go(page, `/search?query=${encodeURIComponent(`bar number ${licence.number}`)}`);
      const main = page.getByRole('main');
      await expect(main).toContainText(`No. ${licence.number} is ${licence.holder}’s license`);
      const first = main.getByRole('article').first();
      await first.locator('summary').click();
      await expect(first).toContainText(`held by ${licence.holder}.`);
      await first.getByRole('link', { name: business.name, exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(business.name);
      await expect(page.getByRole('main').getByText(String(licence.holder)).first()).toBeVisible();
    });

    test("a number that is nobody's is said to be, with how to check a license", async ({ page }) => {
      await go(page, '/search?query=TX+998877665');
      await expect(page.getByRole('main')).toContainText('No firm here lists Texas license number 998877665.');
      await expect(page.getByRole('region', { name: 'How to check a lawyer’s license' })).toBeVisible();
    });

    test("'check lawyer license' answers with how to check one, and hides no firm", async ({ page }) => {
      await go(page, '/search?query=lawyer+license+lookup+texas');
      const help = page.getByRole('region', { name: 'How to check a lawyer’s license' });
      await expect(help).toContainText('In Texas it is kept by the State Bar of Texas.');
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await go(page, '/search?query=driver+license+suspended');
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await expect(help).toBeHidden();
    });
  });
