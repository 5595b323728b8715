import type { Route } from '@playwright/test';
import { expect, open, test } from '../../test.ts';

const PRACTICE = 'Personal Injury';

test('a page that was pointed at opens without asking for anything more', async ({ page }) => {
  await open(page, '/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: PRACTICE });
  const listed = page.waitForResponse(/\/api\/categories\/[^/]+\/businesses/);
  await link.hover();
  await (await listed).finished();
  const asked: string[] = [];
  // Only the page itself counts: blog posts are added later, and a firm may come to lie under the pointer.
  await page.route(/\/api\/categories|\/_mf\/.*\/expose-category.*\.js$/, (route) => {
    asked.push(route.request().url());
    return route.continue();
  });
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(PRACTICE);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(asked).toEqual([]);
});

for (const when of ['before', 'after'] as const)
  test(`a page that could not be fetched early, which is told ${when} it is opened, is asked for again`, async ({
    page,
    guard,
  }) => {
    guard.allow(/the server responded with a status of 503/);
    await open(page, '/');
    const [category, opened] = [/\/api\/categories\/slug\//, /\/personal-injury$/];
    const refuse = async (route: Route) => {
      if (when === 'after') await page.waitForURL(opened);
      await route.fulfill({ status: 503, json: { code: 'overloaded', message: 'Not now.', requestId: 'r' } });
    };
    await page.route(category, refuse, { times: 1 });
    const link = page.getByRole('contentinfo').getByRole('link', { name: PRACTICE });
    const early = when === 'after' ? page.waitForRequest(category) : page.waitForResponse(category);
    await link.hover();
    await early;
    await link.click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
