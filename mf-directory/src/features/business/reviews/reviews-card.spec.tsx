import {
  aBusiness,
  answerWith,
  aReview,
  businessAnswers,
  fails,
  hydratePage,
  ok,
  openPage,
} from '@lawdex/mf-kit/testing';
import type { Answer } from '@lawdex/mf-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { at, fillForm, module, region, REVIEWS, send } from '../testing/visit.ts';

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const TOTAL = 15;

/** Fifteen reviews, five on a page; the service does what it is asked. */
function services(changes = {}, post: () => Answer = ok(aReview())) {
  return answerWith({
    ...businessAnswers(aBusiness({ rating: '4.6', reviewCount: TOTAL, ratingCounts: [2, 0, 0, 3, 10], ...changes }), {
      reviews: (request) => {
        const query = new URL(request.url).searchParams;
        const first = (Number(query.get('page')) - 1) * 5 + 1;
        const total = query.get('rating') === '4' ? 3 : TOTAL;
        const count = Math.max(0, Math.min(5, total - first + 1));
        const nth = (_: unknown, n: number) => aReview({ id: idOf(first + n), userName: `Visitor ${first + n}` });
        return { body: Array.from({ length: count }, nth) };
      },
    }),
    [`GET ${REVIEWS}/${idOf(8)}`]: ok({ ...aReview({ id: idOf(8) }), place: 8 }),
    [`POST ${REVIEWS}`]: post,
  });
}
const names = () =>
  region()
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const visitors = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => `Visitor ${from + n}`);

it('reviews show their average, their stars in figures, and five of them', async () => {
  services();
  const page = openPage(module, at());
  expect(await screen.findByText('Showing 1-5 of 15 reviews')).toBeTruthy();
  expect(names()).toEqual(visitors(1, 5));
  const rows = within(region().getByRole('list', { name: 'Reviews by rating' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)[0]).toBe('5 stars: 10 reviews');
  const four = region()
    .getAllByRole('link')
    .find(({ textContent }) => textContent === '4 stars: 3 reviews');
  expect(four?.getAttribute('href')).toBe('/business/smith-law?stars=4#reviews');
  expect(page.head()?.robots).toEqual({ index: true, follow: true });
});

it('reviews are those of one rating, in another order or on another page as the address says', async () => {
  const { calls } = services();
  const page = openPage(module, at('?stars=4'));
  expect(await screen.findByText('Showing 1-3 of 3 reviews')).toBeTruthy();
  expect(region().getByRole('link', { current: true }).textContent).toBe('4 stars: 3 reviews');
  expect(page.head()).toMatchObject({ canonicalPath: '/business/smith-law', robots: { index: false } });
  page.visit('/business/smith-law?sort=lowest&reviews=2');
  expect(await screen.findByText('Showing 6-10 of 15 reviews')).toBeTruthy();
  expect(region().getByRole('link', { current: true }).textContent).toBe('Lowest');
  expect(region().getByRole('link', { name: 'Previous reviews' }).getAttribute('href')).toBe(
    '/business/smith-law?sort=lowest#reviews',
  );
  expect(calls).toContain('GET /api/businesses/slug/smith-law/page?page=1&limit=5&sortBy=newest&rating=4');
  expect(calls).toContain(`GET ${REVIEWS}?page=2&limit=5&sortBy=lowest`);
});

it('reviews go on below when more are asked for, and reading with them', async () => {
  services();
  openPage(module, at());
  const more = await screen.findByRole('link', { name: 'Show more reviews' });
  expect(more.getAttribute('href')).toBe('/business/smith-law?reviews=2#reviews');
  await userEvent.click(more);
  expect(await screen.findByText('Showing 1-10 of 15 reviews')).toBeTruthy();
  expect(document.activeElement?.id).toBe(`review-${idOf(6)}`);
  await userEvent.click(screen.getByRole('link', { name: 'Show more reviews' }));
  expect(await screen.findByText('Showing 1-15 of 15 reviews')).toBeTruthy();
  expect(names()).toEqual(visitors(1, 15));
  expect(document.activeElement?.id).toBe(`review-${idOf(11)}`);
  expect(screen.queryByRole('link', { name: 'Show more reviews' })).toBeNull();
});

it('reviews that cannot be loaded when more are asked for can be tried again', async () => {
  services();
  openPage(module, at());
  const more = await screen.findByRole('link', { name: 'Show more reviews' });
  answerWith({ [`GET ${REVIEWS}`]: fails() });
  await userEvent.click(more);
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  services();
  await userEvent.click(retry);
  expect(await screen.findByText('Visitor 10')).toBeTruthy();
  expect(names()).toEqual(visitors(1, 10));
});

it('reviews have a way to report them, and a permanent link each, which opens the page that it stands on', async () => {
  services();
  const page = openPage(module, at());
  const link = await screen.findByRole('link', { name: 'Link to the review by Visitor 1' });
  expect(link.getAttribute('href')).toBe(`/business/smith-law?review=${idOf(1)}#review-${idOf(1)}`);
  const report = screen.getByRole('link', { name: 'Report the review by Visitor 1' });
  expect(report.getAttribute('href')).toBe(`/business/smith-law/reviews/${idOf(1)}/report`);
  expect(report.getAttribute('rel')).toBe('nofollow');
  page.visit(`/business/smith-law?review=${idOf(8)}#review-${idOf(8)}`);
  expect(await screen.findByText('Showing 6-10 of 15 reviews')).toBeTruthy();
  expect(document.getElementById(`review-${idOf(8)}`)).not.toBeNull();
});

it('reviews say so when the one that a link led to is gone, and show the others', async () => {
  services();
  openPage(module, at(`?review=${idOf(99)}`));
  expect(await screen.findByText('The review that you were looking for is no longer shown.')).toBeTruthy();
  expect(await screen.findByText('Showing 1-5 of 15 reviews')).toBeTruthy();
});

it('reviews say who is related to the firm, and what the matter was; the list counts what the average does not', async () => {
  const said = { isRelated: true, matterKind: 'Tax Law', matterMonth: '2026-03' };
  answerWith(
    businessAnswers(aBusiness({ reviewCount: 1, relatedReviewCount: 1 }), {
      reviews: ok([aReview({ id: idOf(1), userName: 'Partner', ...said }), aReview()]),
    }),
  );
  openPage(module, at());
  expect(await screen.findByText('Showing 1-2 of 2 reviews')).toBeTruthy();
  const related = within(screen.getByRole('listitem', { name: 'Review by Partner' }));
  expect(related.getByText('Related to this firm').parentElement?.textContent).toBe(
    'Related to this firm Not in the average',
  );
  expect(related.getByText('Tax Law, March 2026')).toBeTruthy();
  expect(within(screen.getByRole('listitem', { name: 'Review by Ann' })).queryByText(/Related/)).toBeNull();
});

it('reviews of a day of many say from when on they count', async () => {
  const countsFrom = '2026-12-01T12:00:00.000Z';
  answerWith(
    businessAnswers(aBusiness({ reviewCount: 0, relatedReviewCount: 1 }), { reviews: ok([aReview({ countsFrom })]) }),
  );
  openPage(module, at());
  const review = await screen.findByRole('listitem', { name: 'Review by Ann' });
  expect(review.textContent).toContain('Many reviews came that day; they count from December 1, 2026');
});

it('reviews of related writers are in the list of their stars, and in its total', async () => {
  const counts = {
    reviewCount: 1,
    ratingCounts: [0, 0, 0, 1, 0],
    relatedReviewCount: 1,
    relatedRatingCounts: [0, 0, 0, 1, 0],
  };
  answerWith(
    businessAnswers(aBusiness(counts), { reviews: ok([aReview({ id: idOf(1), isRelated: true }), aReview()]) }),
  );
  openPage(module, at('?stars=4'));
  expect(await screen.findByText('Showing 1-2 of 2 reviews')).toBeTruthy();
});

it('reviews are followed by how many were removed and why', async () => {
  services({
    removedReviews: [
      { reason: 'spam', count: 2 },
      { reason: 'off-topic', count: 1 },
    ],
  });
  openPage(module, at());
  const line = await screen.findByText(/3 reviews were removed/);
  expect(line.textContent).toBe(
    '3 reviews were removed: advertising or spam (2), not about this firm (1). All removed reviews',
  );
  expect(within(line).getByRole('link').getAttribute('href')).toBe('/reviews/removed');
});

it('reviews are the same on the server and in the browser, wherever a link leads', async () => {
  services();
  for (const query of ['', '?write=true', '?stars=4', `?review=${idOf(8)}`]) {
    const page = await hydratePage(module, at(query));
    expect(page.differences).toEqual([]);
    page.unmount();
  }
});

it('reviews take the focus to one that was just sent, on whichever page of whichever order it stands', async () => {
  services({}, ok(aReview({ id: idOf(8) })));
  openPage(module, at('?sort=lowest'));
  await fillForm();
  await send();
  const sent = await screen.findByRole('listitem', { name: 'Review by Visitor 8' });
  await waitFor(() => expect(document.activeElement).toBe(sent));
});
