import { join } from 'node:path';
import type pg from 'pg';
import { childrenOf, processIdentity, sendSignal } from '../processes/identity.ts';
import { until } from '../processes/http.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { ask, connected } from './ask.ts';
import { PostgresKeeper } from './postgres-keeper.ts';

const PACE = { everyMs: 100, silent: 40, starting: 40 };
const said: string[] = [];
const options = { dataDir: join(scratchFolder(), 'postgres'), connections: { max: 20, superuser: 3 } };
const keeper = await PostgresKeeper.start(options, (line) => said.push(line), PACE);
beforeAll(() => query('create table kept (n int)'));
afterAll(() => keeper.stop());
// A test that failed may have left a server that hangs or starts.
beforeEach(async () => {
  expect(await until(() => keeper.running.answers(1_000), 50_000)).toBe(true);
  said.length = 0;
});

const query = (sql: string) => ask(keeper.running.adminUrl, sql);

const isBack = () => until(() => Promise.resolve(said.at(-1) === 'PostgreSQL is back.'), 50_000);

it.each([
  ['the postmaster', (postmaster: number) => [postmaster]],
  ['all its processes', (postmaster: number) => [postmaster, ...childrenOf(postmaster)]],
])('a server of which %s hangs is replaced on its port, and has lost nothing', async (_which, victims) => {
  const { pid, port } = keeper.running;
  await query(`insert into kept values (${pid})`);
  const family = [pid, ...childrenOf(pid)];
  for (const victim of victims(pid)) sendSignal(victim, 'SIGSTOP');
  expect(await isBack()).toBe(true);
  expect(said).toEqual([
    `PostgreSQL (process ${pid}) lives, but has not answered for long; it is ended.`,
    'PostgreSQL ended; it is started again.',
    'PostgreSQL is back.',
  ]);
  expect(keeper.running.port).toBe(port);
  expect(family.filter((one) => processIdentity(one)?.command === 'postgres')).toEqual([]);
  expect(await query(`select n from kept where n = ${pid}`)).toEqual([{ n: pid }]);
});

it('a server whose connections are all taken by others answers', async () => {
  const taken: pg.Client[] = [];
  await query(
    `do $$ begin create role crowd login password 'crowd'; exception when duplicate_object then null; end $$`,
  );
  const url = `postgres://crowd:crowd@127.0.0.1:${keeper.running.port}/postgres`;
  try {
    for (;;) taken.push(await connected(url));
  } catch (error) {
    expect(error).toMatchObject({ code: '53300' });
    expect(await keeper.running.answers(10_000)).toBe(true);
  } finally {
    await Promise.all(taken.map((client) => client.end()));
  }
});
