import type { BusinessDetail, ClosedBusiness } from '@lawdex/contracts';
import pg from 'pg';
import { addBusiness, expectDocumented, expectError, useDirectory } from '../../test/directory.ts';
import { takenSlugs } from '../import/planning/stored-businesses.ts';
import { closeBusiness, removeBusiness, reopenBusiness } from './close-business.ts';

let client: pg.Client;
// It ends before its database is dropped.
afterAll(() => client.end());
const directory = useDirectory();
beforeAll(async () => {
  client = new pg.Client({ connectionString: directory.database.appUrl });
  await client.connect();
});

const slugPath = (slug: string): string => `/api/businesses/slug/${slug}`;
const closed = async (slug: string): Promise<ClosedBusiness> =>
  expectDocumented(await directory.get(`${slugPath(slug)}/closed`), 200, 'get', '/api/businesses/slug/{slug}/closed');
const cityCount = async (city: string): Promise<unknown> =>
  (await directory.database.pool.query('select count from cities where city = $1', [city])).rows[0]?.count;

it('a firm that closes answers 410 and what is near, and comes back as it was', async () => {
  const place = { city: 'Salem', state: 'OR', category: 'immigration' };
  const { id } = await addBusiness(directory, { slug: 'alpha', name: 'Alpha Law', ...place });
  await addBusiness(directory, { ...place, slug: 'tax', category: 'tax-law', rating: 5, review_count: 9 });
  await addBusiness(directory, { slug: 'beta', ...place });
  await directory.database.pool.query(
    `insert into business_practice_areas select $1, id from categories where slug = 'bankruptcy'`,
    [id],
  );
  await directory.post(`/api/businesses/${id}/reviews`, { userName: 'Ann', rating: 4, comment: 'Said what they did.' });
  const before = (await directory.get(slugPath('alpha'))).body as BusinessDetail;
  expect(await closeBusiness(client, 'alpha')).toEqual({ kind: 'done', name: 'Alpha Law' });
  expect(await closeBusiness(client, 'alpha')).toEqual({ kind: 'unchanged' });
  for (const path of [slugPath('alpha'), `${slugPath('alpha')}/page`]) {
    expectError(await directory.get(path), 410, 'business_closed');
  }
  const near = [{ slug: 'beta' }, { slug: 'tax' }];
  expect(await closed('alpha')).toMatchObject({ name: 'Alpha Law', city: 'Salem', near });
  expect(await cityCount('Salem')).toBe(2);

  expect(await reopenBusiness(client, 'alpha')).toEqual({ kind: 'done', name: 'Alpha Law' });
  const { rows } = await directory.database.pool.query(
    'select type, version from outbox_events where subject_id = $1 order by id',
    [id],
  );
  const versions = rows.map(({ version }) => version);
  expect(rows.at(-1)?.type).toBe('business.changed');
  expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
  expect((await directory.get(slugPath('alpha'))).body).toEqual(before);
  expect((await directory.get(`/api/businesses/${id}/reviews`)).body).toHaveLength(1);
  expect(await cityCount('Salem')).toBe(3);
  expectError(await directory.get(`${slugPath('alpha')}/closed`), 404, 'business_not_found');
});

it('a firm that is removed for good leaves its name nowhere, listed or closed', async () => {
  const { id } = await addBusiness(directory, { slug: 'once-here', name: 'Gone Law', city: 'Lonely', state: 'OR' });
  await directory.database.pool.query(`update businesses set slug = 'gone' where id = $1`, [id]);
  await closeBusiness(client, 'gone');
  await removeBusiness(client, 'gone');
  await removeBusiness(client, 'gone');
  for (const slug of ['gone', 'once-here']) expectError(await directory.get(slugPath(slug)), 410, 'business_closed');
  expect(await closed('once-here')).toMatchObject({ name: null, city: 'Lonely', near: [] });
  expect(await reopenBusiness(client, 'gone')).toEqual({ kind: 'unknown' });
  const named = `select 1 from closed_businesses c where c::text ilike '%gone law%'`;
  expect((await directory.database.pool.query(named)).rows).toEqual([]);
  expect(await removeBusiness(client, 'never-there')).toEqual({ kind: 'unknown' });
});

it('a firm with a new slug is found by the ones it had', async () => {
  const { id } = await addBusiness(directory, { slug: 'old-name' });
  for (const slug of ['newer-name', 'newest-name']) {
    await directory.database.pool.query('update businesses set slug = $1 where id = $2', [slug, id]);
  }
  for (const slug of ['old-name', 'newer-name', 'newest-name']) {
    expect((await directory.get(slugPath(slug))).body).toMatchObject({ id, slug: 'newest-name' });
  }
});

it('a firm opens again without a former slug that another has got, and keeps the others while it is closed', async () => {
  const { pool } = directory.database;
  const { id } = await addBusiness(directory, { slug: 'first-name' });
  for (const slug of ['second-name', 'third-name']) {
    await pool.query('update businesses set slug = $1 where id = $2', [slug, id]);
  }
  await closeBusiness(client, 'third-name');
  expect(await takenSlugs(client, ['first-name', 'free-name'])).toEqual(new Set(['first-name']));
  expectError(await directory.get(slugPath('second-name')), 410, 'business_closed');
  expect(await closed('second-name')).toMatchObject({ city: 'Springfield' });
  const other = await addBusiness(directory, { slug: 'first-name' });
  await pool.query(`update businesses set slug = 'other-name' where id = $1`, [other.id]);
  expect(await reopenBusiness(client, 'third-name')).toMatchObject({ kind: 'done' });
  expect((await directory.get(slugPath('first-name'))).body).toMatchObject({ slug: 'other-name' });
  expect((await directory.get(slugPath('second-name'))).body).toMatchObject({ slug: 'third-name' });
});
