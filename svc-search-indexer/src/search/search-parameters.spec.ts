import { business } from '../../test/businesses.ts';
import { SearchServiceUnderTest } from '../../test/search-service.ts';
import { tableOf } from '../../test/tables.ts';

const REFUSED = tableOf('refused-searches', 'a search is refused');

const service = SearchServiceUnderTest.inTests([
  business({ name: 'Adler Law', in: 'Chicago' }),
  business({ name: 'Baker Law', in: 'Springfield, IL', languages: ['en', 'uk'] }),
]);

describe('GET /api/businesses/search answers 400 and names the parameter', () => {
  it.each([
    ...REFUSED,
    ['too long', `query=${'a'.repeat(201)}`, '^query .*200'],
    ['too long a place', `location=${'a'.repeat(201)}`, '^location .*200'],
    ['endless page', `page=${'9'.repeat(40)}`, '^page '],
  ])('when a value is wrong: %s', async (_case, query, message) => {
    const { status, body } = await service.get(`/api/businesses/search?${query}`);
    expect({ status, body }).toEqual({
      status: 400,
      body: {
        code: 'invalid_parameter',
        message: expect.stringMatching(new RegExp(message)),
        requestId: expect.any(String),
      },
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
