import { randomUUID } from 'node:crypto';
import { businessPath } from '@lawdex/contracts';
import type { Page } from '@playwright/test';
import { businessAt, someBusiness } from '../../businesses.ts';
import { expect, open, test } from '../../test.ts';

interface Said {
  comment: string;
  isRelated?: boolean;
}

async function write(page: Page, name: string, { comment, isRelated = false }: Said): Promise<void> {
  const form = page.getByRole('form', { name: 'Write a Review' });
  await form.getByLabel('Your name').fill(name);
  await form.getByRole('radio', { name: '2 stars' }).press('Space');
  await form.getByLabel('Comment').fill(comment);
  await form.getByLabel('Month of the matter').fill('2026-03');
  await form.getByLabel('Kind of matter').selectOption({ label: 'Tax Law' });
  if (isRelated) await form.getByLabel(/related to this firm/).check();
  await form.getByRole('button', { name: 'Submit Review' }).click();
}

const openForm = (page: Page) =>
  page.getByRole('region', { name: 'Reviews' }).getByRole('button', { name: 'Write a Review' }).click();

test('a review of somebody who is related to the firm is shown with its label, and is in no average', async ({
  page,
}) => {
  const { slug } = await someBusiness(page.request, 15);
  const before = await businessAt(page.request, slug);
  await open(page, businessPath(slug));
  await openForm(page);
  await write(page, 'Partner', { comment: 'I have worked here since it opened.', isRelated: true });
  const review = page.getByRole('listitem', { name: 'Review by Partner' });
  await expect(review).toContainText('Related to this firm');
  await expect(review).toContainText('Tax Law, March 2026');
  const { rating, reviewCount } = before;
  expect(await businessAt(page.request, slug)).toMatchObject({ rating, reviewCount });
});

test('a review that is held is told and shown to its writer, also later, and to nobody else', async ({
  page,
  browser,
  addresses,
  guard,
}) => {
  // The writer's page asks whether the review is public by now.
  guard.allow(/the server responded with a status of 404/);
  const { slug } = await someBusiness(page.request, 16);
  const comment = 'They took my case and I heard nothing for seven weeks.';
  await page.route(/\/api\/businesses\/[^/]+\/reviews$/, async (route) => {
    // Visitors of the tests are one network, for which the rule is lifted.
    const now = Date.now();
    const review = {
      id: randomUUID(),
      businessId: route.request().url().split('/').at(-2),
      createdAt: new Date(now).toISOString(),
    };
    const held = { reasons: ['rate'], until: new Date(now + 72 * 3_600_000).toISOString() };
    await route.fulfill({ status: 201, json: { ...review, userName: 'Jordan', rating: 2, comment, held } });
  });
  await open(page, businessPath(slug));
  await openForm(page);
  await write(page, 'Jordan', { comment });
  const mine = page.getByRole('listitem', { name: 'Your review, shown later' });
  await expect(mine).toBeFocused();
  await expect(mine).toContainText('Many reviews came today.');
  await expect(page.getByText('Review received', { exact: true })).toBeVisible();

  await open(page, businessPath(slug));
  await expect(mine).toContainText(comment);
  const other = await browser.newContext({ baseURL: addresses.demo });
  const page2 = await other.newPage();
  // What a link once said of a review that was held.
  await open(page2, `${businessPath(slug)}?held=rate&until=2026-12-01`);
  await expect(page2.getByText('Shown later')).toHaveCount(0);
  await other.close();
});
