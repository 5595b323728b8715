import { readFileSync } from 'node:fs';
import { isBusinessWorthFinding, LEAST_FIRMS_LISTED, type BusinessDetail, type SitemapEntry } from '@lawdex/contracts';
import { addBusiness, useDirectory } from '../../test/directory.ts';

const directory = useDirectory();

/** Reads from the smallest possible key on. */
const listed = async (name: string): Promise<SitemapEntry[]> =>
  (await directory.get(`/sitemaps/${name}/entries?from=-`)).body as SitemapEntry[];
const paths = async (name: string) => (await listed(name)).map(({ path }) => path);

const ENOUGH = { phone: '(217) 555-0100', website: 'https://firm.example' };

describe('the sitemap of businesses', () => {
  it('lists exactly those whose pages say that they may be indexed', async () => {
    const facts: Record<string, unknown>[] = [
      { description: 'x'.repeat(50) },
      { description: 'x'.repeat(49) },
      { phone: '555' },
      { email: 'a@b.example' },
      { website: 'https://b.example' },
      { hours: { mon: { open: '09:00', close: '17:00' } } },
      { rating: 4, review_count: 1 },
      { licences: JSON.stringify([{ jurisdiction: 'TX' }]) },
      { languages: ['es'] },
      { fee_basis: ['flat'] },
      { price_range: '$' },
    ];
    // The empty set, each fact alone, and each pair of facts.
    const pairs = facts.flatMap((one, index) => facts.slice(index + 1).map((two) => ({ ...two, ...one })));
    const sets = [{}, ...facts, ...pairs];
    const slugs = [];
    for (const set of sets) slugs.push((await addBusiness(directory, { ...set, city: 'Factville' })).slug);
    const found = new Set(await paths('businesses'));
    for (const [index, slug] of slugs.entries()) {
      const business = (await directory.get(`/api/businesses/slug/${slug}`)).body as BusinessDetail;
      expect([sets[index], found.has(`/business/${slug}`)]).toEqual([sets[index], isBusinessWorthFinding(business)]);
    }
  });

  it('says when a business has changed, which a review does', async () => {
    const { id, slug } = await addBusiness(directory, ENOUGH);
    const at = async () => (await listed('businesses')).find(({ path }) => path === `/business/${slug}`)?.lastModified;
    const before = await at();
    expect(before).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    const review = { userName: 'Ann Lee', rating: 5 };
    expect((await directory.post(`/api/businesses/${id}/reviews`, review)).status).toBe(201);
    const { updatedAt } = (await directory.get(`/api/businesses/slug/${slug}`)).body as BusinessDetail;
    expect(await at()).toBe(updatedAt);
    expect(updatedAt > (before ?? '')).toBe(true);
  });
});

it('the sitemap of cities lists those with enough firms, by state, and counts no courts', async () => {
  for (let count = 0; count < LEAST_FIRMS_LISTED; count++) {
    const isFirst = count === 0;
    const kind = isFirst ? 'court' : 'law-firm';
    await addBusiness(directory, { city: 'Court Town', state: 'OR', kind, category: null });
    await addBusiness(directory, { city: "Coeur d'Alene", state: 'ID' });
    await addBusiness(directory, { city: 'Portland', state: isFirst ? 'ME' : 'OR' });
  }
  const found = await paths('cities');
  expect(found).toContain("/city/coeur%20d'alene?state=ID");
  expect(found.filter((path) => /portland|court/.test(path))).toEqual([]);
});

it('the sitemap of practice areas lists those with enough firms, counting the areas within them, and the latest change of any', async () => {
  const last = await addBusiness(directory, { category: 'trademarks' });
  for (let count = 1; count < LEAST_FIRMS_LISTED; count++) await addBusiness(directory, { category: 'patents' });
  await directory.database.pool.query(`update businesses set phone = '555-1' where id = $1`, [last.id]);
  const { updatedAt } = (await directory.get(`/api/businesses/slug/${last.slug}`)).body as BusinessDetail;
  const found = await listed('categories');
  expect(found).toContainEqual({ path: '/category/intellectual-property', lastModified: updatedAt });
  expect(found.filter(({ path }) => /trademarks|patents/.test(path))).toEqual([]);
});

it('every sitemap that svc.json names is answered', async () => {
  const { sitemaps }: { sitemaps: string[] } = JSON.parse(
    readFileSync(new URL('../../svc.json', import.meta.url), 'utf8'),
  );
  expect(sitemaps).toContain('businesses');
  for (const name of sitemaps) expect((await directory.get(`/sitemaps/${name}`)).status).toBe(200);
});
