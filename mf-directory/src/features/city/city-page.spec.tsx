import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { summary } from '../../../test/fixtures.ts';
import { openPage } from '../../../test/render-page.tsx';
import { answerWith, fails, ok } from '../../../test/services.ts';
import { capitalizeWords, summarize } from './city-summary.core.ts';
import { CityPage } from './CityPage.tsx';
import { prefetchCity } from './prefetch-city.ts';

const open = (search = '?state=ny') =>
  openPage({ Page: CityPage, prefetch: prefetchCity }, { route: '/city/:city', url: `/city/new%20york${search}` });
const PATH = 'GET /api/cities/new%20york/businesses';

afterEach(cleanup);

test('figures count the whole city; who has no reviews does not lower the average', () => {
  const firms = [
    summary({ rating: '5.0', reviewCount: 3 }),
    summary({ rating: '4.0', reviewCount: 1, category: null }),
    summary({ rating: '0.0', reviewCount: 0 }),
  ];
  expect(summarize(firms)).toEqual({ firms: 3, averageRating: '4.5', reviews: 4, practiceAreas: 1 });
  expect(summarize([])).toEqual({ firms: 0, averageRating: null, reviews: 0, practiceAreas: 0 });
});

test('words of a city are capitalised', () => {
  expect(['new york', 'winston-salem', "coeur d'alene", 'McAllen'].map(capitalizeWords)).toEqual([
    'New York',
    'Winston-Salem',
    "Coeur D'alene",
    'McAllen',
  ]);
});

test('a city shows its figures and firms, with its state in the canonical address', async () => {
  const { calls } = answerWith({ [PATH]: ok([summary()]) });
  const page = open();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Law Firms in New York, NY');
  expect(screen.getByText('Avg Rating')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Smith Law' })).toBeTruthy();
  expect(page.head()?.canonicalPath).toBe('/city/new%20york?state=NY');
  expect(calls).toEqual(['GET /api/cities/new%20york/businesses?page=1&limit=100&state=NY']);
});

test('a city without firms is not found', async () => {
  answerWith({ [PATH]: ok([]) });
  const page = open();
  expect(await screen.findByRole('heading', { name: 'No Law Firms Found' })).toBeTruthy();
  expect(screen.getByText('No law firms found in New York, NY.')).toBeTruthy();
  expect(page.head()?.status).toBe(404);
});

test('a failure says so', async () => {
  answerWith({ [PATH]: fails() });
  const page = open('');
  expect(await screen.findByRole('heading', { name: 'Failed to fetch businesses' })).toBeTruthy();
  expect(page.head()?.status).toBe(503);
});
