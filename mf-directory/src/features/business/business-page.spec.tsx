import { WEEKDAYS } from '@lawdex/contracts';
import type { Review } from '@lawdex/contracts';
import { afterEach, beforeEach, describe, expect, jest, it } from '@jest/globals';
import {
  aBusiness,
  aCategory,
  answerWith,
  aReview,
  aSummary,
  BUSINESS_ID,
  fails,
  ok,
  openPage,
  servePage,
} from '@lawdex/mf-kit/testing';
import type { Answer } from '@lawdex/mf-kit/testing';
import { useQueryClient } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { LISTS } from '../../lib/queries.ts';
import { BusinessPage } from './BusinessPage.tsx';
import { prefetchBusiness } from './prefetch-business.ts';

const module = { Page: BusinessPage, prefetch: prefetchBusiness };
const at = { route: '/business/:slug', url: '/business/smith-law' };
const open = (...routes: string[]) => openPage(module, { ...at, routes });
const REVIEWS = `/api/businesses/${BUSINESS_ID}/reviews`;

function services(
  changes = {},
  { reviews = [aReview()], post = ok(aReview()) }: { reviews?: Review[]; post?: () => Answer | Promise<Answer> } = {},
) {
  return answerWith({
    'GET /api/businesses/slug/smith-law': ok(aBusiness(changes)),
    [`GET ${REVIEWS}`]: ok(reviews),
    [`POST ${REVIEWS}`]: post,
    'GET /api/categories': ok([aCategory(), aCategory({ name: 'Immigration', slug: 'immigration' })]),
  });
}

const writeButton = () =>
  within(screen.getByRole('region', { name: 'Reviews' })).getByRole('button', { name: 'Write a Review' });
const form = () => screen.queryByRole('form', { name: 'Write a Review' });
const openForm = async () => {
  await userEvent.click(writeButton());
  await screen.findByRole('form', { name: 'Write a Review' });
};

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(cleanup);

describe('a business', () => {
  it('begins with what a list has shown of it, and keeps that in place while the rest arrives', async () => {
    services();
    const AfterList = () => {
      useQueryClient().setQueryData([LISTS, 'featured'], [aSummary({ name: 'Jones Law', slug: 'jones' }), aSummary()]);
      return <BusinessPage />;
    };
    openPage({ Page: AfterList }, at);
    const heading = screen.getByRole('heading', { level: 1, name: 'Smith Law' });
    expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Loading');
    expect(await screen.findByRole('region', { name: 'Contact Information' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  });

  it('comes with its reviews and similar ones in one answer', async () => {
    const page = { business: aBusiness(), reviews: [aReview()], similar: [aSummary({ name: 'Jones Law' })] };
    const { calls } = answerWith({ 'GET /api/businesses/slug/smith-law/page': ok(page) });
    const { html } = await servePage(module, at);
    expect(calls.filter((call) => call.includes('/businesses/'))).toEqual([
      'GET /api/businesses/slug/smith-law/page?page=1&limit=8&sortBy=newest',
    ]);
    for (const name of ['Smith Law', aReview().userName, 'Jones Law']) expect(html).toContain(name);
  });

  it('that has closed says so, with what is near; one with a new address redirects', async () => {
    const gone = { status: 410, body: { code: 'business_closed', message: 'Smith Law has closed.', requestId: 'r' } };
    const near = [aSummary({ name: 'Jones Law', slug: 'jones-law', address: '2 Elm St' })];
    const closed = { name: 'Smith Law', city: 'Austin', state: 'TX', category: null, near };
    answerWith({
      'GET /api/businesses/slug/smith-law/page': () => gone,
      'GET /api/businesses/slug/smith-law/closed': ok(closed),
    });
    const { html } = await servePage(module, at);
    for (const text of ['Smith Law has closed', 'Jones Law, 2 Elm St', '/business/jones-law'])
      expect(html).toContain(text);

    const moved = { business: aBusiness({ slug: 'new-law' }), reviews: [], similar: [] };
    answerWith({ 'GET /api/businesses/slug/smith-law/page': ok(moved) });
    const { redirect } = await servePage(module, { ...at, url: '/business/smith-law?page=2' });
    expect(redirect).toEqual({ kind: 'redirect', status: 301, location: '/business/new-law?page=2' });
  });

  it('leads to its city, and to the pages of its practice area there, about which nobody is asked', async () => {
    const { calls } = answerWith({ 'GET /api/businesses/slug/smith-law': ok(aBusiness()) });
    openPage(module, at);
    const related = within(await screen.findByRole('region', { name: 'Related Searches' }));
    expect(related.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/car-accident-lawyers-in-austin',
      '/best-car-accident-lawyers-in-austin',
      '/affordable-car-accident-lawyers-in-austin',
      '/top-rated-car-accident-lawyers-in-austin',
      '/free-consultation-car-accident-lawyers-near-me',
      '/city/austin?state=TX',
    ]);
    expect(calls.filter((call) => call.includes('/api/seo/'))).toEqual([]);
  });

  it('shows what is known of it, and says it to search engines', async () => {
    services({ hours: Object.fromEntries(WEEKDAYS.map((day) => [day, { open: '00:00', close: '23:59' }])) });
    const page = open();
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Smith Law');
    expect(await screen.findByText('January 5, 2026')).toBeTruthy();
    expect(screen.getAllByText('Open Now')).toHaveLength(1);
    expect(screen.getByText('English, Spanish')).toBeTruthy();
    expect(screen.getByRole('link', { name: '(512) 555-0100' }).getAttribute('href')).toBe('tel:5125550100');
    const website = screen.getByRole('link', { name: /Visit Website/ });
    expect(website.getAttribute('rel')).toBe('nofollow ugc noopener');
    expect(website.getAttribute('target')).toBe('_blank');
    const directions = screen.getByRole('link', { name: 'Get Directions' }).getAttribute('href') ?? '';
    expect(new URL(directions).searchParams.get('query')).toBe('1 Main St, Austin, TX 78701');
    expect(page.head()).toMatchObject({ title: 'Smith Law - Car Accidents', geo: { city: 'Austin', state: 'TX' } });
  });

  it.each([
    ['court', 'Court'],
    ['agency', 'Government Agency'],
  ] as const)('of kind %s says so, and is neither rated, reviewed nor compared', async (kind, label) => {
    services({ kind, category: null, rating: '0.0', reviewCount: 0, hours: null, isOpen: null });
    const page = open();
    const note = within(await screen.findByRole('region', { name: label }));
    expect(note.getByText(/not a law firm/)).toBeTruthy();
    expect(note.getByRole('link', { name: 'Find a law firm in Austin, TX' }).getAttribute('href')).toBe(
      '/search?location=Austin%2C+TX',
    );
    expect(screen.queryByText(/[Hh]ours/)).toBeNull();
    expect(page.head()).toMatchObject({ title: `Smith Law - ${label}` });
    expect(screen.queryByText(/[Rr]ated|[Rr]eview|Compare/)).toBeNull();
    expect(screen.getByRole('heading', { name: 'Contact Information' })).toBeTruthy();
    const { html } = await servePage(module, at);
    expect(html).not.toMatch(/write-review|aggregateRating|Law Firm/);
  });

  it('without phone, website, hours and category it says so, and Call Now explains', async () => {
    services({ phone: null, website: null, hours: null, isOpen: null, category: null, licences: [] }, { reviews: [] });
    const page = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Call Now: Smith Law' }));
    expect(page.toasts.at(-1)).toMatchObject({
      title: 'No Phone Number',
      description: 'Phone number not available for this business',
    });
    expect(screen.getByText('No website listed')).toBeTruthy();
    expect(screen.getAllByText('No hours are listed for this business.')).toHaveLength(1);
    expect(screen.queryByRole('heading', { name: /Hours/ })).toBeNull();
    expect(screen.queryByText('Open Now')).toBeNull();
    expect(screen.getByRole('link', { name: 'Businesses' }).getAttribute('href')).toBe('/search');
  });

  it('its rating leads to the reviews that it comes from', async () => {
    services();
    open();
    const rating = await screen.findByRole('link', { name: /^Rated 4\.5 out of 5, 2 reviews/ });
    expect(rating.getAttribute('href')).toBe('/business/smith-law#reviews');
  });

  it('without reviews it invites the first', async () => {
    services({ reviewCount: 0, rating: '0.0' }, { reviews: [] });
    open();
    expect(await screen.findByText('No reviews yet. Be the first to review!')).toBeTruthy();
  });

  it('that does not exist is not found', async () => {
    answerWith({});
    const page = open();
    expect(await screen.findByRole('heading', { name: 'Business Not Found' })).toBeTruthy();
    expect(screen.getByText("The business you're looking for doesn't exist or has been removed.")).toBeTruthy();
    expect(page.head()?.status).toBe(404);
  });

  it('that cannot be fetched can be tried again', async () => {
    answerWith({ 'GET /api/businesses/slug/smith-law': fails() });
    const page = open();
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
    expect(page.head()?.status).toBe(503);
    services();
    await userEvent.click(screen.getByRole('button', { name: 'Refresh Page' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Smith Law' })).toBeTruthy();
  });

  it('what is not built yet says so', async () => {
    services();
    const page = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add Photos' }));
    await userEvent.click(screen.getByRole('button', { name: 'Suggest an Edit' }));
    expect(page.toasts.map(({ description }) => description)).toEqual([
      'Photo upload feature will be available soon!',
      'Edit suggestions feature will be available soon!',
    ]);
  });
});

describe('writing a review', () => {
  const fill = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await openForm();
    await userEvent.type(screen.getByRole('textbox', { name: 'Your name' }), 'Bob');
    await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Comment/ }), 'Good.');
  };
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Submit Review' }));

  it('the form opens and closes with its button, and takes the focus from Quick Actions', async () => {
    services();
    open();
    await screen.findByText('January 5, 2026');
    expect(form()).toBeNull();
    await openForm();
    await userEvent.click(writeButton());
    expect(form()).toBeNull();
    const actions = within(screen.getByRole('region', { name: 'Quick Actions' }));
    await userEvent.click(actions.getByRole('button', { name: 'Write a Review' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your name' })));
  });

  it('what is missing is said in words, and nothing is sent', async () => {
    const { calls } = services();
    open();
    await screen.findByText('January 5, 2026');
    await openForm();
    await send();
    expect(screen.getByText('Name must be at least 2 characters')).toBeTruthy();
    expect(screen.getByText('Please select a rating')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Your name/ }));
    expect(calls.some((call) => call.startsWith('POST'))).toBe(false);
  });

  it('what the matter was and who writes are asked for, and sent; practice areas of the firm come first', async () => {
    const { requests } = services({ additionalPracticeAreas: [{ name: 'Tax Law', slug: 'tax-law' }] });
    open('/reviews/rules');
    await fill();
    expect(screen.getByText(/^Write about your own experience as a client/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'How reviews are checked' }).getAttribute('href')).toBe('/reviews/rules');
    const kind = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Kind of matter (optional)' });
    await within(kind).findByRole('option', { name: 'Immigration' });
    expect([...kind.options].map(({ text }) => text)).toEqual(['Not said', 'Car Accidents', 'Tax Law', 'Immigration']);
    await userEvent.selectOptions(kind, 'Immigration');
    await userEvent.type(screen.getByLabelText('Month of the matter (optional)'), '2025-03');
    await userEvent.click(screen.getByRole('checkbox', { name: /^I work for or am related to this firm/ }));
    await send();
    await waitFor(() => expect(requests.at(-1)?.method === 'POST' || form() === null).toBe(true));
    expect(await requests.find(({ method }) => method === 'POST')?.json()).toEqual({
      userName: 'Bob',
      rating: 4,
      comment: 'Good.',
      matterMonth: '2025-03',
      matterKind: 'immigration',
      isRelated: true,
    });
  });

  it('a failure keeps what was typed, and the same review is sent with the same key', async () => {
    const { requests } = services({}, { post: fails() });
    const page = open();
    await fill();
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to submit review. Please try again.');
    expect(page.toasts.at(-1)).toEqual({
      title: 'Error',
      description: 'Failed to submit review. Please try again.',
      variant: 'destructive',
    });
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Comment/ }).value).toBe('Good.');
    await send();
    await waitFor(() => expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(2));
    const posts = requests.filter(({ method }) => method === 'POST');
    const keys = posts.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(await posts[0]?.json()).toEqual({ userName: 'Bob', rating: 4, comment: 'Good.' });
  });

  it('too many reviews from one network: the form says when to try again, keeps every field and can be sent', async () => {
    const words = 'Too much was sent from your network in a short time. Please try again in about 12 minutes.';
    const { requests } = services({}, { post: fails(429, words) });
    const page = open();
    await fill();
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(page.toasts.at(-1)).toMatchObject({ description: words });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Your name' }).value).toBe('Bob');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '4 stars' }).checked).toBe(true);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Comment/ }).value).toBe('Good.');
    await send();
    await waitFor(() => expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(2));
  });

  it('what was refused without JavaScript is sent by JavaScript with the same key', async () => {
    const { requests } = services({}, { post: ok(aReview()) });
    const values = { userName: 'Bob', rating: '4', comment: 'Good.', formKey: 'sent-key-1' };
    const errors = { form: 'Please send it again as it is.' };
    openPage(module, { ...at, submission: { kind: 'invalid', values, errors } });
    expect((await screen.findByRole('alert')).textContent).toBe('Please send it again as it is.');
    await send();
    await waitFor(() => expect(requests.find(({ method }) => method === 'POST')).toBeTruthy());
    const sent = requests.find(({ method }) => method === 'POST');
    expect(sent?.headers.get('idempotency-key')).toBe('sent-key-1');
  });

  it('while it is sent the button says so; then the form closes and the page has the new review', async () => {
    let finish: (answer: Answer) => void = () => {};
    const { calls } = services({}, { post: () => new Promise((resolve) => (finish = resolve)) });
    const page = open();
    await fill();
    await send();
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Submitting...' })).disabled).toBe(true);
    services({ rating: '4.7', reviewCount: 3 }, { reviews: [aReview({ id: 'new', userName: 'Bob' }), aReview()] });
    finish({ status: 201, body: aReview({ id: 'new' }) });
    expect(await screen.findByRole('heading', { name: 'Bob' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('listitem', { name: 'Review by Bob' })));
    expect(form()).toBeNull();
    expect(await screen.findAllByText('4.7')).not.toEqual([]);
    expect(page.toasts.at(-1)).toEqual({ title: 'Review submitted!', description: 'Thank you for your feedback.' });
    expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  });

  it('without JavaScript a link leads to a form that posts to the page itself', async () => {
    services();
    const plain = await servePage(module, at);
    expect(plain.html).toContain('href="/business/smith-law?write=true#write-review"');
    expect(plain.html).not.toContain('<form');
    const { html } = await servePage(module, { ...at, url: '/business/smith-law?write=true' });
    document.body.innerHTML = html;
    expect(form()?.getAttribute('action')).toBe('/business/smith-law#refused');
    expect(form()?.getAttribute('method')).toBe('post');
    expect(new FormData(form() as HTMLFormElement).get('formKey')).toBe('form-key-1');
    expect(screen.getByText('January 5, 2026')).toBeTruthy();
  });

  it('a form that was refused comes back with what was typed and why', async () => {
    services();
    const submission = {
      kind: 'invalid' as const,
      values: { userName: 'B', rating: '3', comment: 'Kept.' },
      errors: { userName: 'Name must be at least 2 characters' },
    };
    const { html } = await servePage(module, { ...at, submission });
    document.body.innerHTML = html;
    expect(screen.getByText('Name must be at least 2 characters')).toBeTruthy();
    // Where its address, which ends in #refused, has the browser begin.
    expect(document.getElementById('refused')).toBe(screen.getByRole('textbox', { name: 'Your name' }));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Comment/ }).value).toBe('Kept.');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '3 stars' }).checked).toBe(true);
  });
});
