import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SearchParams } from '@lawdex/contracts';
import { category } from '../../../test/categories.ts';
import { testDictionary } from '../../../test/dictionary.ts';
import { ENGINES, type EngineUnderTest } from '../../../test/engines.ts';
import { business, uuidOf } from '../../../test/businesses.ts';
import { readSearch, type SearchRequest } from '../../query/read-search.core.ts';
import type { EngineFilters, EngineQuery, TextPlan } from '../engine-query.core.ts';

const dictionary = testDictionary('adler', 'adlerson', 'baker', 'castillo', 'dorn', 'embers');
const everything: EngineQuery = { text: null, filters: {}, origin: null, sort: 'relevance', offset: 0, limit: 20 };

function read(params: SearchParams): SearchRequest {
  const request = readSearch(params, { dictionary, timeZones: [], now: new Date(0) });
  if (request.kind !== 'search') throw new Error(`${JSON.stringify(params)} is no search.`);
  return request;
}

const strict = (query: string): TextPlan | null => read({ query }).plans[0] ?? null;
const within = (location: string): EngineFilters => read({ location }).query.filters;

// What every engine must do, in the same words: results may come from PostgreSQL or from another engine, and a visitor
// must not see which.
describe.each(ENGINES)('engine $name', ({ start }) => {
  let under: EngineUnderTest;
  const found = async (query: Partial<EngineQuery>): Promise<string[]> => {
    const { hits, total } = await under.engine.search({ ...everything, ...query });
    expect(hits.length).toBe(Math.min(total, query.limit ?? 20));
    return hits.map(({ record }) => record.name);
  };

  beforeAll(async () => {
    under = await start();
    await under.change([
      business({
        name: 'Adler',
        practice: 'tax-law',
        in: 'Chicago',
        rating: '4.5',
        reviewCount: 20,
        priceRange: '$',
        hasDelivery: true,
      }),
      business({
        name: 'Baker',
        practice: 'tax-law',
        in: 'Houston',
        rating: '4.9',
        reviewCount: 30,
        languages: ['en', 'es'],
      }),
      business({
        name: 'Castillo',
        practice: 'bankruptcy',
        additional: ['tax-law'],
        in: 'Chicago',
        rating: '5.0',
        reviewCount: 90,
        feeBasis: ['flat'],
      }),
      business({
        name: 'Dorn',
        practice: 'bankruptcy',
        in: 'Austin',
        description: 'Castillo trained us.',
        priceRange: null,
        freeConsultation: true,
      }),
      business({
        name: 'Adlerson',
        practice: 'bankruptcy',
        in: 'Austin',
        rating: '3.9',
        reviewCount: 8,
        videoConsultation: true,
        hasTakeout: true,
      }),
      business({
        name: 'Embers',
        practice: null,
        in: 'Honolulu',
        latitude: null,
        longitude: null,
        hours: { mon: { open: '20:00', close: '02:00' } },
      }),
    ]);
  });
  afterAll(() => under.stop());

  it('answers everything by quality without words', async () => {
    // The two without reviews are equals, and stand in the order of their ids.
    expect((await found({})).slice(0, 2)).toEqual(['Castillo', 'Baker']);
    expect((await found({})).slice(2, 3)).toEqual(['Adler']);
    expect(await found({})).toEqual(await found({}));
  });

  it.each([
    ['tax law', ['Baker', 'Adler', 'Castillo']],
    ['tax chicago', ['Adler', 'Castillo']],
    ['adler', ['Adler', 'Adlerson']],
    ['castillo', ['Castillo', 'Dorn']],
    ['castilo', ['Castillo', 'Dorn']],
    ['bankruptcy texas', ['Adlerson', 'Dorn']],
    ['adler houston', []],
  ])('finds by %j, in this order', async (query, names) => {
    const text = strict(query);
    expect(text).not.toBeNull();
    expect(await found({ text })).toEqual(names);
    expect(text && (await under.engine.matchesAnything(text))).toBe(names.length > 0);
  });

  it.each<[string, EngineFilters, string[]]>([
    ['category', { categoryId: category('tax-law').id }, ['Adler', 'Baker']],
    ['cities', within('Austin, Houston'), ['Adlerson', 'Baker', 'Dorn']],
    ['state', within('TX'), ['Adlerson', 'Baker', 'Dorn']],
    ['ZIP', within('96813'), ['Embers']],
    ['nowhere', within('Atlantis'), []],
    ['rating', { minRating: 4.5 }, ['Adler', 'Baker', 'Castillo']],
    ['prices', { prices: [1, 4] }, ['Adler']],
    ['delivery', { hasDelivery: true }, ['Adler']],
    ['takeout', { hasTakeout: true }, ['Adlerson']],
    ['free consultation', { freeConsultation: true }, ['Dorn']],
    ['video consultation', { videoConsultation: true }, ['Adlerson']],
    ['language', { language: 'es' }, ['Baker']],
    ['fee', { feeBasis: 'flat' }, ['Castillo']],
    ['late on Monday', { openAt: [{ zones: ['Pacific/Honolulu'], minuteOfWeek: 1_430 }] }, ['Embers']],
    ['early on Tuesday', { openAt: [{ zones: ['Pacific/Honolulu'], minuteOfWeek: 1_440 + 119 }] }, ['Embers']],
    ['after closing', { openAt: [{ zones: ['Pacific/Honolulu'], minuteOfWeek: 1_440 + 120 }] }, []],
    ['in another zone', { openAt: [{ zones: ['America/Chicago'], minuteOfWeek: 1_430 }] }, []],
    ['in no zone', { openAt: [] }, []],
    ['distance', { within: { centre: { lat: 41.88, lng: -87.63 }, miles: 5 } }, ['Adler', 'Castillo']],
    ['words that would be SQL', { language: "e' or true --", feeBasis: '$1' }, []],
  ])('filters by %s', async (_name, filters, names) => {
    expect((await found({ filters })).sort()).toEqual(names);
  });

  it.each<[EngineQuery['sort'], string[]]>([
    ['rating', ['Castillo', 'Baker', 'Adler', 'Adlerson']],
    ['name', ['Adler', 'Adlerson', 'Baker', 'Castillo', 'Dorn', 'Embers']],
  ])('sorts by %s', async (sort, names) => {
    expect((await found({ sort })).slice(0, names.length)).toEqual(names);
  });

  it('sorts by distance, measures it, and puts what has no position last', async () => {
    const origin = { lat: 29.7594, lng: -95.3594 };
    const { hits } = await under.engine.search({ ...everything, origin, sort: 'distance' });
    expect(hits.map(({ distanceMiles }) => distanceMiles && Math.round(distanceMiles))).toEqual([
      0,
      147,
      147,
      942,
      942,
      null,
    ]);
  });

  it('pages without overlap, and the total does not depend on the page', async () => {
    const pages = await Promise.all(
      [0, 2, 4, 6].map((offset) => under.engine.search({ ...everything, offset, limit: 2 })),
    );
    expect(pages.map(({ total }) => total)).toEqual([6, 6, 6, 6]);
    expect(new Set(pages.flatMap(({ hits }) => hits.map(({ record }) => record.id))).size).toBe(6);
  });

  it('follows changes and deletions', async () => {
    const passing = business({ name: 'Passing', in: 'Seattle' });
    await under.change([passing]);
    expect(await found({ text: strict('passing') })).toEqual(['Passing']);
    await under.change([{ ...passing, name: 'Staying' }]);
    expect([await found({ text: strict('passing') }), await found({ text: strict('staying') })]).toEqual([
      [],
      ['Staying'],
    ]);
    await under.change([], [passing.id, uuidOf('never there')]);
    expect(await found({ text: strict('staying') })).toEqual([]);
  });
});
