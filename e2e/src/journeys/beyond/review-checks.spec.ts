import { businessPath, writeReviewPath } from '@lawdex/contracts';
import type { Page } from '@playwright/test';
import { businessAt, someBusiness } from '../../businesses.ts';
import { expect, open, test, visit } from '../../test.ts';

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
  request,
  addresses,
}) => {
  const { slug } = await someBusiness(request, addresses.demo, 15);
  const before = await businessAt(request, addresses.demo, slug);
  await open(page, businessPath(slug));
  await openForm(page);
  await write(page, 'Partner', { comment: 'I have worked here since it opened.', isRelated: true });
  const review = page.getByRole('listitem', { name: 'Review by Partner' });
  await expect(review).toContainText('Related to this firm');
  await expect(review).toContainText('Tax Law, March 2026');
  const { rating, reviewCount } = before;
  expect(await businessAt(request, addresses.demo, slug)).toMatchObject({ rating, reviewCount });
});

test('a review in the same words is being checked: its writer sees it, also later, and nobody else does', async ({
  page,
  browser,
  request,
  addresses,
  guard,
}) => {
  // The writer's page asks whether the review is public by now.
  guard.allow(/the server responded with a status of 404/);
  const { slug } = await someBusiness(request, addresses.demo, 16);
  const comment = 'They took my case and I heard nothing for seven weeks.';
  await open(page, businessPath(slug));
  await openForm(page);
  await write(page, 'Jordan', { comment });
  await expect(page.getByRole('listitem', { name: 'Review by Jordan' })).toBeFocused();
  const before = await businessAt(request, addresses.demo, slug);
  await openForm(page);
  await write(page, 'Jordan', { comment });
  const mine = page.getByRole('listitem', { name: 'Your review, being checked' });
  await expect(mine).toBeFocused();
  await expect(mine).toContainText('Why: A review in the same or nearly the same words came before.');
  await expect(page.getByText('Review received', { exact: true })).toBeVisible();

  await open(page, businessPath(slug));
  await expect(mine).toContainText(comment);
  expect(await businessAt(request, addresses.demo, slug)).toMatchObject({ reviewCount: before.reviewCount });
  const other = await browser.newContext({ baseURL: addresses.demo });
  const page2 = await other.newPage();
  await open(page2, businessPath(slug));
  await expect(page2.getByRole('listitem', { name: 'Review by Jordan' })).toHaveCount(1);
  await expect(page2.getByText('Being checked')).toHaveCount(0);
  await other.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page that answers says that the review is being checked, and why', async ({ page, request, addresses }) => {
    const { slug } = await someBusiness(request, addresses.demo, 17);
    const comment = 'Nobody called me back, and the bill was twice what they had told me';
    // Another name, because a form that is sent twice is one review.
    for (const name of ['Robin', 'Sam']) {
      await visit(page, writeReviewPath(slug));
      await write(page, name, { comment });
      await expect(page.getByRole('listitem', { name: 'Review by Robin' })).toBeVisible();
    }
    await expect(page.getByText('Review received')).toBeVisible();
    await expect(page.getByText('Why: A review in the same or nearly the same words came before.')).toBeVisible();
    await page.getByRole('region', { name: 'Reviews' }).getByRole('link', { name: 'How reviews are checked' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How reviews are checked');
  });
});
