import { expect, hydrated, open, test } from '../../test.ts';

const DISCLAIMER =
  'Important: This directory provides informational listings only. We are not a law firm and do not provide legal advice.';

test.describe('disclaimer banner', () => {
  test('shown until dismissed, then hidden permanently', async ({ page }) => {
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
});

test.describe('cookie consent', () => {
  const stored = () => localStorage.getItem('cookie-consent');

  for (const [button, value] of [
    ['Accept', 'accepted'],
    ['Decline', 'declined'],
  ] as const) {
    test(`${value}: banner hidden, on later visits too`, async ({ page }) => {
      await open(page, '/');
      const banner = page.getByRole('region', { name: 'We value your privacy' });
      await expect(banner.getByRole('link')).toHaveAttribute('href', '/privacy');
      await banner.getByRole('button', { name: button }).click();
      await expect(banner).toBeHidden();
      expect(await page.evaluate(stored)).toBe(value);
      await page.reload();
      await hydrated(page);
      await expect(banner).toBeHidden();
    });
  }

  test('Close hides the banner for the session without storing a choice', async ({ page, context }) => {
    await open(page, '/');
    const banner = page.getByRole('region', { name: 'We value your privacy' });
    await banner.getByRole('button', { name: 'Close' }).click();
    await expect(banner).toBeHidden();
    expect(await page.evaluate(stored)).toBeNull();
    await page.reload();
    await hydrated(page);
    await expect(banner).toBeHidden();
    const another = await context.newPage();
    await another.goto('/');
    await expect(another.getByRole('region', { name: 'We value your privacy' })).toBeVisible();
  });

  test('Cookie settings in the footer removes the stored choice and shows the banner again', async ({ page }) => {
    await open(page, '/');
    const banner = page.getByRole('region', { name: 'We value your privacy' });
    await banner.getByRole('button', { name: 'Accept' }).click();
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await expect(banner).toBeVisible();
    expect(await page.evaluate(stored)).toBeNull();
  });

  test.describe('with Global Privacy Control', () => {
    test.use({ extraHTTPHeaders: { 'sec-gpc': '1' } });

    test('the signal counts as Decline, even over an earlier Accept, and the page says so', async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
        localStorage.setItem('cookie-consent', 'accepted');
      });
      await open(page, '/');
      await expect(page.getByRole('region', { name: 'We honored your privacy signal' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'We value your privacy' })).toBeHidden();
    });
  });
});
