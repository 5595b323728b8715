import { axeViolations } from '../axe.ts';
import { fitsItsWidth } from '../guard.ts';
import { expect, hydrated, open, test } from '../test.ts';

const DISCLAIMER =
  'Important: This directory provides informational listings only. We are not a law firm and do not provide legal advice.';

test.describe('header', () => {
  test('the search form goes to /search with the fields that are not empty', async ({ page }) => {
    await open(page, '/terms');
    const search = page.getByRole('banner').getByRole('search');
    await search.getByLabel('Location').fill('Houston');
    await search.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?location=Houston');
    await open(page, '/terms');
    await search.getByLabel('Location').fill('Houston');
    await search.getByLabel('Lawyers or practice areas').fill('divorce');
    await search.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?query=divorce&location=Houston');
  });

  for (const path of ['/', '/search', '/search?view=map', '/terms', '/no/such/page']) {
    test(`${path} has one search box, however wide the screen is`, async ({ page, guard }) => {
      guard.allow(/the server responded with a status of 404/);
      for (const width of [1280, 1024, 375]) {
        await page.setViewportSize({ width, height: 800 });
        await open(page, path);
        // On a phone, where a page has none of its own, it is in the menu.
        const count = width === 375 && path === '/terms' ? 0 : 1;
        await expect(page.getByRole('search'), `at ${width} pixels`).toHaveCount(count);
      }
    });
  }

  test('on a phone the menu opens the same search and links, and Escape closes it', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await open(page, '/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('search')).toBeHidden();
    await header.getByRole('button', { name: 'Open menu' }).click();
    await expect(header.getByRole('search')).toBeVisible();
    await expect(header.getByRole('link', { name: 'List Your Firm' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(header.getByRole('search')).toBeHidden();
    await header.getByRole('button', { name: 'Open menu' }).click();
    await header.getByLabel('Lawyers or practice areas').fill('bankruptcy');
    await header.getByLabel('Lawyers or practice areas').press('Enter');
    await expect(page).toHaveURL('/search?query=bankruptcy');
    await expect(header.getByRole('search')).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } });

    test('on a phone the menu is open and its search works', async ({ page }) => {
      await page.goto('/terms');
      const header = page.getByRole('banner');
      await header.getByLabel('Lawyers or practice areas').fill('divorce');
      await header.getByRole('button', { name: 'Search' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Results for "divorce"');
    });
  });
});

test.describe('disclaimer', () => {
  test('stands on every page until it is dismissed, and then stays away', async ({ page }) => {
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
    test(`${button} is remembered, and nothing asks again`, async ({ page }) => {
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

  test('the footer asks again after a choice', async ({ page }) => {
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

test.describe('legal pages', () => {
  for (const [path, title] of [
    ['/privacy', 'Privacy Policy'],
    ['/terms', 'Terms of Service'],
  ] as const) {
    test(`${path} tells when it was last updated`, async ({ page }) => {
      await open(page, '/');
      await page.getByRole('contentinfo').getByRole('link', { name: title }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('main')).toContainText('January 1, 2025');
    });
  }
});

test.describe('when something is not there or breaks', () => {
  test('an unknown page answers 404 with the not-found screen and a way home', async ({ page, guard }) => {
    guard.allow(/status of 404/);
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'Go to Homepage' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find Experienced Legal Representation');
  });

  test('a business that does not exist answers 404 with its own screen', async ({ page, guard }) => {
    guard.allow(/status of 404/);
    const answer = await page.goto('/business/no-such-business');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('main')).toContainText('Business Not Found');
  });

  test('a page whose code cannot be had shows the error screen, and the rest of the page stays', async ({
    page,
    guard,
  }) => {
    guard.allow(/failed request|Failed to load resource|ChunkLoadError|Failed to fetch|could not be loaded/i);
    await page.route('**/_mf/mf-directory/**', (route) => route.abort());
    await open(page, '/privacy');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Search law firms' }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(main).toContainText('Please try refreshing the page or go back to the homepage.');
    await expect(main.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await axeViolations(page), `axe at ${width} pixels`).toEqual([]);
      expect(await fitsItsWidth(page)).toBe(true);
    }
    await page.unrouteAll();
    await main.getByRole('link', { name: 'Go to Homepage' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find Experienced Legal Representation');
  });
});
