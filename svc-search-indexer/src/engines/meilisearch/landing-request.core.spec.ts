import { expect, it } from '@jest/globals';
import { FEATURES } from '../../index-definition/features.core.ts';
import type { LandingQuestion, Moment } from '../landing-question.core.ts';
import { landingAnswer, landingRequest } from './landing-request.core.ts';

const NOON = { zones: ['America/Chicago'], minuteOfWeek: 720 };
const MOMENT: Moment = { admittedBy: 2015, checkedSince: '1970-01-11', zones: [NOON] };
const TEXAS: LandingQuestion = {
  ...{ categoryIds: ['a'], where: { kind: 'state', state: 'TX' }, mark: FEATURES.experienced | FEATURES.phone },
  ...{ open: false, sort: 'price' },
};

it('asks in one request for what was chosen, for who is open, and for all of the place', () => {
  const { queries } = landingRequest('index', TEXAS, MOMENT);
  const place = 'marks = "listed" AND category IN ["a"] AND state = "TX"';
  expect(queries.map(({ filter, sort, hitsPerPage }) => [filter, sort, hitsPerPage])).toEqual([
    [`(${place} AND admitted <= 2015 AND marks = "phone")`, ['price:asc', 'knownCost:desc'], 20],
    [expect.stringMatching(/admitted <= 2015 AND marks = "phone" AND .*from0a <= 720/), undefined, 0],
    [`(${place})`, undefined, 0],
  ]);
  expect(landingRequest('index', { ...TEXAS, mark: 0 }, MOMENT).queries).toHaveLength(2);
});

it('adds up what facets count, each day anew what depends on the day', () => {
  const facetDistribution = {
    marks: { listed: 4, phone: 2 },
    admitted: { '1990': 1, '2015': 1, '2016': 2 },
    checked: { '9': 1, '10': 2 },
    price: { '2': 1, '1': 2 },
    feeBasis: { hourly: 3, flat: 1 },
    languages: { es: 1, en: 4 },
    state: { TX: 4 },
    city: { 'austin-tx': 1, 'dallas-tx': 1, 'houston-tx': 2 },
    stars: { '4.5 20': 1, '3 5': 2, '0 0': 1 },
  };
  const found = { hits: [{ id: 'one', _geo: null }], totalHits: 4, facetDistribution };
  expect(landingAnswer(TEXAS, MOMENT, [found, { hits: [], totalHits: 1 }, { hits: [], totalHits: 9 }])).toEqual({
    ...{ inPlace: 9, total: 4, openNow: 1, reviews: 30, rating: 4, admitted: 1990, cities: 3 },
    having: { listed: 4, phone: 2, experienced: 2, trusted: 2 },
    parts: ['houston-tx', 'austin-tx', 'dallas-tx'].map((value, at) => ({ value, count: at === 0 ? 2 : 1 })),
    prices: [1, 2].map((value) => ({ value, count: 3 - value })),
    feeBases: [...[{ value: 'hourly', count: 3 }], { value: 'flat', count: 1 }],
    languages: [...[{ value: 'en', count: 4 }], { value: 'es', count: 1 }],
    listed: [{ id: 'one', record: null, distanceMiles: null }],
  });
  expect(() => landingAnswer(TEXAS, MOMENT, [{ hits: [] }])).toThrow('without facets');
});
