import type { BusinessPage } from '@lawdex/contracts';
import { addBusiness, expectDocumented, expectError, useDirectory, type NewBusiness } from '../../test/directory.ts';

const AUSTIN = { city: 'Austin', state: 'TX', latitude: 30.27, longitude: -97.74 };
const ROUND_ROCK = { city: 'Round Rock', state: 'TX', latitude: 30.51, longitude: -97.68 };
const DALLAS = { city: 'Dallas', state: 'TX', latitude: 32.78, longitude: -96.8 };

const directory = useDirectory();

const page = async (slug: string, query = ''): Promise<BusinessPage> =>
  expectDocumented<BusinessPage>(
    await directory.get(`/api/businesses/slug/${slug}/page${query}`),
    200,
    'get',
    '/api/businesses/slug/{slug}/page',
  );
const alone = async (path: string): Promise<unknown> => (await directory.get(path)).body;
const add = (slug: string, given: NewBusiness) => addBusiness(directory, { slug, ...given });
const similarTo = async ({ slug }: { slug: string }): Promise<string[]> =>
  (await page(slug)).similar.map((business) => business.slug);

describe('GET /api/businesses/slug/{slug}/page', () => {
  it('answers the business, its reviews as asked for, and similar ones', async () => {
    const place = { category: 'probate', city: 'Austin', state: 'TX' };
    const { id } = await addBusiness(directory, { slug: 'one', ...place });
    await addBusiness(directory, { slug: 'another', ...place });
    for (const [userName, rating] of [
      ['Ann', 2],
      ['Bob', 5],
    ] as const) {
      await directory.post(`/api/businesses/${id}/reviews`, { userName, rating, comment: 'Said what they did.' });
    }
    const { business, reviews, similar } = await page('one', '?sortBy=highest&limit=1');
    expect(business).toEqual(await alone('/api/businesses/slug/one'));
    expect(reviews.map(({ userName }) => userName)).toEqual(['Bob']);
    expect(similar.map(({ slug }) => slug)).toEqual(['another']);
  });

  it('a court has neither, and what is not there is 404', async () => {
    await addBusiness(directory, { slug: 'a-court', category: null, kind: 'court' });
    expect(await page('a-court')).toMatchObject({ business: { slug: 'a-court' }, reviews: [], similar: [] });
    expectError(await directory.get('/api/businesses/slug/nobody/page'), 404, 'business_not_found');
  });
});

describe('similar firms', () => {
  it('are of the same practice area within 50 miles, and never the firm itself', async () => {
    const area = { category: 'immigration' };
    const one = await add('first', { ...area, ...AUSTIN });
    await add('next-door', { ...area, ...AUSTIN });
    await add('in-the-next-town', { ...area, ...ROUND_ROCK });
    await add('in-another-city', { ...area, ...DALLAS });
    await add('of-another-area', { category: 'elder-law', ...AUSTIN });
    expect(await similarTo(one)).toEqual(['next-door', 'in-the-next-town']);
  });

  it('are rather about as good than nearer, and three at most', async () => {
    const area = { category: 'bankruptcy' };
    const good = { ...area, rating: 4.6, review_count: 60 };
    const one = await add('good', { ...good, ...AUSTIN });
    await add('bad-and-near', { ...area, ...AUSTIN, rating: 1.5, review_count: 60 });
    await add('as-good-and-near', { ...good, ...AUSTIN });
    await add('as-good-and-farther', { ...good, ...ROUND_ROCK });
    await add('a-little-better', { ...area, ...AUSTIN, rating: 4.9, review_count: 60 });
    expect(await similarTo(one)).toEqual(['as-good-and-near', 'a-little-better', 'as-good-and-farther']);
  });

  it('are of the same city where no position is known', async () => {
    const place = { category: 'tax-law', city: 'Marfa', state: 'TX' };
    const one = await add('without-position', place);
    await add('without-position-too', place);
    await add('of-another-marfa', { ...place, state: 'NM' });
    expect(await similarTo(one)).toEqual(['without-position-too']);
  });

  it('are none where there are none, and of what has no practice area', async () => {
    expect(await similarTo(await add('alone', { category: 'civil-rights', ...DALLAS }))).toEqual([]);
    const court = await add('another-court', { category: null, kind: 'court', ...AUSTIN });
    expect(await similarTo(court)).toEqual([]);
  });
});
