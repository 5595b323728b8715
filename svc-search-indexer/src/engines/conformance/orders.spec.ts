import { uuidOf, type BusinessOptions } from '../../../test/businesses.ts';
import { place, plan } from '../../../test/conformance.ts';
import { onEveryEngine } from '../../../test/engines.ts';
import type { EngineQuery, Tier } from '@lawdex/search-language/plan';

const EQUALS = Array.from({ length: 57 }, (_, index): BusinessOptions => ({
  name: `Equal ${index}`,
  practice: index % 2 === 0 ? 'tax-law' : 'bankruptcy',
  in: 'Seattle',
}));
const BUSINESSES: readonly BusinessOptions[] = [
  { name: 'Castillo', practice: 'tax-law', in: 'Chicago', rating: '5.0', reviewCount: 90 },
  { name: 'Baker', practice: 'tax-law', in: 'Houston', rating: '4.9', reviewCount: 30 },
  { name: 'adler', practice: 'elder-law', in: 'Austin', rating: '4.9', reviewCount: 31 },
  ...EQUALS,
];
const tax: Tier = { why: 'practice', ownPractices: ['tax-law'] };
const houston = { lat: 29.7594, lng: -95.3594 };
const byId = EQUALS.map(({ name }) => uuidOf(name)).sort();
const taxById = EQUALS.filter(({ practice }) => practice === 'tax-law')
  .map(({ name }) => uuidOf(name))
  .sort();

onEveryEngine(BUSINESSES, ({ search }) => {
  const pages = async (query: Partial<EngineQuery>, limit: number): Promise<string[]> => {
    const ids: string[] = [];
    for (let offset = 0; ; offset += limit) {
      const { hits, total } = await search({ ...query, offset, limit });
      expect(total).toBe((await search(query)).total);
      ids.push(...hits.map(({ id }) => id));
      if (hits.length === 0) return ids;
    }
  };

  const everyOne = [...['Castillo', 'adler', 'Baker'].map(uuidOf), ...byId];
  it('orders equals by their ids, over all pages: by relevance, without tiers and in one that finds all', async () => {
    expect(await pages({}, 7)).toEqual(everyOne);
    expect(await pages(plan({ why: 'any' }), 20)).toEqual(everyOne);
  });

  it('orders equals by their ids, over all pages: within each tier', async () => {
    const others = byId.filter((id) => !taxById.includes(id));
    const inOrder = [...['Castillo', 'Baker'].map(uuidOf), ...taxById, uuidOf('adler'), ...others];
    expect(await pages(plan(tax, { why: 'any' }), 13)).toEqual(inOrder);
  });

  it('orders equals by their ids, over all pages: within each tier, nearby first and then everywhere', async () => {
    const near = place({ within: { centre: houston, miles: 200 } });
    const elder: Tier = { why: 'practice', ownPractices: ['elder-law'] };
    const tiers = plan({ ...tax, place: near }, { ...elder, place: near }, tax);
    const inOrder = ['Baker', 'adler', 'Castillo'].map(uuidOf);
    for (const limit of [1, 2, 20]) expect(await pages(tiers, limit)).toEqual([...inOrder, ...taxById]);
    expect(await pages({ ...tiers, filters: { minRating: 4.9 } }, 1)).toEqual(inOrder);
  });

  it('orders equals by their ids, over all pages: by rating, and by distance', async () => {
    expect(await pages({ sort: 'rating' }, 11)).toEqual(everyOne);
    expect((await pages({ sort: 'distance', origin: houston }, 20)).slice(3)).toEqual(byId);
  });

  it('sorts by name without regard to case, words or not', async () => {
    const inOrder = ['adler', 'Baker', 'Castillo'].map(uuidOf);
    expect((await pages({ sort: 'name' }, 20)).slice(0, 3)).toEqual(inOrder);
    expect((await pages({ ...plan(tax, { why: 'any' }), sort: 'name' }, 20)).slice(0, 3)).toEqual(inOrder);
  });

  it('sorts by rating, then by the number of reviews, whatever the tier', async () => {
    const { hits } = await search({ ...plan(tax, { why: 'any' }), sort: 'rating', limit: 3 });
    expect(hits.map(({ id }) => id)).toEqual(['Castillo', 'adler', 'Baker'].map(uuidOf));
  });

  it.each<[Partial<EngineQuery>, number[]]>([
    [{ sort: 'distance', limit: 4 }, [0, 147, 942, 1890]],
    [{ limit: 2 }, [942, 147]],
  ])('measures distances where there is an origin, and sorts by them when asked: %j', async (query, miles) => {
    const { hits } = await search({ ...query, origin: houston });
    expect(hits.map(({ distanceMiles }) => Math.round(distanceMiles ?? -1))).toEqual(miles);
  });

  it('has the same total on every page, and past the end', async () => {
    const seen: string[] = [];
    for (const offset of [0, 20, 30, 1_000, 1_000_000]) {
      const { hits, total } = await search({ ...plan(tax), offset, limit: 10 });
      seen.push(`${hits.length} of ${total}`);
    }
    expect(seen).toEqual(['10 of 31', '10 of 31', '1 of 31', '0 of 31', '0 of 31']);
  });

  it('puts those first who pass a filter that comes first, whatever the tier, but behind the very name', async () => {
    const tiers = plan({ why: 'name', nameKey: 'adler' }, tax, { why: 'any' });
    const first = [{ location: place({ cityKeys: ['houston-tx'] }) }, { minRating: 5 }];
    const { hits } = await search({ ...tiers, first, limit: 4 });
    const inOrder = [...['adler', 'Baker', 'Castillo'].map(uuidOf), taxById[0]];
    expect([hits.map(({ id }) => id), hits.map(({ tier }) => tier)]).toEqual([inOrder, [0, 1, 1, 1]]);
  });

  it('finds nobody nowhere, in any order', async () => {
    for (const sort of ['relevance', 'rating', 'name', 'distance'] as const) {
      expect(await search({ filters: { location: place() }, sort, origin: houston })).toEqual({ hits: [], total: 0 });
    }
  });
});
