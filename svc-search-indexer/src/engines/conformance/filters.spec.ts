import { WEEKDAYS } from '@lawdex/contracts';
import { category } from '@lawdex/search-language/testing';
import { listOf, type BusinessOptions } from '../../../test/businesses.ts';
import { place, plan, word } from '../../../test/conformance.ts';
import { onEveryEngine } from '../../../test/engines.ts';
import TABLES from '../../../test/tables/conformance.json' with { type: 'json' };
import { tableOf } from '../../../test/tables.ts';
import type { EngineFilters, ZoneTime } from '@lawdex/search-language/plan';

const BUSINESSES = listOf('filters');
const within = (where: Parameters<typeof place>[0]): EngineFilters => ({ location: place(where) });
const DAY = 1_440;
/** 30 December 2026 and 25 November 2026 are Wednesdays. */
const OPEN = tableOf('opening-hours', 'who is open, by weekday and time, zone and date').map(
  ([name, when, zone = '', date = '', found = '']): [string, EngineFilters, string[]] => {
    const [day = '', hour = '', minute = ''] = when.split(/[ :]/);
    const minuteOfWeek = WEEKDAYS.findIndex((one) => one === day) * DAY + Number(hour) * 60 + Number(minute);
    const openAt = [{ zones: [zone], minuteOfWeek, ...(date !== '-' && { date }) }];
    return [name, { openAt }, found === '-' ? [] : found.split(', ')];
  },
);
const honolulu = 'Pacific/Honolulu';
const both: ZoneTime[] = [
  { zones: ['America/Chicago', 'America/Winnipeg'], minuteOfWeek: 2 * DAY + 600 },
  { zones: [honolulu], minuteOfWeek: 1_430 },
];

const FILTERS = (TABLES.filters as [string, EngineFilters, string[]][]).map(([name, filters, found]) => {
  const { categoryId } = filters;
  const ids = categoryId && { categoryId: [categoryId].flat().map((slug) => category(slug).id) };
  return [name, { ...filters, ...ids }, found] as const;
});

onEveryEngine(BUSINESSES, ({ names, count }) => {
  it.each(FILTERS)('filters by %s, with words and without', async (_name, filters, found) => {
    expect((await names({ filters })).sort()).toEqual(found);
    const tiers = plan({ why: 'words', words: [word('nobody')] }, { why: 'any' });
    expect((await names({ ...tiers, filters })).sort()).toEqual(found);
  });

  it.each<[string, EngineFilters, string[]]>([
    ...OPEN,
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
