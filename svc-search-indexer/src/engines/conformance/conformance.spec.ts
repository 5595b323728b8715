import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { category, CATEGORIES } from '../../../test/categories.ts';
import { ENGINES, type EngineUnderTest } from '../../../test/engines.ts';
import { business, uuidOf, type BusinessOptions } from '../../../test/businesses.ts';
import { documentOf } from '../../index-definition/document.core.ts';
import type { EngineFilters, EngineQuery } from '../engine-query.core.ts';
import type { Plan, PlanPlace, Tier } from '../plan.core.ts';

const categories = new Map(CATEGORIES.map((area) => [area.slug, area]));
const document = (options: BusinessOptions) =>
  documentOf(business({ id: uuidOf(options.name), ...options }), categories);
const BUSINESSES: readonly BusinessOptions[] = [
  {
    name: 'Adler',
    practice: 'tax-law',
    in: 'Chicago',
    rating: '4.5',
    reviewCount: 20,
    priceRange: '$',
    hasDelivery: true,
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
  },
  {
    name: 'Dorn',
    practice: 'bankruptcy',
    in: 'Austin',
    description: 'Castillo trained us.',
    priceRange: null,
    freeConsultation: true,
  },
  {
    name: 'Adlerson',
    practice: 'bankruptcy',
    in: 'Austin',
    rating: '3.9',
    reviewCount: 8,
    videoConsultation: true,
    hasTakeout: true,
  },
  {
    name: 'Embers',
    practice: null,
    in: 'Honolulu',
    latitude: null,
    longitude: null,
    hours: { mon: { open: '20:00', close: '02:00' } },
  },
];
const NAMES = new Map(BUSINESSES.map(({ name }) => [uuidOf(name), name]));

const everything: EngineQuery = {
  plan: { tiers: [], without: [] },
  filters: {},
  origin: null,
  sort: 'relevance',
  offset: 0,
  limit: 20,
};
const plan = (...tiers: Tier[]): Plan => ({ tiers, without: [] });
const word = (text: string, prefix = false) => ({ word: text, prefix });
const nowhere: PlanPlace = { cityKeys: [], states: [], zips: [], within: null };
const within = (place: Partial<PlanPlace>): EngineFilters => ({ location: { ...nowhere, ...place } });

// What every engine must do, in the same words: results may come from PostgreSQL or from another engine, and a visitor
// must not see which.
describe.each(ENGINES)('engine $name', ({ create }) => {
  let under: EngineUnderTest;
  const { signal } = new AbortController();
  const search = (query: Partial<EngineQuery>) => under.engine.search({ ...everything, ...query }, signal);
  const found = async (query: Partial<EngineQuery>): Promise<string[]> => {
    const { hits, total } = await search(query);
    expect(hits.length).toBe(Math.min(total, query.limit ?? 20));
    return hits.map(({ id }) => NAMES.get(id) ?? id);
  };

  beforeAll(async () => {
    under = await create();
    await under.fill({ upserts: BUSINESSES.map(document), deletions: [] });
  }, 30_000);
  afterAll(() => under.close());

  it('answers everything by quality without words', async () => {
    // The two without reviews are equals, and stand in the order of their ids.
    expect((await found({})).slice(0, 3)).toEqual(['Castillo', 'Baker', 'Adler']);
    expect(await found({})).toEqual(await found({}));
    expect((await search({})).hits[0]).toMatchObject({ tier: null, distanceMiles: null });
  });

  it('puts earlier tiers first, and each document into its first', async () => {
    const { hits } = await search({
      plan: plan(
        { why: 'name', nameKey: 'dorn' },
        { why: 'practice', ownPractices: ['tax-law'] },
        { why: 'also-practice', practices: ['tax-law'] },
        { why: 'words', words: [word('adler', true)] },
      ),
    });
    expect(hits.map(({ id, tier }) => [NAMES.get(id), tier])).toEqual([
      ['Dorn', 0],
      ['Baker', 1],
      ['Adler', 1],
      ['Castillo', 2],
      ['Adlerson', 3],
    ]);
  });

  it.each<[string, Tier, string[]]>([
    ['words in a name', { why: 'name-words', words: [word('castillo')], fields: ['name'] }, ['Castillo']],
    ['words anywhere', { why: 'words', words: [word('castillo')] }, ['Castillo', 'Dorn']],
    ['the beginning of a word', { why: 'words', words: [word('adl', true)], fields: ['name'] }, ['Adler', 'Adlerson']],
    ['all words', { why: 'words', words: [word('castillo'), word('trained')] }, ['Dorn']],
    [
      'words of its practice',
      { why: 'words', words: [word('irs')], fields: ['practice'] },
      ['Castillo', 'Baker', 'Adler'],
    ],
    ['a city', { why: 'any', place: { ...nowhere, cityKeys: ['austin-tx'] } }, ['Adlerson', 'Dorn']],
    ['nowhere', { why: 'any', place: nowhere }, []],
    ['no practice', { why: 'practice', ownPractices: [] }, []],
  ])('finds by %s', async (_name, tier, names) => {
    expect(await found({ plan: plan(tier) })).toEqual(names);
  });

  it('leaves out what has an unwanted word, with tiers and without', async () => {
    const without = [word('castillo')];
    expect(await found({ plan: { tiers: [{ why: 'practice', practices: ['bankruptcy'] }], without } })).toEqual([
      'Adlerson',
    ]);
    expect(await found({ plan: { tiers: [], without } })).not.toEqual(expect.arrayContaining(['Castillo', 'Dorn']));
  });

  it.each<[string, EngineFilters, string[]]>([
    ['category', { categoryId: category('tax-law').id }, ['Adler', 'Baker']],
    ['cities', within({ cityKeys: ['austin-tx', 'houston-tx'] }), ['Adlerson', 'Baker', 'Dorn']],
    ['state', within({ states: ['TX'] }), ['Adlerson', 'Baker', 'Dorn']],
    ['ZIP', within({ zips: ['96813'] }), ['Embers']],
    ['nowhere', within({}), []],
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

  it('counts what each set of filters would leave', async () => {
    const choices: EngineFilters[] = [{}, { minRating: 4.5 }, within({}), { prices: [1], hasDelivery: true }];
    expect(await under.engine.count(everything, choices, signal)).toEqual([6, 3, 0, 1]);
    const taxes = { plan: plan({ why: 'practice', practices: ['tax-law'] }) };
    expect(await under.engine.count(taxes, choices, signal)).toEqual([3, 3, 0, 1]);
    expect(await under.engine.count(taxes, [], signal)).toEqual([]);
  });

  it.each<[EngineQuery['sort'], string[]]>([
    ['rating', ['Castillo', 'Baker', 'Adler', 'Adlerson']],
    ['name', ['Adler', 'Adlerson', 'Baker', 'Castillo', 'Dorn', 'Embers']],
  ])('sorts by %s', async (sort, names) => {
    expect((await found({ sort })).slice(0, names.length)).toEqual(names);
  });

  it('sorts by distance, measures it, and puts what has no position last', async () => {
    const { hits } = await search({ origin: { lat: 29.7594, lng: -95.3594 }, sort: 'distance' });
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
    const pages = await Promise.all([0, 2, 4, 6].map((offset) => search({ offset, limit: 2 })));
    expect(pages.map(({ total }) => total)).toEqual([6, 6, 6, 6]);
    expect(new Set(pages.flatMap(({ hits }) => hits.map(({ id }) => id))).size).toBe(6);
  });

  it('follows changes and deletions', async () => {
    const id = uuidOf('passing');
    const named = (text: string) => ({ plan: plan({ why: 'name', nameKey: text }) });
    await under.fill({ upserts: [document({ id, name: 'Passing', in: 'Seattle' })], deletions: [] });
    expect(await found(named('passing'))).toEqual([id]);
    await under.fill({ upserts: [document({ id, name: 'Staying', in: 'Seattle' })], deletions: [] });
    expect([await found(named('passing')), await found(named('staying'))]).toEqual([[], [id]]);
    await under.fill({ upserts: [], deletions: [id, uuidOf('never there')] });
    expect(await found(named('staying'))).toEqual([]);
  });

  it('answers no search that was given up', async () => {
    await expect(under.engine.search(everything, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  });
});
