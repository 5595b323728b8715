import { askConsent } from '../../locators.ts';
import { expect, open, test } from '../../test.ts';

const DISCLAIMER =
  'Important: This directory provides informational listings only. We are not a law firm and do not provide legal advice.';

test('the disclaimer is shown until dismissed, then hidden permanently', async ({ page }) => {
  await open(page, '/');
  const banner = page.getByRole('complementary', { name: 'Disclaimer' });
  await expect(banner).toContainText(DISCLAIMER);
  await expect(banner.getByRole('link')).toHaveAttribute('href', '/terms');
  await banner.getByRole('button', { name: 'Dismiss disclaimer' }).click();
  await expect(banner).toBeHidden();
  await open(page, '/search');
  await expect(banner).toBeHidden();
  await page.reload();
  await expect(banner).toBeHidden();
});

test('a site that measures nothing asks for no consent, and says so to who opens the cookie settings', async ({
  page,
}) => {
  await open(page, '/');
  const banner = page.getByRole('region', { name: 'We value your privacy' });
  await expect(banner).toBeHidden();
  await askConsent(page);
  await expect(banner).toContainText('This site has no analytics cookies.');
  await banner.getByRole('button', { name: 'Decline' }).click();
  await expect(banner).toBeHidden();
});
