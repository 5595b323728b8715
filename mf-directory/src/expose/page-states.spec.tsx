import {
  aBusiness,
  aCategory,
  answerWith,
  aReview,
  aSearch,
  aSummary,
  businessAnswers,
  CATEGORY_ID,
  fails,
  hydratePage,
  ok,
  openPage,
} from '@lawdex/mf-kit/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import business from './business.ts';
import category from './category.ts';
import city from './city.ts';
import home from './home.ts';
import search from './search.ts';

const AGAIN = /^(Try Again|Refresh Page)$/;
const never = () => new Promise<never>(() => {});
const figures = { city: 'Austin', state: null, count: 1, averageRating: '4.5', totalReviews: 2, practiceAreas: 1 };
const services = {
  ...businessAnswers(aBusiness(), { reviews: ok([aReview()]) }),
  'GET /api/categories/slug/car-accidents': ok(aCategory()),
  [`GET /api/categories/${CATEGORY_ID}/businesses`]: ok([aSummary()]),
  'GET /api/cities/austin/summary': ok(figures),
  'GET /api/cities/austin/businesses': ok([aSummary()]),
  'GET /api/businesses/search': ok(aSearch()),
  'GET /api/businesses/featured': ok([aSummary()]),
  'GET /api/categories': ok([aCategory()]),
  'GET /api/cities': ok([{ city: 'Austin', state: 'TX', count: 1 }]),
};

const allAnswer = (answer: Parameters<typeof answerWith>[0][string]) =>
  answerWith(Object.fromEntries(Object.keys(services).map((key) => [key, answer])));

const PAGES = [
  ['home', home, { route: '/', url: '/' }],
  ['business', business, { route: '/business/:slug', url: '/business/smith-law' }],
  ['category', category, { route: '/category/:slug', url: '/category/car-accidents' }],
  ['city', city, { route: '/city/:city', url: '/city/austin' }],
  ['search', search, { route: '/search', url: '/search' }],
] as const;

describe.each(PAGES)('the %s page', (name, module, at) => {
  it('comes to life as the server wrote it, without asking for anything again', async () => {
    const { calls } = answerWith(services);
    const { differences } = await hydratePage(module, at);
    const asked = calls.length;
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(differences).toEqual([]);
    expect(calls).toHaveLength(asked);
  });

  it('comes to life in the failure that the server met', async () => {
    const { calls } = allAnswer(fails(503));
    const { differences } = await hydratePage(module, at);
    const asked = calls.length;
    expect(screen.getAllByRole('button', { name: AGAIN }).length).toBeGreaterThan(0);
    expect(differences).toEqual([]);
    expect(calls).toHaveLength(asked);
  });

  it('says that it loads, and is neither indexed nor an error meanwhile', () => {
    allAnswer(never);
    const page = openPage(module, at);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      name === 'search' ? 'Searching…' : 'Loading',
    );
    expect(page.head()?.status).toBeUndefined();
    expect(page.head()?.robots?.index ?? true).toBe(name === 'home');
  });

  it('shows what it wanted to when it is tried again', async () => {
    allAnswer(fails(503));
    openPage(module, at);
    await screen.findAllByRole('button', { name: AGAIN });
    answerWith(services);
    for (const button of screen.getAllByRole('button', { name: AGAIN })) await userEvent.click(button);
    expect((await screen.findAllByText(/Smith Law/)).length).toBeGreaterThan(0);
  });
});
