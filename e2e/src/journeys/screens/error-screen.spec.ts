import { passesAxe } from '../../looks-right.ts';
import { expect, open, test } from '../../test.ts';

test("'Something went wrong' appears on a rendering error, and reset goes to the homepage", async ({ page, guard }) => {
  guard.allow(/failed request|Failed to load resource|ChunkLoadError|Failed to fetch|RUNTIME-008|status of 503/i);
  await page.route('**/_mf/mf-directory/**', (route) => route.abort());
  // Where the site answers, the page is loaded anew in place of an error.
  await page.route('**/search', (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ status: 503 }) : route.continue(),
  );
  await open(page, '/privacy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Search law firms' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(main).toContainText('Please try refreshing the page or go back to the homepage.');
  await expect(main.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await passesAxe(page);
  await page.unrouteAll();
  await main.getByRole('link', { name: 'Go to Homepage' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find Experienced Legal Representation');
});
