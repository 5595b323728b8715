import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { businessPath, reportReviewPath, reviewAnchor, reviewPath } from '@lawdex/contracts';
import type { BusinessDetail, Review } from '@lawdex/contracts';
import { ROOT } from '@lawdex/infra/testing';
import type { APIRequestContext, Page } from '@playwright/test';
import { axeViolations } from '../../axe.ts';
import { businessAt, reviewsOf, searched, someBusiness } from '../../businesses.ts';
import { runBeside } from '../../run-beside.ts';
import { expect, open, test } from '../../test.ts';

const PER_PAGE = 5;
/** Search follows decisions of operators as it follows reviews. */
const FOLLOWS_WITHIN_MS = 20_000;

/** Finds a business with more than two pages of reviews. `place` keeps parallel journeys apart. */
async function muchReviewed(request: APIRequestContext, place: number): Promise<BusinessDetail> {
  const { businesses } = await searched(request, 'rating=3&limit=50');
  const slug = businesses.filter(({ reviewCount }) => reviewCount > 2 * PER_PAGE)[place]?.slug;
  if (!slug) throw new Error(`The demo data has no much reviewed business number ${place}.`);
  return businessAt(request, slug);
}

/** What the program says by which docs/REVIEWS.md has readers check the public list. */
function checkedList(origin: string): string {
  const [, program = ''] = /```js\n(.*?)```/s.exec(readFileSync(join(ROOT, 'docs/REVIEWS.md'), 'utf8')) ?? [];
  const asked = program.replace('https://site.example', origin);
  return execFileSync(process.execPath, ['--input-type=module', '--eval', asked], { encoding: 'utf8' });
}

const card = (page: Page) => page.getByRole('region', { name: 'Reviews' });
const shown = (page: Page) => card(page).getByRole('heading', { level: 3 });
const elementOf = (page: Page, { id }: Pick<Review, 'id'>) => page.locator(`[id="${reviewAnchor(id)}"]`);

test('the reviews of a firm come eight at a time, keep the place of who reads on, and can be sorted', async ({
  page,
}) => {
  const firm = await muchReviewed(page.request, 0);
  const reviews = await reviewsOf(page.request, firm.id);
  await open(page, businessPath(firm.slug));
  await page.getByRole('link', { name: `Rated ${firm.rating} out of 5, ${firm.reviewCount} reviews` }).click();
  await expect(page.getByRole('heading', { name: 'Reviews', exact: true })).toBeFocused();
  await expect(card(page)).toBeInViewport();
  await expect(shown(page)).toHaveCount(PER_PAGE);

  const more = page.getByRole('link', { name: 'Show more reviews' });
  await more.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await more.click();
  await expect(page.getByText(`Showing 1-${2 * PER_PAGE} of ${firm.reviewCount} reviews`)).toBeVisible();
  await expect(elementOf(page, reviews[PER_PAGE] as Review)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
  await page.goBack();
  await expect(shown(page), 'what was shown, after the way back').toHaveCount(2 * PER_PAGE);

  await page.getByRole('link', { name: 'Lowest', exact: true }).click();
  await page.waitForURL(/sort=lowest/);
  const lowest = reviews.toSorted((one, other) => one.rating - other.rating)[0];
  await expect(shown(page).first()).toHaveText(lowest?.userName ?? '');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`${businessPath(firm.slug)}$`),
  );
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('the reviews of a firm have a permanent link each, which opens the page that the review stands on', async ({
  page,
}) => {
  const firm = await muchReviewed(page.request, 1);
  const reviews = await reviewsOf(page.request, firm.id);
  const review = reviews[PER_PAGE + 2] as Review;
  await open(page, reviewPath(firm.slug, review.id));
  await expect(elementOf(page, review)).toBeInViewport();
  await expect(shown(page).first()).toHaveText(reviews[PER_PAGE]?.userName ?? '');
});

test('the reviews of a firm are dated by the calendar of whoever reads them', async ({
  browser,
  request,
  addresses,
}) => {
  const firm = await someBusiness(request, 12);
  const [review] = await reviewsOf(request, firm.id);
  for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    const context = await browser.newContext({ timezoneId, baseURL: addresses.demo });
    const page = await context.newPage();
    await open(page, businessPath(firm.slug));
    const day = new Date(review?.createdAt ?? '').toLocaleDateString('en-US', {
      dateStyle: 'long',
      timeZone: timezoneId,
    });
    await expect(elementOf(page, review as Review).getByRole('time')).toHaveText(day);
    await context.close();
  }
});

test('a review that is reported and hidden leaves page, figures and search for the public list, and comes back when it is restored', async ({
  page,
  addresses,
}) => {
  const firm = await muchReviewed(page.request, 3);
  const [review] = (await reviewsOf(page.request, firm.id)) as [Review];
  await open(page, reportReviewPath(firm.slug, review.id));
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('It is hateful, threatening or obscene').check();
  await page.getByRole('button', { name: 'Send Report' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You for Your Report' })).toBeFocused();

  expect(await runBeside(addresses, 'reviews', 'reported')).toMatch(new RegExp(`${review.id} .*\\n  ${firm.name} `));
  const countInSearch = async () => {
    const { businesses } = await searched(page.request, `query=${encodeURIComponent(firm.name)}`);
    return businesses.find(({ id }) => id === firm.id)?.reviewCount;
  };
  await runBeside(addresses, 'reviews', 'hide', review.id, '--reason', 'threat', '--words', 'Hateful');
  await expect(async () => {
    await open(page, businessPath(firm.slug));
    await expect(page.getByText(`Showing 1-${PER_PAGE} of ${firm.reviewCount - 1} reviews`)).toBeVisible({
      timeout: 500,
    });
    await expect(elementOf(page, review)).toHaveCount(0);
    expect(await countInSearch()).toBe(firm.reviewCount - 1);
  }).toPass({ timeout: FOLLOWS_WITHIN_MS });
  await expect(card(page).getByText('1 review was removed: a threat or an insult (1).')).toBeVisible();
  await card(page).getByRole('link', { name: 'All removed reviews' }).click();
  const removed = page.getByRole('table', { name: 'Every removal' }).getByRole('row').nth(1);
  await expect(removed).toContainText(`Rated ${review.rating}.0 out of 5`);
  await expect(removed).toContainText('A threat or an insult');
  expect(checkedList(addresses.demo)).toMatch(/^[1-9]\d* entries, the newest hash is /);
  expect(await axeViolations(page)).toEqual([]);

  await runBeside(addresses, 'reviews', 'restore', review.id);
  await expect(async () => {
    await open(page, businessPath(firm.slug));
    await expect(elementOf(page, review)).toBeVisible({ timeout: 500 });
    expect(await countInSearch()).toBe(firm.reviewCount);
  }).toPass({ timeout: FOLLOWS_WITHIN_MS });
  expect(await runBeside(addresses, 'reviews', 'reported', '--all')).toMatch(
    /hidden .*: "threat: Hateful"\n {2}restored /,
  );
});
