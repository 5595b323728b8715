import { WEEKDAYS, type DayHours, type WeeklyHours } from '@lawdex/contracts';
import { business } from '../../test/businesses.ts';
import { SearchServiceUnderTest } from '../../test/search-service.ts';

const service = SearchServiceUnderTest.inTests();

const daily = (hours: DayHours): WeeklyHours => Object.fromEntries(WEEKDAYS.map((day) => [day, hours]));

/** HH:MM on the wall of a time zone, so many minutes from now. */
function clock(timeZone: string, minutes: number): string {
  const at = new Date(Date.now() + minutes * 60_000);
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at);
}

describe('open now', () => {
  it('goes by the clock of each business, past midnight too, and agrees with isOpen', async () => {
    const zones = [
      ['New York', 'America/New_York'],
      ['Honolulu', 'Pacific/Honolulu'],
      ['Phoenix', 'America/Phoenix'],
    ] as const;
    const businesses = zones.flatMap(([city, zone]) => [
      // Twelve hours around now and the other twelve: one of them passes midnight somewhere.
      business({ name: `Awake ${city}`, in: city, hours: daily({ open: clock(zone, -360), close: clock(zone, 360) }) }),
      business({
        name: `Asleep ${city}`,
        in: city,
        hours: daily({ open: clock(zone, 360), close: clock(zone, -360) }),
      }),
      business({ name: `Always ${city}`, in: city, hours: daily({ open: '00:00', close: '00:00' }) }),
      business({ name: `Never ${city}`, in: city, hours: {} }),
      business({ name: `Unknown ${city}`, in: city, hours: null }),
    ]);
    await service.index(
      ...businesses,
      business({ name: 'Nowhere', timeZone: null, hours: daily({ open: '00:00', close: '00:00' }) }),
    );
    const open = await service.search({ isOpen: 'true', limit: 50 });
    const expected = zones.flatMap(([city]) => [`Always ${city}`, `Awake ${city}`]);
    expect(open.businesses.map(({ name }) => name).sort()).toEqual(expected.sort());
    expect(open.businesses.every(({ isOpen }) => isOpen === true)).toBe(true);
    expect(open.businesses.find(({ name }) => name === 'Always Phoenix')?.opensOrCloses).toBe('open 24 hours');
    const all = await service.search({ limit: 50 });
    expect(all.businesses.filter(({ isOpen }) => isOpen).length).toBe(open.total);
    expect(
      all.businesses
        .filter(({ isOpen }) => isOpen === null)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['Nowhere', 'Unknown Honolulu', 'Unknown New York', 'Unknown Phoenix']);
  });

  it('comes first where it is urgent, then who opens soonest, then who talks by video, and nobody is left out', async () => {
    const open = (from: number, to: number) =>
      daily({ open: clock('America/Chicago', from), close: clock('America/Chicago', to) });
    await service.index(
      business({ name: 'Quokka Closed', hours: {}, rating: '5.0', reviewCount: 90 }),
      business({ name: 'Quokka Video', hours: {}, videoConsultation: true }),
      business({ name: 'Quokka Later', in: 'Chicago', hours: open(300, 600) }),
      business({ name: 'Quokka Soon', in: 'Chicago', hours: open(40, 300) }),
      business({ name: 'Quokka Open', in: 'Chicago', hours: open(-60, 60) }),
      business({ name: 'Quokka Spanish', hours: {}, languages: ['es'] }),
    );
    const inOrder = ['Open', 'Soon', 'Later', 'Video', 'Closed', 'Spanish'].map((when) => `Quokka ${when}`);
    expect(await service.names({ query: 'quokka asap' })).toEqual(inOrder);
    const [spoken, ...others] = (await service.search({ query: 'quokka urgente' })).businesses;
    expect([spoken?.name, spoken?.why.matched.includes('language')]).toEqual(['Quokka Spanish', true]);
    expect(others.map(({ name }) => name)).toEqual(inOrder.slice(0, -1));
  });
});

describe('distance', () => {
  // A degree of latitude is 69.1 miles.
  const north = (miles: number) => ({ latitude: 41.8831 + miles / 69.09, longitude: -87.6292 });
  const businesses = [0, 4, 9, 24, 40].map((miles) =>
    business({ name: `North ${miles}`, practice: 'elder-law', ...north(miles) }),
  );

  beforeAll(async () => {
    await service.index(
      ...businesses,
      business({ name: 'North Evanston', practice: 'elder-law', in: 'Evanston' }),
      business({ name: 'North Lost', practice: 'elder-law', latitude: null, longitude: null }),
    );
  });

  it('is measured from the visitor, sorts, and puts unknown places last', async () => {
    const { businesses } = await service.search({ query: 'north', near: '41.8831,-87.6292', sortBy: 'distance' });
    expect(businesses.map(({ name, distanceMiles }) => [name, distanceMiles])).toEqual([
      ['North 0', 0],
      ['North 4', 4],
      ['North 9', 9],
      ['North Evanston', expect.closeTo(12.3, 0)],
      ['North 24', 24],
      ['North 40', 40],
      ['North Lost', undefined],
    ]);
  });

  it('within a radius is exact', async () => {
    const params = { query: 'north', near: '41.8831, -87.6292', radius: 10, sortBy: 'name' };
    expect(await service.names(params)).toEqual(['North 0', 'North 4', 'North 9']);
  });

  it('is measured from the middle of the one city that is searched in, and a radius reaches past its limits', async () => {
    const within = await service.search({ query: 'north', location: 'Evanston, IL', radius: 25, sortBy: 'distance' });
    expect(within.businesses[0]).toMatchObject({ name: 'North Evanston', distanceMiles: 0 });
    expect(within.businesses.map(({ city }) => city)).toContain('Chicago');
    const inCity = await service.search({ query: 'north', location: 'Evanston', sortBy: 'distance' });
    expect(inCity.businesses.map(({ name }) => name)).toEqual(['North Evanston']);
  });

  it('is left out without a place, and where words only happen to be a place', async () => {
    for (const query of ['north', 'north evanston']) {
      const { businesses } = await service.search({ query });
      expect(businesses.length).toBeGreaterThan(0);
      expect(businesses.every((business) => !('distanceMiles' in business))).toBe(true);
    }
  });
});

it.each(['(512) 555-0142', '512.555.0142', '+1 512 555 0142', '5125550142', '555-0142', '512\u2011555\u20130142'])(
  'a telephone number in the form %j finds its business',
  async (query) => {
    await service.index(business({ name: 'Dial Law', in: 'Austin', phone: '(512) 555-0142 ext. 4' }));
    expect((await service.names({ query }))[0]).toBe('Dial Law');
  },
);

describe('a street address', () => {
  const lawyers = [
    business({ name: 'Oak Law', in: 'Austin', address: '8495 Washington Road, Suite 3', practice: 'tax-law' }),
    business({
      name: 'Elm Law',
      in: 'Austin',
      address: '8495 Elm Street',
      practice: 'tax-law',
      rating: '5.0',
      reviewCount: 90,
    }),
  ];
  beforeAll(() => service.index(...lawyers));

  it.each([
    '8495 Washington Road, Austin, TX 78701',
    '8495 washington rd austin',
    '8495 Washington Rd #3, Austin',
    'tax lawyer 8495 Washington Road, Austin',
    '8495 Washington Road',
  ])('finds who sits there first: %j', async (query) => {
    expect((await service.names({ query }))[0]).toBe('Oak Law');
  });

  it('of which nobody is known still finds its town', async () => {
    const { businesses } = await service.search({ query: '1 Nowhere Street, Austin, TX 78701', limit: 50 });
    expect(businesses.map(({ name }) => name)).toEqual(expect.arrayContaining(['Oak Law', 'Elm Law']));
  });
});
