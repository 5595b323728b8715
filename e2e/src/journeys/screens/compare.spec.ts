import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { comparePath, type Comparison } from '@lawdex/contracts';
import { axeViolations } from '../../axe.ts';
import { someIds } from '../../businesses.ts';
import { fitsItsWidth } from '../../guard.ts';
import { getPatiently } from '../../patiently.ts';
import { expect, open, test, visit } from '../../test.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const SPECIFIED_ROWS = ['Category', 'Rating', 'Price Range', 'Location', 'Phone', 'Open Now', 'Delivery', 'Takeout'];

async function compared(request: APIRequestContext, origin: string, count: number): Promise<Comparison> {
  const ids = await someIds(request, origin, count);
  return (await (await getPatiently(request, `${origin}/api/businesses/compare?ids=${ids}`)).json()) as Comparison;
}

const idsOf = ({ businesses }: Comparison): string[] => businesses.map(({ id }) => id);
const table = (page: Page): Locator => page.getByRole('table');
const columns = (page: Page): Locator => table(page).getByRole('columnheader');
const notice = (page: Page, text: string | RegExp): Locator => page.getByRole('status').filter({ hasText: text });

test('a comparison is opened from its link, voted on, left for the home page, and remembers the vote', async ({
  page,
  request,
  addresses,
}) => {
  const comparison = await compared(request, addresses.demo, 3);
  const [first, second] = comparison.businesses;
  await open(page, comparePath(idsOf(comparison)));
  await expect(columns(page)).toHaveCount(3);
  await expect(page.getByRole('heading', { name: 'Highest Rated' }).locator('..')).toContainText(
    comparison.highestRated?.name ?? '',
  );
  await expect(page.getByRole('heading', { name: 'Most Reviewed' }).locator('..')).toContainText(
    comparison.mostReviewed?.name ?? '',
  );

  const choice = (name = '') => page.getByRole('button', { name, exact: true });
  await choice(second?.name).click();
  await expect(notice(page, 'Vote recorded!')).toBeVisible();
  await page.getByRole('link', { name: 'Find More Businesses' }).click();
  await expect(page).toHaveURL(`${addresses.demo}/`);

  await open(page, comparePath(idsOf(comparison).reverse()));
  await expect(choice(second?.name)).toHaveAttribute('aria-pressed', 'true');
  await expect(choice(first?.name)).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('link', { name: 'Find Similar Businesses' }).click();
  await expect(page).toHaveURL(/\/search\?/);
});

test('rows that say the same go, and a firm is removed, without another document', async ({
  page,
  request,
  addresses,
}) => {
  const comparison = await compared(request, addresses.demo, 3);
  const [first, removed, last] = idsOf(comparison) as [string, string, string];
  const stored = Object.fromEntries(comparison.businesses.map((business) => [business.id, business]));
  await page.addInitScript(
    ([ids, details]) => {
      localStorage.setItem('compareList', ids ?? '');
      localStorage.setItem('compareListDetails', details ?? '');
    },
    [JSON.stringify([first, removed, last]), JSON.stringify(stored)],
  );
  await open(page, comparePath([first, removed, last]));
  const documents: string[] = [];
  page.on('request', (sent) => sent.isNavigationRequest() && documents.push(sent.url()));

  const all = await table(page).getByRole('row').count();
  await page.getByRole('link', { name: 'Only differences' }).click();
  await expect(page.getByRole('link', { name: 'Show all rows' })).toBeFocused();
  expect(await table(page).getByRole('row').count()).toBeLessThan(all);

  const name = comparison.businesses[1]?.name ?? '';
  await page.getByRole('link', { name: `Remove ${name} from the comparison` }).click();
  await expect(columns(page)).toHaveCount(2);
  await expect(page).toHaveURL(`${addresses.demo}${comparePath([first, last], { onlyDifferences: true })}`);
  await expect(notice(page, 'Removed from comparison')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('compareList'))).toBe(JSON.stringify([first, last]));
  expect(documents).toEqual([]);
});

test('a link that names too much is compared as far as it can be, and says what is left out', async ({
  page,
  request,
  addresses,
}) => {
  const ids = await someIds(request, addresses.demo, 5);
  await open(page, comparePath([ids[0] ?? '', UNKNOWN, ids[1] ?? '', ids[0] ?? '', 'abc']));
  await expect(columns(page)).toHaveCount(2);
  await expect(page.getByText('2 of 4 firms are no longer listed.')).toBeVisible();
  await expect(page.getByText('A firm that the link names twice is compared once.')).toBeVisible();
  await open(page, comparePath(ids));
  await expect(columns(page)).toHaveCount(4);
  await expect(page.getByText('The first 4 of 5 are shown.')).toBeVisible();
});

test('a comparison of firms that have all gone is not found', async ({ page, guard }) => {
  guard.allow(/the server responded with a status of 404/);
  await open(page, comparePath([UNKNOWN, UNKNOWN.replace('8000', '8001')]));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error loading comparison');
  await page.getByRole('link', { name: 'Browse Businesses' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find Experienced Legal Representation');
});

test('a phone shows two of the firms, and the next by a link', async ({ page, request, addresses }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, comparePath(await someIds(request, addresses.demo, 4)));
  await expect(columns(page)).toHaveCount(2);
  const next = page.getByRole('link', { name: /^Next: / });
  const name = (await next.innerText()).replace('Next: ', '');
  await next.click();
  await expect(columns(page).last()).toContainText(name);
  expect(await fitsItsWidth(page)).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
});

test('a desktop keeps the names of the firms in view while the page scrolls', async ({ page, request, addresses }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page, comparePath(await someIds(request, addresses.demo, 4)));
  await table(page)
    .getByRole('rowheader', { name: 'Monday' })
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(columns(page).last()).toBeInViewport();
  // At the top, or below the header while that is shown.
  expect((await columns(page).last().boundingBox())?.y).toBeLessThan(80);
});

test('the keyboard reaches the table, removes a firm, and stays on the page', async ({ page, request, addresses }) => {
  const comparison = await compared(request, addresses.demo, 3);
  await page.setViewportSize({ width: 375, height: 640 });
  await open(page, comparePath(idsOf(comparison)));
  await page.getByRole('link', { name: /^Next: / }).focus();
  await page.keyboard.press('Tab');
  await expect(columns(page).first().getByRole('link').first()).toBeFocused();
  const remove = columns(page)
    .first()
    .getByRole('link', { name: /^Remove/ });
  for (let step = 0; step < 2 && !(await remove.evaluate((link) => link === document.activeElement)); step++)
    await page.keyboard.press('Tab');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(columns(page)).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('paper holds the table and a sheet of questions, and neither header nor buttons', async ({
  page,
  request,
  addresses,
}) => {
  const comparison = await compared(request, addresses.demo, 4);
  await open(page, comparePath(idsOf(comparison)));
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 720, height: 960 });
  for (const hidden of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('button', { name: 'Print this comparison' }),
    page.getByRole('link', { name: 'Only differences' }),
    page.getByRole('link', { name: 'Find More Businesses' }),
    page.getByRole('link', { name: /^Remove/ }).first(),
  ]) {
    await expect(hidden).toBeHidden();
  }
  await expect(table(page).first()).toBeVisible();
  await expect(page.getByText('generated firms and reviews, all fictional.')).toBeVisible();
  const sheet = page.locator('section', { has: page.getByRole('heading', { name: 'Questions for a First Call' }) });
  const paper = sheet.locator('table');
  await expect(paper).toBeVisible();
  await expect(paper.locator('thead th')).toContainText(['Question', ...comparison.businesses.map(({ name }) => name)]);
  await expect(page.getByText(/^As listed on \w+ \d+, \d{4}: http/)).toBeVisible();
  expect(await fitsItsWidth(page), 'four columns fit the paper').toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a comparison says everything, shows only differences and loses a firm by links', async ({
    page,
    request,
    addresses,
  }) => {
    const comparison = await compared(request, addresses.demo, 3);
    const answer = await visit(page, comparePath(idsOf(comparison)));
    expect(answer?.status()).toBe(200);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    for (const name of [...SPECIFIED_ROWS, 'Free Consultation'])
      await expect(table(page).getByRole('rowheader', { name, exact: true })).toBeVisible();
    for (const heading of [
      'Comparison Summary',
      'Key Differences',
      'Quick Recommendations',
      'Frequently Asked Questions',
    ]) {
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    }
    for (const idle of ['Share', 'Use my location', 'Print this comparison', comparison.businesses[0]?.name ?? '']) {
      await expect(page.getByRole('button', { name: idle, exact: true })).toBeHidden();
    }

    const all = await table(page).getByRole('row').count();
    await page.getByRole('link', { name: 'Only differences' }).click();
    await expect(page.getByRole('link', { name: 'Show all rows' })).toBeVisible();
    expect(await table(page).getByRole('row').count()).toBeLessThan(all);
    await page
      .getByRole('link', { name: /^Remove/ })
      .first()
      .click();
    await expect(columns(page)).toHaveCount(2);
    await page
      .getByRole('link', { name: /^Remove/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not enough businesses to compare');
    await expect(page.getByRole('link', { name: 'Browse Businesses' })).toHaveAttribute('href', '/');
  });

  test('an address that nobody can mean is answered kindly', async ({ page }) => {
    for (const query of [
      '?ids=',
      '?ids=%3Cscript%3E,%27--',
      '?ids[]=a&ids[$ne]=b',
      `?ids=${'a,'.repeat(3_000)}`,
      '?near=1&show=x',
    ]) {
      const answer = await visit(page, `/compare${query}`);
      expect([query.slice(0, 20), answer?.status()]).toEqual([query.slice(0, 20), 200]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not enough businesses to compare');
    }
  });
});
