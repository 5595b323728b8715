import type { Locator, Page } from '@playwright/test';
import { heading, main } from '../../locators.ts';
import { looksRight } from '../../looks-right.ts';
import { expect, open, test } from '../../test.ts';

/** Clicks without pointing at the link first, which would load its page early and use up a refusal. */
const follow = (link: Locator) => link.dispatchEvent('click');

const firstCard = (page: Page) => main(page).getByRole('article').first().getByRole('heading').getByRole('link');

test('a page whose data is refused says that the site is busy, and comes with the button, by keyboard, with the focus in place', async ({
  page,
  guard,
}) => {
  guard.allow(/the server responded with a status of 503/);
  const refusal = { status: 503, headers: { 'retry-after': '2' }, json: { code: 'overloaded', message: 'Not now.' } };
  await page.route('**/api/businesses/slug/*/page?*', (route) => route.fulfill(refusal), { times: 2 });
  await open(page, '/search');
  const name = await firstCard(page).innerText();
  await follow(firstCard(page));
  await expect(heading(page)).toHaveText('We are very busy right now');
  await expect(page.getByText('Please wait 2 seconds')).toBeVisible();
  const again = page.getByRole('button', { name: 'Try Again' });
  await again.press('Enter');
  await expect(page.getByText('That did not work yet.')).toBeVisible();
  await expect(again).toBeFocused();
  await looksRight(page);
  await again.press('Enter');
  await expect(heading(page)).toHaveText(name);
  await expect(main(page)).toBeFocused();
});

test('data that could not be fetched without a connection comes when the connection is back', async ({
  page,
  context,
  guard,
}) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED/);
  await open(page, '/search');
  // The code of the page has loaded, but not its data.
  await follow(firstCard(page));
  const name = await heading(page).innerText();
  await page.goBack();
  const other = main(page).getByRole('article').nth(1).getByRole('heading').getByRole('link');
  await expect(other).not.toHaveText(name);
  const otherName = await other.innerText();
  await context.setOffline(true);
  await other.click();
  await expect(heading(page)).toHaveText('You seem to be offline');
  await context.setOffline(false);
  await expect(heading(page)).toHaveText(otherName);
});

test('a page whose code cannot be fetched says so with ways on, and looks right', async ({ page, guard }) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED|RUNTIME-008|Loading (CSS )?chunk/);
  // The browser takes itself for connected again when a debugger leaves, as that of axe does.
  await page.addInitScript(() =>
    window.addEventListener('online', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  const waysOn = page.waitForResponse(/WaysOnBlock[^/]*[.]js/);
  await open(page, '/terms');
  await heading(page).hover();
  await (await waysOn).finished();
  await page.context().setOffline(true);
  await follow(page.getByRole('contentinfo').getByRole('link', { name: 'All practice areas' }));
  await expect(heading(page)).toHaveText('You seem to be offline');
  await expect(page.getByRole('navigation', { name: 'Popular practice areas' })).toBeVisible();
  await looksRight(page);
});
