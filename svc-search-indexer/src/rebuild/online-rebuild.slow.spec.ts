import { persistently } from '@lawdex/svc-kit/testing';
import { business, changed } from '../../test/businesses.ts';
import { corpus } from '../../test/corpus.ts';
import { SearchServiceUnderTest } from '../../test/search-service.ts';

const service = SearchServiceUnderTest.inTests([...corpus(1_200)]);

const rows = async <Row>(sql: string): Promise<Row[]> => (await service.database.pool.query(sql)).rows as Row[];
const liveTable = async (): Promise<string | undefined> =>
  (
    await rows<{ name: string }>(
      `select name from search_row_tables join search_feeds using (generation) where engine = 'postgres'`,
    )
  )[0]?.name;

async function rebuild(): Promise<void> {
  const { pool } = service.database;
  await pool.query(`
    insert into search_rebuilds (engine, index_version, generation, started_by)
    select engine, index_version, left(gen_random_uuid()::text, 8), 'spec' from search_feeds where engine = 'postgres'`);
  await pool.query(`update search_spare_feeds set kept_until = now() where kept_until is not null`);
}

it('PostgreSQL is rebuilt twice in the other table while visitors search and the directory tells news, and no search fails', async () => {
  for (const next of ['search_rows_b', 'search_rows']) {
    const before = await liveTable();
    await rebuild();
    const totals: number[] = [];
    let written = 0;
    const deadline = Date.now() + 60_000;
    while ((await liveTable()) === before) {
      if (Date.now() > deadline) throw new Error(JSON.stringify(await rows('select * from search_rebuilds')));
      totals.push((await service.search({})).total);
      const name = `Written ${next} ${++written}`;
      expect((await persistently(() => service.post([changed(business({ name }))]))).status).toBe(204);
    }
    expect(await liveTable()).toBe(next);
    expect(Math.min(...totals)).toBeGreaterThanOrEqual(1_200);
    await service.send([changed(business({ name: `Marker ${next}` }))]);
    const [{ documents } = { documents: 0 }] = await rows<{ documents: number }>(
      'select count(*)::int as documents from search_documents where record is not null',
    );
    expect((await service.search({})).total).toBe(documents);
    expect((await service.search({ query: `marker ${next}` })).businesses[0]?.name).toBe(`Marker ${next}`);
  }
  expect(await rows('select phase from search_rebuilds')).toEqual([{ phase: 'done' }, { phase: 'done' }]);
});

it('a process that starts reads the table that is live', async () => {
  await service.database.pool.query(`delete from search_rows_b`);
  const { total } = await service.search({});
  await service.restart();
  expect((await service.search({})).total).toBe(total);
});

it('the login of the service cannot empty the rows that searches read', async () => {
  const table = await liveTable();
  await expect(service.database.pool.query(`select empty_${table}()`)).rejects.toThrow('Searches read');
});
