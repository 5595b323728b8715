import { business } from '../../test/businesses.ts';
import { SearchServiceUnderTest } from '../../test/search-service.ts';
import { tableOf } from '../../test/tables.ts';
import { category } from '@lawdex/search-language/testing';

const REFUSED = tableOf('refused-searches', 'a search is refused');

const good = { rating: '4.9', reviewCount: 60 };
const service = SearchServiceUnderTest.inTests([
  business({ name: 'Adler Law', in: 'Chicago' }),
  business({ name: 'Baker Law', in: 'Springfield, IL', languages: ['en', 'uk'] }),
  business({
    name: 'Cheap Tax',
    practice: 'tax-law',
    in: 'Los Angeles',
    priceRange: '$',
    rating: '4.0',
    reviewCount: 9,
  }),
  business({ name: 'Dear Visas', practice: 'immigration', in: 'San Diego', priceRange: '$$$$' }),
  business({ name: 'Rose Wills', practice: 'estate-planning', in: 'Portland, OR', priceRange: '$' }),
  business({ name: 'Empire Wills', practice: 'estate-planning', in: 'New York', priceRange: '$$', ...good }),
]);

it.each([
  ...REFUSED,
  ['too long', `query=${'a'.repeat(201)}`, '^query .*200'],
  ['too long a place', `location=${'a'.repeat(201)}`, '^location .*200'],
  ['endless page', `page=${'9'.repeat(40)}`, '^page '],
])(
  'GET /api/businesses/search answers 400 and names the parameter when a value is wrong: %s',
  async (_case, query, message) => {
    const { status, body } = await service.get(`/api/businesses/search?${query}`);
    expect({ status, body }).toEqual({
      status: 400,
      body: {
        code: 'invalid_parameter',
        message: expect.stringMatching(new RegExp(message)),
        requestId: expect.any(String),
      },
    });
  },
);

describe('GET /api/businesses/search', () => {
  it('takes an empty value as an absent one', async () => {
    const empty =
      'query=&categoryId=&location=&rating=&priceRange=&isOpen=&language=&feeBasis=&near=&radius=&sortBy=&page=&limit=';
    const { status, body } = await service.get(`/api/businesses/search?${empty}`);
    expect([status, body]).toEqual([200, expect.objectContaining({ total: 6 })]);
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
});

async function sections(params: Record<string, string | number>) {
  const { total, more } = await service.search(params);
  expect(total).toBe(0);
  return more.map(({ widened, businesses }) => [widened, businesses.map(({ name }) => name)]);
}

const estatePlanning = category('estate-planning').id;
const taxLaw = category('tax-law').id;
const NEAREST_FIRST = [{ kind: 'everywhere' }, ['Rose Wills', 'Empire Wills']];
const SOMEBODY_THERE = [{ kind: 'place', filtered: true }, ['Cheap Tax']];

describe('a practice that nobody in the chosen state has', () => {
  it.each([
    ['said, with a price', { query: 'cheap will', location: 'California' }],
    ['said, with a price that was chosen', { query: 'will', location: 'CA', priceRange: '$,$$' }],
    ['chosen', { categoryId: estatePlanning, location: 'California', priceRange: '$,$$' }],
  ])('%s: others in the state, then the nearest', async (_how, params) => {
    expect(await sections(params)).toEqual([SOMEBODY_THERE, NEAREST_FIRST]);
  });

  it('others there are shown without the filters that none of them fits', async () => {
    expect(await sections({ query: 'will open sunday', location: 'California' })).toEqual([
      [{ kind: 'place', filtered: false }, ['Cheap Tax', 'Dear Visas']],
    ]);
  });

  it('in the words, the nearest are what is found, and their miles say from where', async () => {
    const { businesses, understood } = await service.search({ query: 'cheap will california' });
    expect(businesses.map(({ name }) => name)).toEqual(['Rose Wills', 'Empire Wills']);
    expect(understood).toMatchObject({ widened: { kind: 'everywhere' }, measuredFrom: 'the center of California' });
    expect(businesses[0]?.why.matched).toEqual(['practice']);
  });
});

it.each([
  ['said', { query: '5 star tax law california' }],
  ['beside a place that was chosen', { query: 'tax law', location: 'Los Angeles, CA', rating: 5 }],
  ['chosen', { categoryId: taxLaw, location: 'California', rating: 5 }],
  ['anywhere', { query: 'tax law', rating: 5 }],
])('a practice that only the filters leave out %s is shown without them', async (_how, params) => {
  const [first] = await sections(params);
  expect(first).toEqual([{ kind: 'unfiltered' }, ['Cheap Tax']]);
});

it('words that mean nothing still have a place', async () => {
  expect(await sections({ query: 'qwzx', location: 'Oregon' })).toEqual([
    [{ kind: 'place', filtered: true }, ['Rose Wills']],
  ]);
});
