import type { BusinessSummary, Category, CitySummary } from '@lawdex/contracts';
import { addBusiness, expectDocumented, expectError, useDirectory } from '../../test/directory.ts';

const directory = useDirectory();

const category = async (slug: string): Promise<Category> =>
  expectDocumented(await directory.get(`/api/categories/slug/${slug}`), 200, 'get', '/api/categories/slug/{slug}');

const slugs = (businesses: BusinessSummary[]): string[] => businesses.map(({ slug }) => slug);

describe('GET /api/categories', () => {
  it('answers at least the 24 practice areas by name, each with description and lowercase aliases', async () => {
    const all = expectDocumented<Category[]>(await directory.get('/api/categories'), 200, 'get', '/api/categories');
    expect(all.length).toBeGreaterThanOrEqual(24);
    expect(all.map(({ name }) => name)).toEqual(all.map(({ name }) => name).sort());
    for (const { description, aliases } of all) {
      expect(description?.length).toBeGreaterThan(60);
      expect(aliases.length).toBeGreaterThan(5);
      expect(aliases).toEqual(aliases.map((alias) => alias.toLowerCase()));
    }
  });

  it('answers 404 for an unknown slug and 400 for what cannot be one', async () => {
    expectError(await directory.get('/api/categories/slug/plumbing'), 404, 'category_not_found');
    expectError(await directory.get('/api/categories/slug/..%2Fx'), 400, 'invalid_parameter', /slug/);
    expectError(await directory.get('/api/categories?page=1'), 400, 'invalid_parameter', /page/);
  });
});

describe('GET /api/categories/{id}/businesses', () => {
  it('answers its firms and those of areas within it best first, page by page, with the true total', async () => {
    const { id } = await category('estate-planning');
    const within = { category: 'probate', review_count: 60 };
    await addBusiness(directory, { category: 'estate-planning', slug: 'few-but-perfect', rating: 5, review_count: 1 });
    await addBusiness(directory, { ...within, slug: 'many-and-good', rating: 4.7 });
    await addBusiness(directory, { ...within, slug: 'many-and-bad', rating: 1.9 });
    await addBusiness(directory, { category: 'estate-planning', slug: 'new' });
    const path = `/api/categories/${id}/businesses`;
    const first = await directory.get(`${path}?limit=3`);
    const second = await directory.get(`${path}?limit=3&page=2`);
    const list = (answer: typeof first) =>
      slugs(expectDocumented<BusinessSummary[]>(answer, 200, 'get', '/api/categories/{id}/businesses'));
    expect(list(first)).toEqual(['many-and-good', 'few-but-perfect', 'new']);
    expect(list(second)).toEqual(['many-and-bad']);
    expect(list(await directory.get(`${path}?page=99`))).toEqual([]);
    expect(first.headers.get('x-total-count')).toBe('4');
    const probate = await directory.get(`/api/categories/${(await category('probate')).id}/businesses`);
    expect(list(probate)).toEqual(['many-and-good', 'many-and-bad']);
  });

  it('answers 24 unless told', async () => {
    await Promise.all(Array.from({ length: 40 }, () => addBusiness(directory, { category: 'consumer-protection' })));
    const { id } = await category('consumer-protection');
    expect((await directory.get(`/api/categories/${id}/businesses`)).body).toHaveLength(24);
    expect((await directory.get(`/api/categories/${id}/businesses?limit=100`)).body).toHaveLength(40);
  });

  it('answers 404 for an unknown practice area and 400 for a malformed id', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000';
    expectError(await directory.get(`/api/categories/${unknown}/businesses`), 404, 'category_not_found');
    expectError(await directory.get('/api/categories/12/businesses'), 400, 'invalid_parameter', /^id must be a UUID/);
  });

  const bad = 'page=0 page=-1 page=1e9 page=1000000000 page=NaN page= page=1.5 limit=101 limit=1e6 limit=0 limit=0x10';
  it.each([...bad.split(' '), 'limit=1&limit=2', 'page[]=1', 'sort=name'])('refuses %s by name', async (query) => {
    const { id } = await category('bankruptcy');
    const answer = await directory.get(`/api/categories/${id}/businesses?${query}`);
    expectError(answer, 400, 'invalid_parameter', new RegExp(/^\w+/.exec(query)?.[0] ?? ''));
  });
});

describe('cities', () => {
  beforeAll(async () => {
    const portland = { city: 'Portland', state: 'OR', review_count: 30 };
    for (const n of [0, 1, 2]) await addBusiness(directory, { ...portland, slug: `portland-or-${n}`, rating: 5 - n });
    await addBusiness(directory, { ...portland, state: 'ME', slug: 'portland-me', rating: 4.5 });
    await addBusiness(directory, { city: 'Coeur d’Alene', state: 'ID', slug: 'lakeside' });
  });
  const PATH = '/api/cities/{city}/businesses';
  const inCity = async (path: string) =>
    expectDocumented<BusinessSummary[]>(await directory.get(`/api/cities/${path}`), 200, 'get', PATH);

  it('are listed with their states and counts, most firms first', async () => {
    const answer = await directory.get('/api/cities?limit=2');
    const cities = expectDocumented<CitySummary[]>(answer, 200, 'get', '/api/cities');
    expect(cities[0]?.city).toBe('Springfield');
    expect(cities[1]).toEqual({ city: 'Portland', state: 'OR', count: 3 });
    expect(answer.headers.get('x-total-count')).toBe('4');
  });

  it('answer their firms best first, in any case of letters, of all states or one', async () => {
    const all = ['portland-or-0', 'portland-me', 'portland-or-1', 'portland-or-2'];
    expect(slugs(await inCity('portland/businesses'))).toEqual(all);
    expect(slugs(await inCity('PORTLAND/businesses?state=me'))).toEqual(['portland-me']);
    expect(slugs(await inCity(`${encodeURIComponent('coeur d’alene')}/businesses`))).toEqual(['lakeside']);
    const answer = await directory.get('/api/cities/Portland/businesses?state=OR&limit=1');
    expect(slugs(answer.body as BusinessSummary[])).toEqual(['portland-or-0']);
    expect(answer.headers.get('x-total-count')).toBe('3');
  });

  it('that nobody knows answer an empty list', async () => {
    expect(await inCity('atlantis/businesses')).toEqual([]);
  });

  it.each(['a%2Fb', 'a%00b', '%20', 'a'.repeat(90), '..%2f..%2fetc'])('refuse to be called %s', async (city) => {
    expectError(await directory.get(`/api/cities/${city}/businesses`), 400, 'invalid_parameter', /city/);
  });

  it.each(['Oregon', '', 'O%00'])('refuse the state "%s"', async (state) => {
    const answer = await directory.get(`/api/cities/portland/businesses?state=${state}`);
    expectError(answer, 400, 'invalid_parameter', /state/);
  });
});

describe('GET /api/businesses/by-ids', () => {
  const PATH = '/api/businesses/by-ids';
  const NOBODY = '00000000-0000-4000-8000-00000000dead';

  it('answers the businesses in the order of the ids, each once, and leaves out those that are gone', async () => {
    const [a, b] = await Promise.all([addBusiness(directory, {}), addBusiness(directory, {})]);
    const ids = [b.id, NOBODY, a.id.toUpperCase(), b.id].join(',');
    const found = expectDocumented<BusinessSummary[]>(await directory.get(`${PATH}?ids=${ids}`), 200, 'get', PATH);
    expect(found.map(({ id }) => id)).toEqual([b.id, a.id]);
    expectDocumented(await directory.get(`${PATH}?ids=${NOBODY}`), 200, 'get', PATH);
  });

  it.each([
    ['none', ''],
    ['no list', '?ids='],
    ['no ids', '?ids=1,2'],
    ['a statement', "?ids=' or 1=1"],
    ['too many', `?ids=${Array.from({ length: 51 }, (_, n) => NOBODY.replace('dead', String(n + 1000))).join()}`],
    ['three thousand', `?ids=${Array.from({ length: 3000 }, () => 'x').join()}`],
    ['two lists', `?ids=${NOBODY}&ids=${NOBODY}`],
  ])('refuses %s', async (_, query) => {
    expectError(await directory.get(PATH + query), 400, 'invalid_parameter', /ids/);
  });
});
