import { askConsent } from '../../locators.ts';
import { expect, open, test } from '../../test.ts';

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
