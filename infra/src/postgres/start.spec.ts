import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type pg from 'pg';
import { processIdentity } from '../processes/identity.ts';
import { StartError } from '../commands/program.ts';
import { startPostgres, type RunningPostgres } from './index.ts';
import { ask as askAt, connected } from '../databases/ask.ts';
import { listen } from '../testing/listen.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

// The loader in the process itself: the tsx command would put another process between us and the one to kill.
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

let folder: string;
let dataDir: string;
const started: RunningPostgres[] = [];

beforeEach(() => {
  folder = scratchFolder();
  dataDir = join(folder, 'postgres');
});
afterEach(async () => {
  for (const server of started.splice(0)) await server.stop();
});

async function start(options: { port?: number; durable?: boolean } = {}): Promise<RunningPostgres> {
  const server = await startPostgres({ dataDir, ...options });
  started.push(server);
  return server;
}

const ask = <Row extends pg.QueryResultRow>({ adminUrl }: RunningPostgres, sql: string) => askAt<Row>(adminUrl, sql);

async function untilGone(pid: number): Promise<void> {
  while (processIdentity(pid)) await delay(20);
}

/** Another Node process, which has `startPostgres` and `startTemporaryPostgres`. */
function program(script: string): ChildProcess {
  const index = JSON.stringify(new URL('./index.ts', import.meta.url).href);
  const code = `import { startPostgres, startTemporaryPostgres } from ${index};\n${script}`;
  const words = ['--import', TSX, '--conditions=source', '--input-type=module', '-e', code, dataDir];
  const env = { ...process.env, NODE_OPTIONS: '' };
  return spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'], env });
}

/** Starts the server, says so and stays. */
const starter = () =>
  program(`
    const server = await startPostgres({ dataDir: process.argv[1], durable: false });
    console.log(JSON.stringify({ pid: server.pid, adopted: server.adopted }));
    setInterval(() => {}, 1000);`);

async function said(child: ChildProcess): Promise<{ pid: number; adopted: boolean }> {
  const [chunk] = (await once(child.stdout!, 'data')) as [Buffer];
  return JSON.parse(chunk.toString()) as { pid: number; adopted: boolean };
}

it('a first start makes a UTF-8 cluster that flushes commits and admits nobody without its password', async () => {
  const server = await start();
  const settings = await ask<{ provider: string; locale: string; encoding: string; commit: string; fsync: string }>(
    server,
    `select datlocprovider as provider, datlocale as locale, pg_encoding_to_char(encoding) as encoding,
            current_setting('synchronous_commit') as commit, current_setting('fsync') as fsync
       from pg_database where datname = 'postgres'`,
  );
  expect(settings).toEqual([{ provider: 'b', locale: 'C.UTF-8', encoding: 'UTF8', commit: 'on', fsync: 'on' }]);
  const stranger = connected(server.adminUrl.replace(/:[^:@]+@/, ':guess@'));
  await expect(stranger).rejects.toMatchObject({ code: '28P01' });
  expect(statSync(join(dataDir, 'lawdex-admin.password')).mode & 0o077).toBe(0);
  if (process.getuid?.() === 0) expect(statSync(dataDir).uid).not.toBe(0);
  expect(statSync(`${dataDir}.log`).mode & 0o137).toBe(0);
});

it('a start on a running server adopts it, and a start after a stop finds the data', async () => {
  const first = await start();
  await ask(first, 'create table kept as select 7 as n');
  const second = await start();
  expect([second.adopted, second.pid, second.port]).toEqual([true, first.pid, first.port]);
  await second.stop();
  expect(processIdentity(first.pid)).toBeNull();
  const third = await start();
  expect(third.adopted).toBe(false);
  expect(await ask(third, 'select n from kept')).toEqual([{ n: 7 }]);
});

it('two first starts of different processes end with one server, and a killed starter leaves it to be adopted', async () => {
  const [one, two] = [starter(), starter()];
  try {
    const answers = await Promise.all([said(one), said(two)]);
    expect(answers[0].pid).toBe(answers[1].pid);
    expect(answers.map((answer) => answer.adopted).sort()).toEqual([false, true]);
    one.kill('SIGKILL');
    two.kill('SIGKILL');
    await Promise.all([once(one, 'exit'), once(two, 'exit')]);
    const heir = await start();
    expect([heir.adopted, heir.pid]).toEqual([true, answers[0].pid]);
  } finally {
    one.kill('SIGKILL');
    two.kill('SIGKILL');
  }
});

it('kill -9 of the server under load loses no acknowledged row, and the next start recovers', async () => {
  const first = await start();
  await ask(first, 'create table noted (n int primary key)');
  const client = await connected(first.adminUrl);
  let acknowledged = 0;
  const writing = (async () => {
    for (let n = 1; ; n += 1) {
      await client.query('insert into noted values ($1)', [n]);
      acknowledged = n;
    }
  })().catch(() => undefined);
  await delay(300);
  process.kill(first.pid, 'SIGKILL');
  const second = await start();
  await writing;
  expect(acknowledged).toBeGreaterThan(0);
  const [row] = await ask<{ n: number }>(second, `select count(*)::int as n from noted where n <= ${acknowledged}`);
  expect(row?.n).toBe(acknowledged);
});

it('a postmaster.pid that names a foreign living process does not stop the start', async () => {
  const first = await start();
  const pidFile = join(dataDir, 'postmaster.pid');
  const left = readFileSync(pidFile, 'utf8');
  process.kill(first.pid, 'SIGKILL');
  await untilGone(first.pid);
  writeFileSync(pidFile, [String(process.pid), ...left.split('\n').slice(1)].join('\n'));
  const second = await start();
  expect(second.adopted).toBe(false);
  expect(second.pid).not.toBe(first.pid);
});

it('a first start that was killed halfway leaves nothing in the way', async () => {
  mkdirSync(`${dataDir}.new-left/base`, { recursive: true });
  mkdirSync(dataDir);
  await start({ durable: false });
  expect(existsSync(`${dataDir}.new-left`)).toBe(false);
});

it('a folder with foreign content is refused with advice and left alone', async () => {
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'thesis.txt'), 'mine');
  await expect(start({ durable: false })).rejects.toMatchObject({
    name: 'StartError',
    advice: [expect.stringContaining('DATA_DIR')],
  });
  expect(readFileSync(join(dataDir, 'thesis.txt'), 'utf8')).toBe('mine');
});

it('a fixed port that is taken is refused with advice', async () => {
  const squatter = createServer();
  const port = await listen(squatter);
  try {
    await expect(start({ port, durable: false })).rejects.toBeInstanceOf(StartError);
  } finally {
    squatter.close();
  }
});

it('a data folder below a closed home is kept elsewhere when root has to drop its rights', async () => {
  if (process.getuid?.() !== 0) return expect(process.getuid?.()).toBeGreaterThan(0);
  chmodSync(folder, 0o700);
  const first = await start({ durable: false });
  await ask(first, 'create table kept as select 7 as n');
  await first.stop();
  const second = await start({ durable: false });
  const [row] = await ask<{ folder: string }>(second, `select current_setting('data_directory') as folder`);
  expect(row?.folder).toMatch(/^\/var\/lib\/lawdex\/cluster-/);
  expect(await ask(second, 'select n from kept')).toEqual([{ n: 7 }]);
  await second.stop();
  rmSync(row?.folder ?? '', { recursive: true });
});

it('a temporary server ends when its test process is killed', async () => {
  const killed = program(`
    const { pid, adopted } = await startTemporaryPostgres();
    console.log(JSON.stringify({ pid, adopted }));
    process.kill(process.pid, 'SIGKILL');`);
  const { pid } = await said(killed);
  expect(pid).toBeGreaterThan(0);
  await untilGone(pid);
});
