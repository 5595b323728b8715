import type { Page } from '@playwright/test';
import { ANALYTICS, readAddresses } from '../../addresses.ts';
import { expect, hydrated, test, visit } from '../../test.ts';

type Call = [command: string, about: unknown, details?: object];

/** What is handed to the provider's script. */
const pageViews = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as { dataLayer?: Call[] };
    return dataLayer.filter(([, about]) => about === 'page_view').map(([, , details]) => details);
  });
const banner = (page: Page) => page.getByRole('region', { name: 'We value your privacy' });
const answer = (page: Page, name: string) => banner(page).getByRole('button', { name }).click();

let asked: number;

test.beforeEach(async ({ page }) => {
  asked = 0;
  await page.route(ANALYTICS.ANALYTICS_SCRIPT_URL, (route) => {
    asked += 1;
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
});

async function open(page: Page, address = '/'): Promise<void> {
  await visit(page, `${readAddresses().live}${address}`);
  await hydrated(page);
}

test('accepted: analytics starts, on load too, and page_view events are sent on route change', async ({ page }) => {
  await open(page, '/privacy');
  await expect(banner(page)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
  expect(asked).toBe(0);

  await answer(page, 'Accept');
  await expect.poll(() => pageViews(page)).toMatchObject([{ page_path: '/terms' }]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect.poll(() => pageViews(page)).toHaveLength(2);
  await page.getByRole('banner').getByRole('link', { name: 'List Your Firm' }).click();
  await expect.poll(() => pageViews(page)).toHaveLength(3);
  expect(await pageViews(page)).toMatchObject([
    { page_path: '/terms', page_title: expect.stringMatching(/^Terms of Service/) },
    { page_path: '/privacy', page_title: expect.stringMatching(/^Privacy Policy/) },
    { page_path: '/business/add', page_title: expect.stringMatching(/^Add Your Business/) },
  ]);
  expect(asked).toBe(1);

  await page.reload();
  await expect.poll(() => pageViews(page)).toMatchObject([{ page_path: '/business/add' }]);
  await expect(banner(page)).toBeHidden();
});

test.describe('with Global Privacy Control', () => {
  test.use({ extraHTTPHeaders: { 'sec-gpc': '1' } });

  test('the header alone counts as Decline, even over an earlier Accept', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('cookie-consent', 'accepted'));
    await open(page);
    await expect(page.getByRole('region', { name: 'We honored your privacy signal' })).toBeVisible();
    await expect(banner(page)).toBeHidden();
    expect(asked).toBe(0);
  });
});
