import { DeskUnderTest } from '../../../test/admin-desk.ts';
import { corpus } from '../../../test/corpus.ts';
import type { DriftReportDto, RebuildDto, RebuildsDto } from './rebuild.dto.ts';

let desk: DeskUnderTest;
beforeAll(async () => {
  desk = await DeskUnderTest.start();
  await desk.service.index(...corpus(600));
});
afterAll(() => desk.stop());

async function until<T>(ask: () => Promise<T>, isSo: (answer: T) => boolean): Promise<T> {
  const deadline = Date.now() + 120_000;
  for (;;) {
    const answer = await ask();
    if (isSo(answer)) return answer;
    if (Date.now() > deadline) throw new Error(`It did not happen within two minutes: ${JSON.stringify(answer)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const rebuilds = async (): Promise<RebuildsDto> => (await desk.call<RebuildsDto>('reindex')).body;
const noneRuns = () => until(rebuilds, ({ running }) => running.length === 0);

it('an admin starts a rebuild, a second start is answered 409 with the one that runs, and it can be rolled back', async () => {
  const [first, second] = await Promise.all([
    desk.call<RebuildDto>('reindex', { engine: 'postgres' }),
    desk.call<{ code: string; rebuild: RebuildDto }>('reindex', { engine: 'postgres' }),
  ]);
  const [started, refused] = first.status === 200 ? [first, second] : [second, first];
  expect([started.status, refused.status]).toEqual([200, 409]);
  expect(started.body).toMatchObject({ engine: 'postgres', by: 'Robin' });
  expect(refused.body).toMatchObject({ code: 'already_running', rebuild: { engine: 'postgres' } });
  const { history, generations } = await noneRuns();
  expect(history[0]).toMatchObject({ phase: 'done', copied: expect.any(Number) });
  expect(generations.find(({ engine }) => engine === 'postgres')?.rollBackUntil).not.toBeNull();
  expect((await desk.call('reindex/roll-back', { engine: 'postgres' })).status).toBe(204);
  expect((await rebuilds()).history[0]).toMatchObject({ phase: 'rolled back', by: 'Robin' });
});

it('what cannot be is refused with the reason', async () => {
  const refusals = [
    ['reindex', { engine: 'landing' }, 404],
    ['reindex', {}, 400],
    ['reindex/cancel', { id: '00000000-0000-4000-8000-000000000000' }, 409],
    ['drift', { engine: 'nobody' }, 404],
  ] as const;
  for (const [path, body, status] of refusals)
    expect([path, (await desk.call(path, body)).status]).toEqual([path, status]);
  expect((await desk.call('reindex', { engine: 'postgres' }, 'wrong')).status).toBe(401);
  expect((await desk.service.get('/admin/api/reindex')).status).toBe(404);
});

it('an index that differs is told of, and repaired on request', async () => {
  const { generations } = await noneRuns();
  const { pool } = desk.service.database;
  const { generation } = generations.find(({ engine }) => engine === 'postgres') ?? { generation: '' };
  const { rows } = await pool.query('select name from search_row_tables where generation = $1', [generation]);
  await pool.query(
    `update ${rows[0].name} set rating = 1 where id in (select id from ${rows[0].name} order by id limit 3)`,
  );
  const reports = async (): Promise<DriftReportDto[]> => (await desk.call<DriftReportDto[]>('drift')).body;
  expect((await desk.call('drift', { engine: 'postgres' })).status).toBe(202);
  const [found] = await until(reports, ([report]) => report !== undefined);
  expect(found).toMatchObject({ engine: 'postgres', differing: 3, repaired: 0 });
  expect((await desk.service.get('/metrics')).body).toMatch(/search_index_drift\{engine="postgres",[^}]*\} 3/);
  expect((await desk.call('drift/repair', { engine: 'postgres' })).status).toBe(202);
  const [repaired] = await until(reports, ([report]) => report?.repaired === 3);
  expect(repaired).toMatchObject({ differing: 3, repairedBy: 'Robin' });
});
