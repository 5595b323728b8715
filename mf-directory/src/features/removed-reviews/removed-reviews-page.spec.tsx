import type { RemovedReview } from '@lawdex/contracts';
import { answerWith, hydratePage, ok } from '@lawdex/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import { prefetchRemoved, RemovedReviewsPage } from './RemovedReviewsPage.tsx';

const module = { Page: RemovedReviewsPage, prefetch: prefetchRemoved };
const at = (query = '') => ({ route: '/reviews/removed', url: `/reviews/removed${query}`, routes: ['/reviews/rules'] });
const HASH = 'ab'.repeat(32);

const entry = (number: number, changes: Partial<RemovedReview> = {}): RemovedReview => ({
  number,
  month: '2026-11',
  reason: 'spam',
  rating: 1,
  previousHash: '0'.repeat(64),
  hash: HASH,
  ...changes,
});
const rates = {
  low: { written: 500, removed: 12 },
  high: { written: 2000, removed: 46 },
  reasons: [{ reason: 'same-writer', count: 58 }],
  unlisted: 3,
};
const services = (entries: RemovedReview[]) =>
  answerWith({ 'GET /api/reviews/removed': ok(entries), 'GET /api/reviews/removed/rates': ok(rates) });

it('removed reviews stand in a table with month, stars and reason, the newest first, as the server wrote it', async () => {
  services([entry(102, { reason: 'restored', rating: 4 }), entry(101, { month: '2026-10' })]);
  const { differences } = await hydratePage(module, at());
  expect(differences).toEqual([]);
  const rows = within(screen.getByRole('table', { name: 'Every removal' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'No.MonthStarsReason',
    '102November 2026Rated 4.0 out of 5Shown again: an earlier removal was taken back',
    '101October 2026Rated 1.0 out of 5Advertising or spam',
  ]);
  expect(screen.getByText(HASH)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe('/reviews/removed?page=3');
  expect(screen.getByRole('link', { name: 'How reviews are checked' }).getAttribute('href')).toBe('/reviews/rules');
});

it('removed reviews say how many bad and how many good reviews they were, side by side, and why', async () => {
  services([entry(1)]);
  await hydratePage(module, at());
  const figures = within(screen.getByRole('region', { name: 'Good and bad reviews, side by side' }));
  expect(figures.getByText('2.4%')).toBeTruthy();
  expect(figures.getByText('1 and 2 stars: 12 of 500 reviews were removed')).toBeTruthy();
  expect(figures.getByText('2.3%')).toBeTruthy();
  expect(figures.getByText('Several reviews by the same writer: 58 reviews')).toBeTruthy();
  expect(figures.getByText('Removed before this list began, and not in it: 3 reviews.')).toBeTruthy();
});

it('removed reviews say so when there are none, and what a newer service says is shown as it is', async () => {
  services([]);
  const { unmount } = await hydratePage(module, at());
  expect(screen.getByText(/^No removal is listed so far\./)).toBeTruthy();
  expect(screen.queryByText(/Check it yourself/)).toBeNull();
  unmount();
  services([entry(1, { reason: 'a-new-one' as 'spam' })]);
  await hydratePage(module, at());
  expect(screen.getByText('a-new-one')).toBeTruthy();
});
