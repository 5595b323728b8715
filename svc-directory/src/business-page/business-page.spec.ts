import type { BusinessPage } from '@lawdex/contracts';
import { addBusiness, useDirectory } from '../../test/directory.ts';
import { expectDocumented, expectError } from '../../test/documented.ts';

const directory = useDirectory();

const page = async (slug: string, query = ''): Promise<BusinessPage> =>
  expectDocumented<BusinessPage>(
    await directory.get(`/api/businesses/slug/${slug}/page${query}`),
    200,
    'get',
    '/api/businesses/slug/{slug}/page',
  );
const alone = async (path: string): Promise<unknown> => (await directory.get(path)).body;

describe('GET /api/businesses/slug/{slug}/page', () => {
  it('answers the business, its reviews as asked for, and similar ones', async () => {
    const place = { category: 'immigration', city: 'Austin', state: 'TX' };
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
