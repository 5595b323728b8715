import type { BusinessDetail, BusinessSummary, Category, CityFigures } from '@lawdex/contracts';
import { migrate } from '@lawdex/svc-kit';
import { addBusiness, expectDocumented, useDirectory } from '../../test/directory.ts';
import { SCHEMA } from '../database.ts';

const directory = useDirectory();

const category = async (slug: string): Promise<Category> =>
  expectDocumented(await directory.get(`/api/categories/slug/${slug}`), 200, 'get', '/api/categories/slug/{slug}');
const counts = (...slugs: string[]) => Promise.all(slugs.map(async (slug) => (await category(slug)).businessCount));
const namesIn = async (path: string): Promise<string[]> => {
  const { status, body } = await directory.get(path);
  expect(status).toBe(200);
  return (body as BusinessSummary[]).map(({ name }) => name);
};
const areaOf = (slug: string) => `(select id from categories where slug = '${slug}')`;

describe('a practice area within a wider one', () => {
  it('says so, and the wider one names its parts', async () => {
    const wider = { name: 'Consumer Protection', slug: 'consumer-protection' };
    expect(await category('lemon-law')).toMatchObject({ icon: wider.slug, parent: wider });
    const { parent, children } = await category('intellectual-property');
    expect(parent).toBeNull();
    expect(children.map(({ slug }) => slug)).toEqual(['copyrights', 'patents', 'trademarks']);
  });

  it('counts in it, also when a firm moves or goes, and when both are written at once', async () => {
    const pool = directory.database.pool;
    const shown = () => counts('intellectual-property', 'patents', 'trademarks');
    const { id } = await addBusiness(directory, { category: 'patents' });
    await addBusiness(directory, { category: 'intellectual-property' });
    expect(await shown()).toEqual([2, 1, 0]);
    await pool.query(`update businesses set category_id = ${areaOf('trademarks')} where id = $1`, [id]);
    expect(await shown()).toEqual([2, 0, 1]);
    await pool.query('delete from businesses where id = $1', [id]);
    expect(await shown()).toEqual([1, 0, 0]);
    const areas = ['patents', 'trademarks', 'copyrights', 'intellectual-property'];
    await Promise.all(
      Array.from({ length: 40 }, (_, at) => addBusiness(directory, { category: areas[at % areas.length] as string })),
    );
    expect(await shown()).toEqual([41, 10, 10]);
  });

  it('is counted anew when its place has changed since', async () => {
    const { database } = directory;
    await addBusiness(directory, { category: 'eviction' });
    await database.pool.query(`update categories set parent_id = null where slug = 'eviction'`);
    await database.pool.query(`update categories set business_count = 0 where slug = 'landlord-tenant'`);
    await migrate({ ...SCHEMA, url: database.ownerUrl });
    expect(await counts('landlord-tenant', 'eviction')).toEqual([1, 1]);
  });
});

describe('a court or an agency', () => {
  const court = (values: object = {}) =>
    addBusiness(directory, {
      name: 'Dover Court',
      kind: 'court',
      category: null,
      city: 'Dover',
      state: 'DE',
      ...values,
    });

  it('says what it is, and is in no list of firms, no count and no figure of its city', async () => {
    const { slug } = await court();
    expect((await directory.get('/api/cities/dover/businesses')).body).toEqual([]);
    expect(await namesIn('/api/cities')).toHaveLength(
      (await directory.database.pool.query(`select from cities where count > 0 and city <> 'Dover'`)).rowCount ?? -1,
    );
    await addBusiness(directory, { name: 'Dover Firm', city: 'Dover', state: 'DE' });
    expect(await namesIn('/api/cities/dover/businesses')).toEqual(['Dover Firm']);
    const { count } = (await directory.get('/api/cities/dover/summary')).body as CityFigures;
    expect(count).toBe(1);
    const shown = (await directory.get(`/api/businesses/slug/${slug}`)).body as BusinessDetail;
    expect([shown.kind, shown.category]).toEqual(['court', null]);
  });

  it('leaves the count of its city when it turns out to be none, and comes back', async () => {
    const { id } = await court({ name: 'Milford Firm', city: 'Milford', kind: 'law-firm' });
    const count = async () => ((await directory.get('/api/cities/milford/summary')).body as CityFigures).count;
    const total = async () =>
      (await directory.database.pool.query(`select count from cities where city = 'Milford'`)).rows[0]?.count;
    const becomes = (kind: string) =>
      directory.database.pool.query('update businesses set kind = $2 where id = $1', [id, kind]);
    expect([await count(), await total()]).toEqual([1, 1]);
    await becomes('court');
    expect([await count(), await total()]).toEqual([0, 0]);
    await becomes('legal-aid');
    expect([await count(), await total()]).toEqual([1, 1]);
  });

  it('can have no practice area, whoever writes it', async () => {
    await expect(court({ category: 'tax-law' })).rejects.toThrow(/areas_of_firms/);
  });
});
