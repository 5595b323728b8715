import pg from 'pg';
import { ImportUnderTest } from '../../test/import.ts';
import { writeDemoData } from './write-demo-data.ts';

const directory = new ImportUnderTest();

it('demo data fill an empty directory as the role of the service, with exact averages, totals and one event per business', async () => {
  const outcome = await writeDemoData(directory.app, 3000);
  expect(outcome).toEqual({ kind: 'written', businesses: 3000, reviews: await directory.count('reviews') });
  const wrongFigures = `
      businesses b
      left join lateral (select count(*) as n, coalesce(round(avg(rating), 1), 0) as mean
                         from reviews r where r.business_id = b.id) r on true
      where (b.review_count, b.rating) is distinct from (r.n, r.mean)`;
  expect(await directory.count(wrongFigures)).toBe(0);
  const changed = `(select distinct subject_id from outbox_events where type = 'business.changed') changed`;
  expect([await directory.count(changed), await directory.count('outbox_events')]).toEqual([3000, 3000]);
  expect(await directory.all('select sum(count)::int as firms from cities')).toEqual([{ firms: 3000 }]);
  expect(await directory.count('business_practice_areas')).toBeGreaterThan(1000);
});

it('demo data add nothing when the directory holds a business already', async () => {
  await writeDemoData(directory.app, 1);
  expect(await writeDemoData(directory.app, 50)).toEqual({ kind: 'not-empty' });
  expect(await directory.count('businesses')).toBe(1);
});

it('demo data are written once when two processes start at the same time', async () => {
  const other = new pg.Client({ connectionString: directory.database.appUrl });
  await other.connect();
  const outcomes = await Promise.all([writeDemoData(directory.app, 30), writeDemoData(other, 30)]);
  await other.end();
  expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['not-empty', 'written']);
  expect(await directory.count('businesses')).toBe(30);
});
