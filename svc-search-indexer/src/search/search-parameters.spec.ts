import { business } from '../../test/businesses.ts';
import { SearchServiceUnderTest } from '../../test/search-service.ts';

let service: SearchServiceUnderTest;
beforeAll(async () => {
  service = await SearchServiceUnderTest.start();
  await service.index(
    business({ name: 'Adler Law', in: 'Chicago' }),
    business({ name: 'Baker Law', in: 'Springfield, IL', languages: ['en', 'uk'] }),
  );
});
afterAll(() => service.stop());

describe('GET /api/businesses/search answers 400 and names the parameter', () => {
  it.each([
    ['unknown', 'q=a', /"q"/],
    ['category by slug, which pages resolve', 'category=dui', /"category"/],
    ['repeated', 'query=a&query=b', /^query /],
    ['array', 'query[]=a', /^query\[\]|"query\[\]"/],
    ['object', 'query[$ne]=', /query\[\$ne\]/],
    ['prototype', '__proto__=a', /__proto__/],
    ['NUL', 'query=a%00b', /^query /],
    ['NUL in a place', 'location=%00', /^location /],
    ['too long', `query=${'a'.repeat(201)}`, /^query .*200/],
    ['too long a place', `location=${'a'.repeat(201)}`, /^location .*200/],
    ['category', 'categoryId=dui', /^categoryId .*UUID/],
    ['rating', 'rating=2', /^rating must be 3, 4 or 5/],
    ['rating in words', 'rating=four', /^rating /],
    ['price', 'priceRange=$$$$$', /^priceRange /],
    ['price list', 'priceRange=$,,$$', /^priceRange /],
    ['flag', 'isOpen=1', /^isOpen must be true or false/],
    ['flag in capitals', 'hasTakeout=TRUE', /^hasTakeout /],
    ['language', 'language=english', /^language /],
    ['fee basis', 'feeBasis=free', /^feeBasis must be one of contingency/],
    ['near', 'near=Chicago', /^near /],
    ['near beyond the pole', 'near=91,0', /^near /],
    ['near beyond the date line', 'near=0,181', /^near /],
    ['radius', 'radius=7&near=41.9,-87.6', /^radius must be 5, 10 or 25/],
    ['sort', 'sortBy=newest', /^sortBy must be one of relevance, rating, name, distance/],
    ['SQL as sort', 'sortBy=(select pg_sleep(5))', /^sortBy /],
    ['page 0', 'page=0', /^page /],
    ['negative page', 'page=-1', /^page /],
    ['NaN page', 'page=NaN', /^page /],
    ['fraction', 'page=1.5', /^page /],
    ['exponent', 'page=1e9', /^page /],
    ['absurd page', 'page=1000001', /^page .*1000000/],
    ['endless page', `page=${'9'.repeat(40)}`, /^page /],
    ['limit 0', 'limit=0', /^limit /],
    ['limit', 'limit=51', /^limit .*50/],
    ['huge limit', 'limit=1000000', /^limit /],
    ['radius without a place', 'radius=10', /^radius needs a place/],
    ['distance without a place', 'sortBy=distance', /^sortBy=distance needs a place/],
    [
      'distance from an ambiguous place',
      'sortBy=distance&location=Springfield,Chicago',
      /^sortBy=distance needs a place/,
    ],
    ['radius around several cities', 'radius=5&location=Springfield, Chicago', /^radius needs a place/],
  ])('when a value is wrong: %s', async (_case, query, message) => {
    const { status, body } = await service.get(`/api/businesses/search?${query}`);
    expect({ status, body }).toEqual({
      status: 400,
      body: { code: 'invalid_parameter', message: expect.stringMatching(message), requestId: expect.any(String) },
    });
  });
});

describe('GET /api/businesses/search', () => {
  it('takes an empty value as an absent one', async () => {
    const empty =
      'query=&categoryId=&location=&rating=&priceRange=&isOpen=&language=&feeBasis=&near=&radius=&sortBy=&page=&limit=';
    const { status, body } = await service.get(`/api/businesses/search?${empty}`);
    expect([status, body]).toEqual([200, expect.objectContaining({ total: 2 })]);
  });

  it('finds who speaks a language that is not offered as a filter', async () => {
    expect(await service.names({ language: 'uk' })).toEqual(['Baker Law']);
    expect(await service.names({ language: 'sw' })).toEqual([]);
  });

  it('finds nothing for a place where nobody is, even by distance', async () => {
    expect(await service.search({ location: 'Atlantis', sortBy: 'distance' })).toMatchObject({
      businesses: [],
      total: 0,
    });
    expect(await service.search({ location: ', ,' })).toMatchObject({ businesses: [], total: 0 });
  });

  it.each([
    "'; drop table search_documents; --",
    "adler' & !x | 'n:a':*",
    '\\',
    "''''",
    'a:*b & !c <-> (d',
    '$1 $2 %s \\x00',
    '\u202e\ufeff',
    '𝕬dler',
    'İ'.repeat(100),
    ':* | :*',
  ])('takes %j as words and nothing else', async (text) => {
    expect((await service.ask({ query: text })).status).toBe(200);
    expect((await service.ask({ location: text })).status).toBe(200);
    expect(await service.names({ query: 'adler' })).toEqual(['Adler Law']);
  });

  it('answers 404 in the error form where there is no endpoint', async () => {
    for (const path of ['/api/analytics/views', '/api/businesses', '/internal/events']) {
      const { status, body } = await service.get(path);
      expect([status, body]).toEqual([
        404,
        { code: 'not_found', message: expect.any(String), requestId: expect.any(String) },
      ]);
    }
  });
});
