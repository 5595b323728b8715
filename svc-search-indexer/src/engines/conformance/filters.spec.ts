import { category } from '@lawdex/search-language/testing';
import type { BusinessOptions } from '../../../test/businesses.ts';
import { onEveryEngine, place, plan, word } from '../../../test/conformance.ts';
import type { EngineFilters, ZoneTime } from '@lawdex/search-language/plan';

const BUSINESSES: readonly BusinessOptions[] = [
  {
    name: 'Adler',
    practice: 'tax-law',
    in: 'Chicago',
    rating: '4.5',
    reviewCount: 20,
    priceRange: '$',
    hasDelivery: true,
    hours: { sun: { open: '22:00', close: '03:00' } },
  },
  { name: 'Baker', practice: 'tax-law', in: 'Houston', rating: '4.9', reviewCount: 30, languages: ['en', 'es'] },
  {
    name: 'Castillo',
    practice: 'bankruptcy',
    additional: ['tax-law'],
    in: 'Chicago',
    rating: '5.0',
    reviewCount: 90,
    feeBasis: ['flat'],
    hours: { mon: { open: '00:00', close: '00:00' } },
  },
  {
    name: 'Dorn',
    practice: 'bankruptcy',
    in: 'Austin',
    priceRange: null,
    freeConsultation: true,
    hours: {
      wed: { open: '09:00', close: '17:00' },
      special: [
        { date: '11-25', spans: [] },
        { date: '12-30', spans: [] },
        {
          date: '2026-12-30',
          spans: [
            { open: '08:00', close: '11:30' },
            { open: '18:00', close: '23:59' },
          ],
        },
      ],
    },
  },
  {
    name: 'Adlerson',
    practice: 'bankruptcy',
    in: 'Austin',
    rating: '3.9',
    reviewCount: 8,
    videoConsultation: true,
    hasTakeout: true,
    hours: {},
  },
  {
    name: 'Embers',
    practice: null,
    serves: ['TX'],
    in: 'Honolulu',
    latitude: null,
    longitude: null,
    hours: {
      mon: { open: '20:00', close: '02:00' },
      special: [
        { date: '2026-12-29', spans: [] },
        { date: '01-04', spans: [] },
      ],
    },
  },
];
const within = (where: Parameters<typeof place>[0]): EngineFilters => ({ location: place(where) });
const DAY = 1_440;
const at = (day: number, hour: number, minute: number, zone = 'America/Chicago'): EngineFilters => ({
  openAt: [{ zones: [zone], minuteOfWeek: day * DAY + hour * 60 + minute }],
});
/** At one in the morning of a Tuesday. */
const afterMonday = (date: string): EngineFilters => ({
  openAt: [{ zones: ['Pacific/Honolulu'], minuteOfWeek: DAY + 60, date }],
});
/** 30 December 2026 and 25 November 2026 are Wednesdays. */
const on = (date: string, hour: number, minute = 0): EngineFilters => ({
  openAt: [{ zones: ['America/Chicago'], minuteOfWeek: 2 * DAY + hour * 60 + minute, date }],
});
const honolulu = 'Pacific/Honolulu';
const both: ZoneTime[] = [
  { zones: ['America/Chicago', 'America/Winnipeg'], minuteOfWeek: 2 * DAY + 600 },
  { zones: [honolulu], minuteOfWeek: 1_430 },
];

onEveryEngine(BUSINESSES, ({ names, count }) => {
  const FILTERS: [string, EngineFilters, string[]][] = [
    ['category', { categoryId: category('tax-law').id }, ['Adler', 'Baker']],
    ['several categories', { categoryId: [category('patents').id, category('tax-law').id] }, ['Adler', 'Baker']],
    ['cities', within({ cityKeys: ['austin-tx', 'houston-tx'] }), ['Adlerson', 'Baker', 'Dorn']],
    ['state', within({ states: ['TX'] }), ['Adlerson', 'Baker', 'Dorn']],
    ['ZIP', within({ zips: ['96813'] }), ['Embers']],
    ['ZIP or state', within({ zips: ['96813'], states: ['IL'] }), ['Adler', 'Castillo', 'Embers']],
    [
      'place around a point',
      within({ within: { centre: { lat: 41.88, lng: -87.63 }, miles: 5 } }),
      ['Adler', 'Castillo'],
    ],
    ['place, or who serves its state', within({ cityKeys: ['houston-tx'], serves: ['TX'] }), ['Baker', 'Embers']],
    ['nowhere', within({}), []],
    ['any place', { location: null }, ['Adler', 'Adlerson', 'Baker', 'Castillo', 'Dorn', 'Embers']],
    ['rating', { minRating: 4.5 }, ['Adler', 'Baker', 'Castillo']],
    ['prices', { prices: [1, 4] }, ['Adler']],
    ['a price that is not known', { prices: [1, 2, 3, 4] }, ['Adler', 'Adlerson', 'Baker', 'Castillo', 'Embers']],
    ['delivery', { hasDelivery: true }, ['Adler']],
    ['takeout', { hasTakeout: true }, ['Adlerson']],
    ['free consultation', { freeConsultation: true }, ['Dorn']],
    ['video consultation', { videoConsultation: true }, ['Adlerson']],
    ['two flags', { videoConsultation: true, hasTakeout: true }, ['Adlerson']],
    ['flags that nobody has together', { videoConsultation: true, hasDelivery: true }, []],
    ['a flag that is off', { hasDelivery: false }, ['Adler', 'Adlerson', 'Baker', 'Castillo', 'Dorn', 'Embers']],
    ['language', { language: 'es' }, ['Baker']],
    ['fee', { feeBasis: 'flat' }, ['Castillo']],
    ['distance', { within: { centre: { lat: 41.88, lng: -87.63 }, miles: 5 } }, ['Adler', 'Castillo']],
    ['several at once', { minRating: 4, categoryId: category('tax-law').id, ...within({ states: ['TX'] }) }, ['Baker']],
  ];

  it.each(FILTERS)('filters by %s, with words and without', async (_name, filters, found) => {
    expect((await names({ filters })).sort()).toEqual(found);
    const tiers = plan({ why: 'words', words: [word('nobody')] }, { why: 'any' });
    expect((await names({ ...tiers, filters })).sort()).toEqual(found);
  });

  it.each<[string, EngineFilters, string[]]>([
    ['late on Monday', at(0, 23, 50, honolulu), ['Embers']],
    ['after midnight', at(1, 0, 0, honolulu), ['Embers']],
    ['in its last minute', at(1, 1, 59, honolulu), ['Embers']],
    ['after closing', at(1, 2, 0, honolulu), []],
    ['before opening', at(0, 19, 59, honolulu), []],
    ['in another zone', at(1, 1, 0), []],
    ['late on Sunday', at(6, 23, 59), ['Adler']],
    ['when Sunday has become Monday', at(0, 0, 0), ['Adler', 'Castillo']],
    ['until three on Monday', at(0, 2, 59), ['Adler', 'Castillo']],
    ['from three on Monday', at(0, 3, 0), ['Castillo']],
    ['around the clock, last minute', at(0, 23, 59), ['Castillo']],
    ['the day after', at(1, 0, 0), []],
    ['in its first minute', at(2, 9, 0), ['Dorn']],
    ['at the minute of closing', at(2, 17, 0), []],
    ['on a date like any other', on('2026-12-02', 10), ['Dorn']],
    ['on a date of every year that is closed', on('2026-11-25', 10), []],
    ['on the same date of another year', on('2027-12-30', 10), []],
    ['on a date of one year, which goes before the one of every year', on('2026-12-30', 10), ['Dorn']],
    ['on that date before its first minute', on('2026-12-30', 7, 59), []],
    ['on that date in its last minute of the morning', on('2026-12-30', 11, 29), ['Dorn']],
    ['on that date after the morning, when the week would be open', on('2026-12-30', 11, 30), []],
    ['on that date in the evening', on('2026-12-30', 18), ['Dorn']],
    ['on that date before midnight', on('2026-12-30', 23, 59), ['Dorn']],
    ['at a time of every week', at(2, 10, 0), ['Dorn']],
    ['in a night into a date that is closed', afterMonday('2026-12-29'), ['Embers']],
    ['in what would be the night of a date that is closed', afterMonday('2027-01-05'), []],
    ['here or there', { openAt: both }, ['Dorn', 'Embers']],
    ['in no zone', { openAt: [] }, []],
    ['all day on Monday', { openAllDay: [0] }, ['Castillo']],
    ['all day on two days', { openAllDay: [0, 1] }, []],
  ])('open %s', async (_name, filters, found) => {
    expect((await names({ filters })).sort()).toEqual(found);
  });

  it('counts what a search with each set of filters would find, whatever the filters of the query', async () => {
    const choices = FILTERS.map(([, filters]) => filters);
    const expected = FILTERS.map(([, , found]) => found.length);
    expect(await count({ filters: { minRating: 5 } }, choices)).toEqual(expected);
  });

  it('counts within a plan', async () => {
    const taxes = plan({ why: 'practice', practices: ['tax-law'] });
    const choices: EngineFilters[] = [{}, { minRating: 4.8 }, within({}), { prices: [1], hasDelivery: true }];
    expect(await count(taxes, choices)).toEqual([3, 2, 0, 1]);
    expect(await count(taxes, [])).toEqual([]);
  });
});

const RADII = [5, 10, 25, 50];
const CENTRE = { lat: 40, lng: -100 };
// Degrees on a sphere of the radius that distances are measured with.
const DEGREE_MILES = (3958.8 * Math.PI) / 180;
const eastDegree = DEGREE_MILES * Math.cos((CENTRE.lat * Math.PI) / 180);
const BORDERS: readonly BusinessOptions[] = RADII.flatMap((miles) =>
  [0.999, 1.001].flatMap((share): BusinessOptions[] => [
    { name: `North ${miles} ${share}`, latitude: CENTRE.lat + (miles * share) / DEGREE_MILES, longitude: CENTRE.lng },
    { name: `East ${miles} ${share}`, latitude: CENTRE.lat, longitude: CENTRE.lng + (miles * share) / eastDegree },
  ]),
);

onEveryEngine(BORDERS, ({ count }) => {
  it.each(RADII.map((miles, index) => [miles, index]))(
    'at the border of %i miles a thousandth decides',
    async (miles, index) => {
      const radius = { centre: CENTRE, miles };
      const inside = 4 * index + 2;
      const asTier = plan({ why: 'any', place: place({ within: radius }) });
      expect([await count({}, [{ within: radius }]), await count(asTier, [{}])]).toEqual([[inside], [inside]]);
    },
  );
});
