import type { CityFigures } from '@lawdex/contracts';
import CITIES from '../../test/cases/cities.json' with { type: 'json' };
import { addBusiness, useDirectory } from '../../test/directory.ts';
import { expectDocumented, expectError } from '../../test/documented.ts';

const directory = useDirectory();

const figures = async (path: string): Promise<CityFigures> =>
  expectDocumented(await directory.get(`/api/cities/${path}`), 200, 'get', '/api/cities/{city}/summary');

type Asked = [name: string, city: string, state: string | null];

describe('GET /api/cities/{city}/summary', () => {
  it('counts businesses, reviews and practice areas, and weighs ratings by their reviews', async () => {
    const city = 'Salem';
    await addBusiness(directory, { city, state: 'OR', category: 'tax-law', rating: 4, review_count: 30 });
    await addBusiness(directory, { city, state: 'OR', category: 'tax-law', rating: 5, review_count: 10 });
    await addBusiness(directory, { city, state: 'OR', category: 'bankruptcy' });
    await addBusiness(directory, { city, state: 'OR', category: null });
    expect(await figures('salem/summary')).toEqual({
      city: 'Salem',
      // Only Oregon has a Salem.
      state: 'OR',
      count: 4,
      // (4 x 30 + 5 x 10) / 40 = 4.25
      averageRating: '4.3',
      totalReviews: 40,
      practiceAreas: 2,
    });
  });

  it('takes the city in any case, and one state of those that have a city of that name', async () => {
    await addBusiness(directory, { city: 'Portland', state: 'OR', rating: 3, review_count: 1 });
    await addBusiness(directory, { city: 'Portland', state: 'ME', rating: 5, review_count: 3, category: 'elder-law' });
    const maine = { city: 'Portland', state: 'ME', count: 1, averageRating: '5.0', totalReviews: 3, practiceAreas: 1 };
    expect(await figures('PORTLAND/summary?state=me')).toEqual(maine);
    const both = { city: 'Portland', state: null, count: 2, averageRating: '4.5', totalReviews: 4, practiceAreas: 2 };
    expect(await figures('portland/summary')).toEqual(both);
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
