import { jest } from '@jest/globals';
import { aLanding, aNearMeLanding, answerWith, hydratePage, ok, openPage, servePage } from '@lawdex/mf-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { LandingPage, prefetchLanding } from './LandingPage.tsx';

const module = { Page: LandingPage, prefetch: prefetchLanding };
const SLUG = 'best-car-accident-lawyers-in-austin';
const NEAR_ME = 'best-car-accident-lawyers-near-me';
const at = (path: string) => ({ route: '/:slug', url: `/${path}` });
const serves = (changes: Parameters<typeof aLanding>[0] = {}) =>
  answerWith({ [`GET /api/landing/${SLUG}`]: ok(aLanding(changes)) });
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const hrefs = (within: { getAllByRole(role: string): HTMLElement[] }) =>
  within.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('lawyers of a practice area in a city', () => {
  it('shows what the page is about, its figures, firms, questions and ways on', async () => {
    serves();
    openPage(module, at(SLUG));
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
      'Best Car Accident Lawyers in Austin, TX',
    );
    const badges = within(screen.getByRole('list', { name: 'What this page lists' }));
    expect(badges.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Best',
      'Austin, TX',
      'Car Accidents',
    ]);
    expect(screen.getByText('3 firms meet clients by video.')).toBeTruthy();
    // How many firms there are stands once, among the figures.
    expect(document.body.textContent).not.toMatch(/12 (law )?firms|of (the )?12/i);
    const firms = await region('Featured Law Firms');
    expect(firms.getByText('Top Rated First')).toBeTruthy();
    expect(firms.getByText('Law firms with at least 5 reviews, by their rating.')).toBeTruthy();
    expect(firms.getByRole('heading', { level: 3, name: 'Smith Law' })).toBeTruthy();
    expect(firms.getByRole('link', { name: 'See all law firms' }).getAttribute('href')).toBe(
      '/search?query=car+accident&location=Austin%2C+TX',
    );
    expect((await region('Frequently Asked Questions')).getByText('5.')).toBeTruthy();
    expect(hrefs(await region('Related Legal Services'))).toEqual(['/affordable-car-accident-lawyers-in-austin']);
    expect(hrefs(await region('In Other Places'))).toEqual(['/best-car-accident-lawyers-in-san-antonio']);
    expect(hrefs(await region('Practice areas in Austin'))).toEqual(['/divorce-family-law-lawyers-in-austin']);
    expect(hrefs(await region('Legal Resources'))).toEqual([
      '/category/car-accidents',
      '/city/austin?state=TX',
      '/search?query=legal+aid&location=Austin%2C+TX',
      '/how-results-are-ranked',
      '/terms',
    ]);
  });

  it('the consultation box leads to all lawyers of the practice area, and to listing a firm', async () => {
    serves();
    openPage(module, at(SLUG));
    const box = within(await screen.findByRole('complementary', { name: 'Free Consultation' }));
    expect(box.getByText(/^Cards say which firms offer a free first consultation/)).toBeTruthy();
    expect(box.getByRole('link', { name: 'Browse All Lawyers' }).getAttribute('href')).toBe(
      '/search?category=car-accidents',
    );
    expect(box.getByRole('link', { name: 'Add Your Law Firm' }).getAttribute('href')).toBe('/business/add');
  });

  it('another spelling of the city leads to its own', async () => {
    answerWith({ 'GET /api/landing/lawyers-in-ft-worth': ok(aLanding({ movedTo: '/lawyers-in-fort-worth' })) });
    const served = await servePage(module, at('lawyers-in-ft-worth'));
    expect(served.redirect).toEqual({ kind: 'redirect', status: 301, location: '/lawyers-in-fort-worth' });
  });

  it('the server sends all of it, and says it to search engines', async () => {
    const { calls } = serves();
    const page = await hydratePage(module, at(SLUG));
    expect(page.differences).toEqual([]);
    expect(calls).toEqual([`GET /api/landing/${SLUG}`]);
    expect(page.head()).toMatchObject({ canonicalPath: `/${SLUG}` });
    expect(page.head()?.robots?.index ?? true).toBe(true);
    expect(screen.getByRole('heading', { level: 3, name: 'Smith Law' })).toBeTruthy();
  });

  it('a page with little to say leads to the next that has more', async () => {
    serves({ total: 1, robots: { index: false, verdict: 'few-businesses' } });
    openPage(module, at(SLUG));
    const more = within(await screen.findByText(/^There is more to choose from at/));
    expect(hrefs(more)).toEqual(['/car-accident-lawyers-in-austin']);
  });

  it('a page without firms says so once, leads to the nearest places, and shows neither figures nor a way to all of none', async () => {
    const introContent = 'No law firm in Austin is listed here yet.';
    serves({ total: 0, businesses: [], introContent, robots: { index: false, verdict: 'empty' }, faqs: [] });
    openPage(module, at(SLUG));
    const nearest = within(await screen.findByRole('region', { name: 'Nearest Places with Law Firms' }));
    expect(nearest.getByRole('link', { name: /^San Antonio/ })).toBeTruthy();
    expect(screen.getAllByText(/is listed here yet|No businesses found/)).toHaveLength(1);
    expect(screen.getAllByRole('link', { name: /^San Antonio/ })).toHaveLength(1);
    // In the breadcrumb, and as the way on.
    expect(screen.getAllByRole('link', { name: 'Car accident lawyers in Austin' })).toHaveLength(2);
    expect(screen.queryByText('Open Now')).toBeNull();
    expect(screen.queryByText(/^See all/)).toBeNull();
    expect(screen.queryByRole('region', { name: 'Why Choose From This List' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Frequently Asked Questions' })).toBeNull();
  });
});

describe('other layouts', () => {
  it('words that are no practice area are sorted by relevance, without what only a practice area has', async () => {
    serves({ text: 'dog walkers', category: null, categorySlug: null, sortedBy: 'relevance' });
    openPage(module, at(SLUG));
    expect((await region('Featured Law Firms')).getByText('Sorted by Relevance')).toBeTruthy();
    expect(await region('Why Choose From This List')).toBeTruthy();
    expect(screen.queryByRole('complementary', { name: 'Free Consultation' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Legal Resources' })).toBeNull();
  });

  it('a hub has its ways on below its firms', async () => {
    answerWith({ 'GET /api/landing/lawyers-in-texas': ok(aLanding({ type: 'generic', modifierLabel: null })) });
    openPage(module, at('lawyers-in-texas'));
    await screen.findByRole('region', { name: 'Practice areas in Austin' });
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles.slice(0, 2)).toEqual(['Featured Law Firms', 'Practice areas in Austin']);
    expect(titles).not.toContain('Why Choose From This List');
  });
});

describe('near me', () => {
  const HOUSTON = { latitude: 29.7604, longitude: -95.3698 };
  const getCurrentPosition = jest.fn<Geolocation['getCurrentPosition']>();
  const around = aNearMeLanding({ positionUsed: true, radiusMiles: 25, location: 'near you' });
  beforeEach(() => {
    getCurrentPosition.mockReset();
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
    answerWith({
      [`GET /api/landing/${NEAR_ME}`]: (request) => ({
        body: new URL(request.url).searchParams.has('near') ? around : aNearMeLanding(),
      }),
    });
  });

  it('without a position it says that it shows the whole country, asks for nothing, and offers cities', async () => {
    openPage(module, at(NEAR_ME));
    const where = await region('Where this page looks');
    expect(where.getByText('We do not know where you are, so this page shows the whole country.')).toBeTruthy();
    expect(hrefs(await region('Choose your city'))).toEqual(['/best-car-accident-lawyers-in-austin']);
    expect(getCurrentPosition).not.toHaveBeenCalled();
  });

  it('a click asks for the position; the page looks around it, and can forget it', async () => {
    getCurrentPosition.mockImplementation((found) => found({ coords: HOUSTON } as GeolocationPosition));
    openPage(module, at(NEAR_ME));
    await userEvent.click(await screen.findByRole('button', { name: 'Use my location' }));
    const text = await screen.findByText('These are the law firms within 25 miles of you.');
    expect(window.location.search).toBe('?near=29.76,-95.37');
    await waitFor(() => expect(document.activeElement).toBe(text));
    await userEvent.click(screen.getByRole('link', { name: 'Show the whole country' }));
    expect(await screen.findByRole('button', { name: 'Use my location' })).toBeTruthy();
    expect(window.location.search).toBe('');
  });

  it('who refuses is told of the other way', async () => {
    getCurrentPosition.mockImplementation((_, refused) => refused?.({} as GeolocationPositionError));
    openPage(module, at(NEAR_ME));
    await userEvent.click(await screen.findByRole('button', { name: 'Use my location' }));
    expect(await screen.findByText('Your location is not available. Choose your city instead.')).toBeTruthy();
  });

  it('what is no position is not asked about', async () => {
    const { calls } = answerWith({ [`GET /api/landing/${NEAR_ME}`]: ok(aNearMeLanding()) });
    await servePage(module, at(`${NEAR_ME}?near=here`));
    expect(calls).toEqual([`GET /api/landing/${NEAR_ME}`]);
  });
});

describe('addresses', () => {
  it('what cannot be a slug is not found, and nobody is asked', async () => {
    const { calls } = serves();
    const { html } = await servePage(module, at('wp-admin'));
    expect(html).toContain('Page Not Found');
    expect(calls).toEqual([]);
  });

  it('another page begins anew: nothing of the one before stands under its address', async () => {
    serves();
    const page = openPage(module, at(SLUG));
    await screen.findByRole('heading', { level: 3, name: 'Smith Law' });
    page.visit('/best-car-accident-lawyers-in-reno');
    expect(screen.queryByRole('heading', { level: 3, name: 'Smith Law' })).toBeNull();
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeTruthy();
  });
});
