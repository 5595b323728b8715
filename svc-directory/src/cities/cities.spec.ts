import { addBusiness, expectDocumented, expectError, useDirectory } from '../../test/directory.ts';
import type { CityFigures } from '@lawdex/contracts';
import CITIES from '../../test/cases/cities.json' with { type: 'json' };

const directory = useDirectory();
beforeAll(async () => {
  for (const city of ['Salem', 'Portland', 'Bend', 'Eugene', 'Astoria', 'Ashland', 'Medford', 'Newport'])
    await addBusiness(directory, { city, state: 'OR' });
  await addBusiness(directory, { city: 'Salem', state: 'OR', rating: 4, review_count: 30 });
  await addBusiness(directory, { city: 'Salem', state: 'MA', rating: 4, review_count: 12 });
  await addBusiness(directory, { city: 'Salem', state: 'MA', category: null });
  await addBusiness(directory, { city: 'Quiet', state: 'OK', category: null, kind: 'court' });
});

it('states come by name with their firms, how many cities they have, and the six largest', async () => {
  const answer = await directory.get('/api/cities/by-state');
  const states = expectDocumented(answer, 200, 'get', '/api/cities/by-state');
  const of = (city: string, count = 1) => ({ city, state: 'OR', count });
  expect(states).toEqual([
    { state: 'MA', count: 2, cities: 1, largest: [{ city: 'Salem', state: 'MA', count: 2 }] },
    {
      state: 'OR',
      count: 9,
      cities: 8,
      largest: [of('Salem', 2), of('Ashland'), of('Astoria'), of('Bend'), of('Eugene'), of('Medford')],
    },
  ]);
});

it('the cities of one state come in pages, with their number', async () => {
  const page = await directory.get('/api/cities?state=or&limit=3&page=3');
  expect(expectDocumented(page, 200, 'get', '/api/cities')).toEqual([
    { city: 'Newport', state: 'OR', count: 1 },
    { city: 'Portland', state: 'OR', count: 1 },
  ]);
  expect(page.headers.get('x-total-count')).toBe('8');
  expectError(await directory.get('/api/cities?state=Oregon'), 400, 'invalid_parameter', /state/);
});

it('the figures count firms, cities, reviews and practice areas that are there, and no courts', async () => {
  const figures = expectDocumented(await directory.get('/api/figures'), 200, 'get', '/api/figures');
  // Only tax law has businesses.
  expect(figures).toEqual({ firms: 11, cities: 9, reviews: 42, practiceAreas: 1 });
});

const figures = async (path: string): Promise<CityFigures> =>
  expectDocumented(await directory.get(`/api/cities/${path}`), 200, 'get', '/api/cities/{city}/summary');

type Asked = [name: string, city: string, state: string | null];

describe('GET /api/cities/{city}/summary', () => {
  it('counts businesses, reviews and practice areas, and weighs ratings by their reviews', async () => {
    const city = 'Corvallis';
    await addBusiness(directory, { city, state: 'OR', category: 'tax-law', rating: 4, review_count: 30 });
    await addBusiness(directory, { city, state: 'OR', category: 'tax-law', rating: 5, review_count: 10 });
    await addBusiness(directory, { city, state: 'OR', category: 'bankruptcy' });
    await addBusiness(directory, { city, state: 'OR', category: null });
    expect(await figures('corvallis/summary')).toEqual({
      city: 'Corvallis',
      // Only Oregon has one.
      state: 'OR',
      count: 4,
      // (4 x 30 + 5 x 10) / 40 = 4.25
      averageRating: '4.3',
      totalReviews: 40,
      practiceAreas: 2,
    });
  });

  it('takes the city in any case, and one state of those that have a city of that name', async () => {
    await addBusiness(directory, { city: 'Augusta', state: 'OR', rating: 3, review_count: 1 });
    await addBusiness(directory, { city: 'Augusta', state: 'ME', rating: 5, review_count: 3, category: 'elder-law' });
    const maine = { city: 'Augusta', state: 'ME', count: 1, averageRating: '5.0', totalReviews: 3, practiceAreas: 1 };
    expect(await figures('AUGUSTA/summary?state=me')).toEqual(maine);
    const both = { city: 'Augusta', state: null, count: 2, averageRating: '4.5', totalReviews: 4, practiceAreas: 2 };
    expect(await figures('augusta/summary')).toEqual(both);
  });

  it.each(CITIES.asked as Asked[])('finds who is meant by %s', async (asked, city, state) => {
    for (const [name, of] of CITIES.there) await addBusiness(directory, { city: name, state: of });
    const [path, query] = asked.split('?');
    const found = await figures(`${path}/summary${query ? `?${query}` : ''}`);
    expect([found.city, found.state, found.count > 0]).toEqual([city, state, city !== path]);
  });

  it('is right for more businesses than any list answers at once', async () => {
    await directory.database.pool.query(
      `insert into businesses (slug, name, address, city, state, zip_code, rating, review_count, category_id)
       select 'big-' || n, 'Big ' || n, '1 Main Street', 'Metropolis', 'IL', '62960', 4.5, 2, c.id
       from generate_series(1, 1203) n
       join (select id, row_number() over (order by slug) - 1 as place from categories) c on c.place = n % 20`,
    );
    const sums = { count: 1203, averageRating: '4.5', totalReviews: 2406, practiceAreas: 20 };
    expect(await figures('metropolis/summary?state=IL')).toEqual({ city: 'Metropolis', state: 'IL', ...sums });
  });

  it('answers zeros, and no average, where nobody is or nobody was rated', async () => {
    const nothing = { count: 0, averageRating: null, totalReviews: 0, practiceAreas: 0 };
    expect(await figures('Atlantis/summary?state=GA')).toEqual({ city: 'Atlantis', state: 'GA', ...nothing });
    await addBusiness(directory, { city: 'Quiet', state: 'OK' });
    expect(await figures('quiet/summary')).toMatchObject({ city: 'Quiet', count: 1, averageRating: null });
  });

  it.each([
    ['a%2Fb/summary', 'city'],
    ['portland/summary?state=Oregon', 'state'],
    ['portland/summary?page=2', 'page'],
  ])('refuses %s with a 400 that names the %s', async (path, name) => {
    expectError(await directory.get(`/api/cities/${path}`), 400, 'invalid_parameter', new RegExp(name));
  });
});
