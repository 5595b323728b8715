import { aCategory, aFound, aSearch, ok } from '@lawdex/mf-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { isNearMe } from './places.core.ts';
import { geolocation, open, serve, services as answering, showServed } from './testing/visit.ts';

const { understood: NOTHING } = aSearch();
const HOUSTON = { kind: 'city', label: 'Houston, TX', radiusMiles: null } as const;
const DIVORCE = { slug: 'divorce-family-law', name: 'Divorce & Family Law' };

const services = (answer: Parameters<typeof aSearch>[0]) =>
  answering({
    'GET /api/categories': ok([
      aCategory(),
      aCategory({ id: 'c2', name: 'Tax Law', slug: 'tax-law', businessCount: 0 }),
    ]),
    'GET /api/businesses/search': ok(aSearch(answer)),
  });
const links = (inside: HTMLElement) =>
  within(inside)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('how a search was read', () => {
  const corrected = [{ from: 'divorse', to: 'divorce' }];

  it('stands above the results, and its links keep the filters', async () => {
    const { calls } = services({ understood: { ...NOTHING, corrected } });
    open('?query=divorse&rating=4');
    const link = await screen.findByRole('link', { name: 'divorse' });
    expect(screen.getByText('divorce').tagName).toBe('STRONG');
    await userEvent.click(link);
    expect(window.location.search).toBe('?query=divorse&exact=true&rating=4');
    await waitFor(() => expect(calls.at(-1)).toContain('query=divorse&exact=true&rating=4'));
    expect(document.activeElement?.id).toBe('results-heading');
  });

  it('is read out politely when it changes, from a place that was there before', async () => {
    services({ understood: { ...NOTHING, corrected } });
    open('?query=divorse');
    const region = document.querySelector('[aria-live="polite"]');
    expect(region?.textContent).toBe('');
    await screen.findByRole('link', { name: 'divorse' });
    expect(region?.textContent).toBe('Showing results for divorce. Search instead for divorse.');
  });

  it('a place in the words stands in the location box, where another one replaces it', async () => {
    services({ understood: { ...NOTHING, place: { ...HOUSTON, words: 'houston' } } });
    open('?query=divorce+houston');
    await userEvent.type(await screen.findByPlaceholderText('Houston, TX'), 'Dallas{Enter}');
    expect(window.location.search).toBe('?query=divorce+houston&location=Dallas');
  });

  it('words that look like HTML stay words', async () => {
    const from = '<img src=x onerror=alert(1)>';
    services({ understood: { ...NOTHING, corrected: [{ from: 'zz', to: from }] } });
    const { html } = await serve('?query=zz');
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('&lt;img src=x');
  });

  it('other words are read anew, corrections and all', async () => {
    services({});
    open('?query=divorse&exact=true');
    await screen.findByText('Showing 1-1 of 1 result');
    expect(screen.getByRole('link', { name: 'Search with corrections' }).getAttribute('href')).toBe(
      '/search?query=divorse',
    );
    await userEvent.type(screen.getByRole('searchbox'), ' tax');
    await waitFor(() => expect(window.location.search).toBe('?query=divorse+tax'));
  });

  it('without JavaScript the form keeps the words as they were typed', async () => {
    services({});
    await showServed('?query=divorse&exact=true');
    expect(document.querySelector('input[name="exact"]')?.getAttribute('value')).toBe('true');
  });
});

it('sections below a short page are labelled, and in no count of the results', async () => {
  services({
    understood: { ...NOTHING, practices: [DIVORCE], place: HOUSTON },
    more: [
      { widened: { kind: 'state', state: 'Texas' }, businesses: [aFound({ id: 'm1', name: 'Dallas Law' })] },
      {
        widened: { kind: 'nearby', miles: 50, nearest: 'Katy, TX' },
        businesses: [aFound({ id: 'm2', name: 'Katy Law' })],
      },
    ],
  });
  open('?query=divorce+houston');
  const state = await screen.findByRole('region', { name: 'More Divorce & Family Law lawyers in Texas' });
  expect(within(state).getByRole('heading', { level: 3, name: 'Dallas Law' })).toBeTruthy();
  expect(screen.getByRole('region', { name: /within 50 miles of Houston, TX/ })).toBeTruthy();
  expect(screen.getByText('Showing 1-1 of 1 result')).toBeTruthy();
});

describe('nothing found', () => {
  const nothing = { businesses: [], suggestions: ['lemon law', 'consumer protection'] };

  it('what found nothing is nowhere offered again, and no practice area twice', async () => {
    services({ businesses: [], suggestions: ['Car accidents'] });
    open('?query=dsfkjhsdf&location=Qwzx');
    await screen.findByRole('navigation', { name: 'Search instead for' });
    expect(screen.queryByRole('region', { name: 'You Might Also Like' })).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Browse practice areas' })).toBeNull();
  });

  it('what there is elsewhere comes before other ways, in place of lists to browse', async () => {
    services({
      businesses: [],
      more: [{ widened: { kind: 'state', state: 'Texas' }, businesses: [aFound({ name: 'Dallas Law' })] }],
    });
    open('?query=adoption&location=Reno');
    expect(await screen.findByRole('heading', { level: 3, name: 'Dallas Law' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'No businesses found' })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: /^Browse/ })).toBeNull();
  });

  it('offers other searches with the same filters, and practice areas that have businesses', async () => {
    services(nothing);
    open('?query=lemmon&rating=4');
    const searches = await screen.findByRole('navigation', { name: 'Search instead for' });
    expect(links(searches)).toEqual([
      ['lemon law', '/search?query=lemon+law&rating=4'],
      ['consumer protection', '/search?query=consumer+protection&rating=4'],
    ]);
    expect(links(screen.getByRole('navigation', { name: 'Browse practice areas' }))).toEqual([
      ['Car Accidents', '/category/car-accidents'],
    ]);
    expect(links(screen.getByRole('navigation', { name: 'Browse cities' }))).toEqual([
      ['Austin, TX', '/city/austin?state=TX'],
    ]);
  });

  it('the position is offered, and asked for on a click only', async () => {
    services(nothing);
    const asked = geolocation();
    open('?query=lemmon');
    const results = within(await screen.findByRole('region', { name: /Search Results/ }));
    const button = await results.findByRole('button', { name: 'Use my location' });
    expect(asked).not.toHaveBeenCalled();
    await userEvent.click(button);
    await waitFor(() => expect(window.location.search).toBe('?query=lemmon&near=30.27%2C-97.74'));
  });
});

describe('near me', () => {
  const OFFER = 'To search near you, we need to know where you are.';

  it.each(['dui near me', 'Near Me', 'lawyers nearby', 'abogado cerca de mí', 'law offices close to me'])(
    '%s asks where that is',
    (query) => {
      expect(isNearMe({ query }, NOTHING)).toBe(true);
      expect(isNearMe({ query, near: '30,-97' }, NOTHING)).toBe(false);
      expect(isNearMe({ query }, { place: HOUSTON })).toBe(false);
    },
  );

  it.each(['nearly media law', 'dui', undefined])('%s does not', (query) => {
    expect(isNearMe({ query }, NOTHING)).toBe(false);
  });

  it('a refusal points to the other way', async () => {
    services({});
    geolocation(true);
    open('?query=dui+near+me');
    const offer = (await screen.findByText(OFFER)).parentElement;
    await userEvent.click(within(offer as HTMLElement).getByRole('button'));
    expect(screen.getByText('Your location is not available. Type a city or ZIP code instead.')).toBeTruthy();
  });
});

it('Why this result opens without JavaScript, says what matched, and leads to the rules', async () => {
  const why = { matched: ['practice', 'place'], words: [], distanceMiles: 1.2, rating: 4.5, reviewCount: 2 } as const;
  services({
    businesses: [aFound({ why: { ...why, matched: [...why.matched], words: [] } })],
    understood: { ...NOTHING, place: HOUSTON, measuredFrom: 'the center of Houston' },
  });
  await showServed('?query=crash');
  const details = document.querySelector<HTMLElement>('article details') as HTMLElement;
  expect(details.querySelector('summary')?.textContent).toBe('Why this result? Smith Law');
  expect([...details.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Car Accidents is the practice area that it lists first.',
    'It is in Austin, TX.',
    '1.2 miles from the center of Houston.',
    'Rated 4.5 by 2 reviews.',
  ]);
  expect(details.querySelector('a')?.getAttribute('href')).toBe('/how-results-are-ranked');
});
