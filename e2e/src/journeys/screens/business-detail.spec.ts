import { businessPath } from '@lawdex/contracts';
import type { Page } from '@playwright/test';
import { someBusiness } from '../../businesses.ts';
import { expectAbove } from '../../locators.ts';
import { bothWays, expect, open, test, visit } from '../../test.ts';

const boxOf = async (page: Page, name: string) => {
  const box = await page.getByRole('region', { name, exact: true }).boundingBox();
  if (!box) throw new Error(`${name} is not shown.`);
  return box;
};

bothWays('the sidebar of a firm', () => {
  for (const width of [1024, 1280]) {
    test(`Contact Information, Quick Actions and Related Searches are the sidebar at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, businessPath((await someBusiness(page.request, 12)).slug));
      const contact = await boxOf(page, 'Contact Information');
      const actions = await boxOf(page, 'Quick Actions');
      const related = await boxOf(page, 'Related Searches');
      const about = await boxOf(page, 'About');
      const header = (await page.locator('main header').boundingBox()) ?? about;
      for (const { x, width: wide } of [actions, related]) expect([x, wide]).toEqual([contact.x, contact.width]);
      const below = (one: typeof contact, other: typeof contact) => other.y - one.y - one.height;
      for (const gap of [below(contact, actions), below(actions, related), below(header, about)]) {
        expect(gap).toBeGreaterThan(0);
        expect(gap).toBeLessThan(60);
      }
      expect(about.x + about.width).toBeLessThan(contact.x);
    });
  }

  test('on a phone they follow the reviews, and the contact stands before them', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await visit(page, businessPath((await someBusiness(page.request, 12)).slug));
    const order = ['Contact Information', 'About', 'Reviews', 'Quick Actions', 'Related Searches'];
    const tops = await Promise.all(order.map(async (name) => (await boxOf(page, name)).y));
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  });
});

test('on a phone a notification does not cover the button that it answers', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await open(page, businessPath((await someBusiness(page.request, 9)).slug));
  const save = page.getByRole('main').getByRole('button', { name: 'Save' });
  await save.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await save.click();
  const toast = page.getByRole('listitem').filter({ hasText: 'has been saved to your favorites.' });
  await expect(toast).toBeVisible();
  const saved = page.getByRole('main').getByRole('button', { name: 'Saved' });
  await saved.click({ trial: true });
  await expectAbove(saved, toast);
});
