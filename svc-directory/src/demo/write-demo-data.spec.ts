import { createTestDatabase, type TestDatabase } from '@lawdex/svc-kit/testing';
import pg from 'pg';
import { migrateDirectory } from '../database.ts';
import { writeDemoData } from './write-demo-data.ts';

let database: TestDatabase;
let app: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase(migrateDirectory);
  app = new pg.Client({ connectionString: database.appUrl });
  await app.connect();
});
afterAll(async () => {
  await app.end();
  await database.drop();
});
beforeEach(() => database.pool.query('truncate businesses, reviews, outbox_events, cities cascade'));

const value = async (sql: string): Promise<unknown> => Object.values((await database.pool.query(sql)).rows[0])[0];

describe('writeDemoData', () => {
  it('fills an empty directory as the role of the service, with exact averages, totals and one event per business', async () => {
    const outcome = await writeDemoData(app, 3000);
    const reviews = await value('select count(*)::int from reviews');
    expect(outcome).toEqual({ kind: 'written', businesses: 3000, reviews });
    expect(
      await value(`
        select count(*)::int from businesses b
        left join lateral (select count(*) as n, coalesce(round(avg(rating), 1), 0) as mean
                           from reviews r where r.business_id = b.id) r on true
        where (b.review_count, b.rating) is distinct from (r.n, r.mean)`),
    ).toBe(0);
    const changed = `outbox_events where type = 'business.changed'`;
    expect(await value(`select count(distinct subject_id)::int from ${changed}`)).toBe(3000);
    expect(await value('select count(*)::int from outbox_events')).toBe(3000);
    expect(await value('select sum(count)::int from cities')).toBe(3000);
    expect(await value('select count(*)::int from business_practice_areas')).toBeGreaterThan(1000);
  });

  it('adds nothing when the directory holds a business already', async () => {
    await writeDemoData(app, 1);
    expect(await writeDemoData(app, 50)).toEqual({ kind: 'not-empty' });
    expect(await value('select count(*)::int from businesses')).toBe(1);
  });

  it('writes once when two processes start it at the same time', async () => {
    const other = new pg.Client({ connectionString: database.appUrl });
    await other.connect();
    const outcomes = await Promise.all([writeDemoData(app, 30), writeDemoData(other, 30)]);
    await other.end();
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['not-empty', 'written']);
    expect(await value('select count(*)::int from businesses')).toBe(30);
  });
});
