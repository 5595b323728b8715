import { WEEKDAYS } from '@lawdex/contracts';
import {
  aBusiness,
  answerWith,
  aReview,
  aSummary,
  businessAnswers,
  ok,
  openPage,
  servePage,
} from '@lawdex/mf-kit/testing';
import { useQueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { LISTS } from '../../lib/queries.ts';
import { BusinessPage } from './BusinessPage.tsx';
import { at, module, open, services } from './testing/visit.ts';

it('a business begins with what a list has shown of it, and keeps that in place while the rest arrives', async () => {
  services();
  const AfterList = () => {
    useQueryClient().setQueryData([LISTS, 'featured'], [aSummary({ name: 'Jones Law', slug: 'jones' }), aSummary()]);
    return <BusinessPage />;
  };
  openPage({ Page: AfterList }, at());
  const heading = screen.getByRole('heading', { level: 1, name: 'Smith Law' });
  expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Loading');
  expect(await screen.findByRole('region', { name: 'Contact Information' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
});

it('a business comes with its reviews and similar ones in one answer', async () => {
  const similar = [aSummary({ slug: 'jones-law', name: 'Jones Law', isOpen: false, opensOrCloses: 'opens Mon 9 AM' })];
  const { calls } = answerWith(businessAnswers(aBusiness(), { reviews: ok([aReview()]), similar }));
  const asked = () => calls.splice(0).filter((call) => call.includes('/businesses/'));
  const once = ['GET /api/businesses/slug/smith-law/page?page=1&limit=5&sortBy=newest'];
  const { html } = await servePage(module, at());
  for (const name of ['Smith Law', aReview().userName, 'Jones Law']) expect(html).toContain(name);
  expect(asked()).toEqual(once);
  openPage({ Page: BusinessPage }, at());
  const block = within(await screen.findByRole('region', { name: 'Similar Law Firms' }));
  expect(block.getByRole('link', { name: 'Jones Law' }).getAttribute('href')).toBe('/business/jones-law');
  for (const said of ['Austin, TX', 'opens Mon 9 AM']) expect(block.getByText(said)).toBeTruthy();
  expect(screen.getByText(aReview().userName)).toBeTruthy();
  expect(asked()).toEqual(once);
});

it('a business that has closed says so, with what is near; one with a new address redirects', async () => {
  const gone = { status: 410, body: { code: 'business_closed', message: 'Smith Law has closed.', requestId: 'r' } };
  const near = [aSummary({ name: 'Jones Law', slug: 'jones-law', address: '2 Elm St' })];
  const closed = { name: 'Smith Law', city: 'Austin', state: 'TX', category: null, near };
  answerWith({
    'GET /api/businesses/slug/smith-law/page': () => gone,
    'GET /api/businesses/slug/smith-law/closed': ok(closed),
  });
  const { html } = await servePage(module, at());
  for (const text of ['Smith Law has closed', 'Jones Law, 2 Elm St', '/business/jones-law'])
    expect(html).toContain(text);

  const moved = { business: aBusiness({ slug: 'new-law' }), reviews: [], similar: [] };
  answerWith({ 'GET /api/businesses/slug/smith-law/page': ok(moved) });
  const { redirect } = await servePage(module, at('?page=2'));
  expect(redirect).toEqual({ kind: 'redirect', status: 301, location: '/business/new-law?page=2' });
});

it('a business leads to its city, and to the pages of its practice area there, about which nobody is asked', async () => {
  const { calls } = answerWith(businessAnswers(aBusiness()));
  openPage(module, at());
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

it('a business shows what is known of it, and says it to search engines', async () => {
  services({ hours: Object.fromEntries(WEEKDAYS.map((day) => [day, { open: '00:00', close: '23:59' }])) });
  const page = open();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Smith Law');
  expect(await screen.findByText('January 5, 2026')).toBeTruthy();
  expect(screen.getAllByText('Open Now')).toHaveLength(1);
  expect(screen.getByText('English, Spanish')).toBeTruthy();
  expect(screen.getByRole('link', { name: '(512) 555-0100' }).getAttribute('href')).toBe('tel:5125550100');
  const rating = screen.getByRole('link', { name: /^Rated 4\.5 out of 5, 2 reviews/ });
  expect(rating.getAttribute('href')).toBe('/business/smith-law#reviews');
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
] as const)('a business of kind %s says so, and is neither rated, reviewed nor compared', async (kind, label) => {
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
  const { html } = await servePage(module, at());
  expect(html).not.toMatch(/write-review|aggregateRating|Law Firm/);
});

it('a business without phone, website, hours, category and reviews says so, and Call Now explains', async () => {
  const nothing = { phone: null, website: null, hours: null, isOpen: null, category: null, licences: [] };
  services({ ...nothing, reviewCount: 0, rating: '0.0' }, { reviews: [] });
  const page = open();
  await userEvent.click(await screen.findByRole('button', { name: /^Call Now ?: Smith Law$/ }));
  expect(page.toasts.at(-1)).toMatchObject({
    title: 'No Phone Number',
    description: 'Phone number not available for this business',
  });
  expect(screen.getByText('No website listed')).toBeTruthy();
  expect(screen.getByText('No reviews yet. Be the first to review!')).toBeTruthy();
  expect(screen.getAllByText('No hours are listed for this business.')).toHaveLength(1);
  expect(screen.queryByRole('heading', { name: /Hours/ })).toBeNull();
  expect(screen.queryByText('Open Now')).toBeNull();
  expect(screen.getByRole('link', { name: 'Businesses' }).getAttribute('href')).toBe('/search');
  expect(screen.queryByRole('region', { name: 'Similar Law Firms' })).toBeNull();
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
