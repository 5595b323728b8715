import type { Page } from '@playwright/test';
import { businessPath } from '@lawdex/contracts';
import { someBusiness } from '../../businesses.ts';
import { expectAbove } from '../../locators.ts';
import { expect, open, test } from '../../test.ts';

const toast = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

test('on a phone a notification does not cover the button that it answers', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await open(page, businessPath((await someBusiness(page.request, 9)).slug));
  const save = page.getByRole('main').getByRole('button', { name: 'Save' });
  await save.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await save.click();
  await expect(toast(page, 'has been saved to your favorites.')).toBeVisible();
  const saved = page.getByRole('main').getByRole('button', { name: 'Saved' });
  await saved.click({ trial: true });
  await expectAbove(saved, toast(page, 'has been saved to your favorites.'));
});
