import { DeskUnderTest } from '../../../test/admin-desk.ts';
import { corpus } from '../../../test/corpus.ts';
import { until } from '../../../test/until.ts';
import type { DriftReportDto, RebuildDto, RebuildsDto } from './rebuild.dto.ts';

const desk = DeskUnderTest.inTests();
beforeAll(() => desk.service.index(...corpus(600)));

const rebuilds = async (): Promise<RebuildsDto> => (await desk.call<RebuildsDto>('reindex')).body;
async function noneRuns(): Promise<RebuildsDto> {
  await until(async () => (await rebuilds()).running.length === 0);
  return rebuilds();
}

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
  const report = async () => (await desk.call<DriftReportDto[]>('drift')).body[0];
  expect((await desk.call('drift', { engine: 'postgres' })).status).toBe(202);
  await until(async () => (await report()) !== undefined);
  expect(await report()).toMatchObject({ engine: 'postgres', differing: 3, repaired: 0 });
  expect((await desk.service.get('/metrics')).body).toMatch(/search_index_drift\{engine="postgres",[^}]*\} 3/);
  expect((await desk.call('drift/repair', { engine: 'postgres' })).status).toBe(202);
  await until(async () => (await report())?.repaired === 3);
  expect(await report()).toMatchObject({ differing: 3, repairedBy: 'Robin' });
});
