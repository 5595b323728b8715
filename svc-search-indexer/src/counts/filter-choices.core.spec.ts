import { filterChoices, largestCities, type Offered } from './filter-choices.core.ts';

const place = { cityKeys: ['austin-tx'], states: [], zips: [], within: null };
const centre = { lat: 30, lng: -97 };
const openAt = [{ zones: ['UTC'], minuteOfWeek: 5 }];
const OFFERED: Offered = {
  categories: [
    { id: 'c1', within: 'c1' },
    { id: 'c2', within: ['c2', 'c3'] },
  ],
  cities: [{ name: 'Austin', place }],
  clock: { now: () => openAt, timeZones: ['UTC'] },
  measured: null,
};

const choices = (filters: Parameters<typeof filterChoices>[0], offered: Partial<Offered> = {}) =>
  filterChoices(filters, { ...OFFERED, ...offered });

describe('choices of filters', () => {
  it('take off each filter that is on by the empty value, and miles around a city with it', () => {
    const off = (filters: Parameters<typeof choices>[0], offered: Partial<Offered> = {}) =>
      Object.fromEntries(
        choices(filters, offered).flatMap((one) => (one.value === '' ? [[one.parameter, one.filters]] : [])),
      );
    expect(off({ hasDelivery: false, location: null })).toEqual({});
    expect(off({ minRating: 5, hasDelivery: true, location: place })).toEqual({
      rating: { hasDelivery: true, location: place },
      hasDelivery: { minRating: 5, location: place },
      location: { minRating: 5, hasDelivery: true },
    });
    const within = { centre, miles: 5 };
    const from = { from: centre, isCity: false };
    expect(off({ within, minRating: 5 }, { measured: from })).toEqual({ rating: { within }, radius: { minRating: 5 } });
    expect(off({ within, minRating: 5 }, { measured: { ...from, isCity: true } })).toEqual({
      rating: { within },
      location: { minRating: 5 },
    });
  });

  it('leave out other cities while a radius is drawn around one', () => {
    const within = { centre, miles: 5 };
    const cities = [true, false].map((isCity) =>
      choices({ within }, { measured: { from: centre, isCity } }).some(({ value }) => value === 'Austin'),
    );
    expect(cities).toEqual([false, true]);
  });
});

it('the largest cities are those with most documents under one name', () => {
  const places = [
    { city: 'Reno', docs: 3 },
    { city: 'Portland', docs: 2 },
    { city: 'Austin', docs: 3 },
    { city: 'Portland', docs: 2 },
    { city: 'Ely', docs: 1 },
  ];
  expect(largestCities(places, 3)).toEqual(['Portland', 'Austin', 'Reno']);
});
