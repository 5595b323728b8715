import { NOTHING_UNDERSTOOD, SEARCH_FLAGS, type SearchParams } from '@lawdex/contracts';
import { testDictionary } from '../testing/dictionary.ts';
import { readOnce, readSearch, type SearchRequest } from './read-search.core.ts';

const surroundings = {
  dictionary: testDictionary('smith'),
  timeZones: ['America/Chicago'],
  now: new Date('2025-07-07T05:30:00Z'),
};
const NOTHING_ELSE = { steps: [], filters: { location: null } };
const outcome = (params: SearchParams) => readSearch(params, surroundings);

function read(params: SearchParams): SearchRequest {
  const request = outcome(params);
  if (request.kind !== 'search') throw new Error(`${request.kind}: ${JSON.stringify(params)}`);
  return request;
}

describe('without words and filters', () => {
  it('asks for the first twenty of everything by relevance', () => {
    expect(read({})).toEqual({
      kind: 'search',
      plan: { tiers: [], without: [] },
      loose: { steps: [], filters: { location: null }, leavesPlace: false },
      others: { few: NOTHING_ELSE, none: NOTHING_ELSE, unfiltered: null },
      query: { filters: { location: null }, origin: null, sort: 'relevance', limit: 20, offset: 0 },
      said: null,
      around: null,
      lifting: false,
      understood: NOTHING_UNDERSTOOD,
    });
  });

  it('counts pages from one, in steps of the limit', () => {
    expect(read({ page: 3 }).query).toMatchObject({ limit: 20, offset: 40 });
    expect(read({ page: 3, limit: 5 }).query).toMatchObject({ limit: 5, offset: 10 });
  });
});

describe('filters', () => {
  it.each(SEARCH_FLAGS)('%s narrows when it is true, and only then', (flag) => {
    const narrowed = Object.keys(read({ [flag]: true }).query.filters);
    expect(narrowed).toEqual(expect.arrayContaining([flag === 'isOpen' ? 'openAt' : flag]));
    expect(read({ [flag]: false }).query.filters).toEqual({ location: null });
  });

  it('are read from words too', () => {
    const { filters } = read({ query: 'divorce free consultation open now' }).query;
    expect(filters).toMatchObject({
      freeConsultation: true,
      openAt: [{ zones: ['America/Chicago'], minuteOfWeek: 30, date: '2025-07-07' }],
    });
    expect(filters).not.toHaveProperty('videoConsultation');
  });

  it.each<[SearchParams, string[], string[] | undefined]>([
    [{ query: 'divorce open sunday', isOpen: true }, [], ['open sunday']],
    [{ query: '5 star divorce', rating: 3 }, [], ['5 star']],
    [{ query: 'cheap divorce', priceRange: '$$$$' }, [], ['cheap']],
    [{ query: 'divorce spanish speaking', language: 'zh' }, [], ['spanish speaking']],
    [{ query: 'divorce free consultation', freeConsultation: true }, ['free consultation'], undefined],
    [{ query: 'divorce free consultation', freeConsultation: false }, ['free consultation'], undefined],
    [{ query: 'divorce open sunday open late' }, ['open sunday'], ['open late']],
    [{ query: 'divorce cheap under $$' }, ['under $$'], undefined],
    [{ query: 'divorce cheap expensive' }, ['cheap'], ['expensive']],
    [{ query: 'divorce lawers' }, [], undefined],
    [{ query: 'divorec attoreny in town' }, [], undefined],
    [{ query: 'divorce within 10 miles' }, [], ['within 10 miles']],
  ])('%j: what was chosen or said first holds, and what gives way is told', (params, words, leftOut) => {
    const { understood } = read(params);
    expect(understood.filters.map((filter) => filter.words)).toEqual(words);
    expect(understood.leftOut).toEqual(leftOut);
  });

  it('take prices as numbers and the others as they are', () => {
    const params = { priceRange: '$,$$$$', rating: 4, language: 'es', feeBasis: 'flat', categoryId: 'x' };
    const asked = { prices: [1, 4], minRating: 4, language: 'es', feeBasis: 'flat', categoryId: 'x' };
    expect(read(params).query.filters).toMatchObject(asked);
  });
});

describe('a place', () => {
  it('filters, and is what distances are measured from when it is one city', () => {
    const { filters, origin } = read({ location: 'Houston, TX' }).query;
    expect(filters.location?.cityKeys).toEqual(['houston-tx']);
    expect(origin).toEqual({ lat: 29.7594, lng: -95.3594 });
    expect(read({ location: 'Springfield' }).query.origin).toBeNull();
    expect(read({ location: 'Houston, 60602' }).query.origin).toBeNull();
    expect(read({ location: '60602' }).query.origin?.lat).toBeCloseTo(41.9, 1);
  });

  it('gives way to a radius around it, which reaches beyond its limits', () => {
    const { filters } = read({ location: 'Houston', radius: 10 }).query;
    expect(filters).toMatchObject({ location: null, within: { miles: 10, centre: { lat: 29.7594, lng: -95.3594 } } });
  });

  it('stays a filter when the radius is around the visitor', () => {
    const { filters } = read({ location: 'Houston', near: '41.9,-87.6', radius: 5 }).query;
    expect(filters.location?.cityKeys).toHaveLength(1);
    expect(filters.within).toEqual({ centre: { lat: 41.9, lng: -87.6 }, miles: 5 });
  });

  it('in the words counts as origin only when distances were asked for', () => {
    expect(read({ query: 'divorce houston' }).query.origin).toBeNull();
    const measured = read({ query: 'divorce houston', radius: 5 });
    expect(measured.query.origin).not.toBeNull();
    expect(measured.plan.tiers.map(({ place }) => place ?? null)).not.toContainEqual(expect.anything());
  });
});

describe('a place without businesses', () => {
  it('in its box is left for what is near it', () => {
    const { query, loose } = read({ location: 'Brooklyn', query: 'divorce' });
    expect(query.filters.location?.cityKeys).toEqual(['brooklyn-ny']);
    expect(loose.filters.location).toBeNull();
    expect(loose.steps[0]).toMatchObject({ widened: { kind: 'nearby', miles: 10 } });
  });

  it('may be a whole state', () => {
    expect(read({ location: 'Puerto Rico' }).loose.leavesPlace).toBe(true);
    expect(read({ location: 'Texas' }).loose.leavesPlace).toBe(false);
  });

  it('is not left when some business is there, but others fill the page', () => {
    const { loose, others } = read({ location: 'Houston', query: 'divorce' });
    expect(loose.filters.location?.cityKeys).toEqual(['houston-tx']);
    const kinds = ['nearby', 'state', 'nearby', 'nearby', 'nearby'];
    expect(others.few.steps.map(({ widened }) => widened?.kind)).toEqual(kinds);
  });
});

it('what the location box says holds, and what it does not understand is said', () => {
  const { query, plan, understood } = read({ query: 'divorce houston', location: 'Chicago, Somewhere' });
  expect(query.filters.location?.cityKeys).toEqual(['chicago-il']);
  expect(plan.tiers.map(({ place }) => place ?? null)).not.toContainEqual(expect.anything());
  expect(understood).toMatchObject({ place: { label: 'Chicago, IL' }, ignored: ['houston', 'somewhere'] });
  expect(read({ query: 'divorce houston', location: 'Texas' }).understood.place?.label).toBe('Houston, TX');
});

it('without money, legal aid that serves the state counts as of each of its places', () => {
  expect(read({ query: 'eviction no money', location: 'Houston' }).query.filters.location?.serves).toEqual(['TX']);
  expect(read({ query: 'eviction', location: 'Houston' }).query.filters.location?.serves).toBeUndefined();
  const aid = read({ query: 'eviction no money houston' }).plan.tiers.map(({ place }) => place?.serves ?? []);
  expect(aid).toContainEqual(['TX']);
});

it('what is open on a day is open at some hour of it, in every time zone', () => {
  const times = read({ query: 'open on sunday' }).query.filters.openAt ?? [];
  expect(times).toHaveLength(12);
  expect(times.every(({ minuteOfWeek }) => minuteOfWeek >= 6 * 1440)).toBe(true);
  expect(times[0]?.zones).toEqual(['America/Chicago']);
});

it('open around the clock is open all day, on the day that is said or on every day', () => {
  expect(read({ query: '24 hour dui lawyer' }).query.filters.openAllDay).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(read({ query: 'open 24 hours on saturday' }).query.filters.openAllDay).toEqual([5]);
});

it.each<SearchParams>([{ query: '%%%' }, { location: ', ,' }, { location: 'Atlantis', sortBy: 'distance' }])(
  'nothing can be found by %j, and no engine is asked',
  (params) => {
    expect(outcome(params)).toEqual({ kind: 'nothing' });
  },
);

it.each<[SearchParams, string]>([
  [{ near: '91,0' }, 'near'],
  [{ near: '0,-181' }, 'near'],
  [{ radius: 5 }, 'radius'],
  [{ radius: 5, sortBy: 'distance' }, 'radius'],
  [{ sortBy: 'distance' }, 'sortBy'],
  [{ sortBy: 'distance', location: 'Springfield' }, 'sortBy'],
])('%j is refused, with the parameter that is wrong', (params, parameter) => {
  expect(outcome(params)).toEqual({ kind: 'invalid', parameter, problem: expect.stringContaining(parameter) });
});

it.each<[SearchParams, string | undefined]>([
  [{ query: 'divorce', near: '29.7,-95.3' }, 'you'],
  [{ query: 'divorce houston', near: '29.7,-95.3' }, 'you'],
  [{ query: 'divorce', location: 'Houston, TX' }, 'the center of Houston'],
  [{ query: 'divorce 77002', location: 'Houston, TX' }, 'the center of Houston'],
  [{ query: 'divorce 77002' }, '77002'],
  [{ query: 'divorce in cook county' }, 'the center of Cook County'],
  [{ query: 'divorce texas' }, 'the center of Texas'],
  [{ query: 'divorce', location: 'Portland' }, undefined],
  [{ query: 'divorce' }, undefined],
])('%j: miles are measured from %s', (params, from) => {
  expect(read(params).understood.measuredFrom).toBe(from);
});

it('reads the same words once, exact ones apart', () => {
  const dictionary = testDictionary();
  const read = readOnce('divorce lawyr houston', dictionary);
  expect(readOnce('divorce lawyr houston', dictionary)).toBe(read);
  expect(readOnce('divorce lawyr houston', dictionary, true)).not.toEqual(read);
  expect(readOnce('divorce lawyr houston', testDictionary())).not.toBe(read);
});

it('reads words again when the index has learnt one, so that a new name is no misspelling', () => {
  const dictionary = testDictionary('walters');
  expect(readOnce('waltens', dictionary).corrected).toEqual([{ from: 'waltens', to: 'walter' }]);
  dictionary.vocabulary.set('walten', 'name', 1);
  expect(readOnce('waltens', dictionary).corrected).toEqual([]);
});

it('forgets all readings rather than keeping more than a thousand', () => {
  const dictionary = testDictionary();
  const first = readOnce('divorce', dictionary);
  for (let number = 0; number < 1_000; number++) readOnce(`divorce ${number}`, dictionary);
  expect(readOnce('divorce', dictionary)).not.toBe(first);
});

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

it.each(['free consultation divorce houston open on sunday', 'my husband hit me', 'smith jones not tax', '77002 $$'])(
  'is not changed by the search that uses it: %s',
  (query) => {
    const dictionary = testDictionary('smith', 'jones');
    frozen(readOnce(query, dictionary));
    const now = new Date('2026-01-05T18:00:00Z');
    const circles = [
      { near: '29.7,-95.3', radius: 25 },
      { location: 'Houston', radius: 10 },
    ];
    for (const params of [{}, { location: 'Dallas' }, ...circles]) {
      const request = readSearch({ query, ...params }, { dictionary, timeZones: ['America/Chicago'], now });
      expect(request.kind === 'search' && [request.loose.steps, request.others]).toBeTruthy();
    }
  },
);
