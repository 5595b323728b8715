import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { plantTree, scratchFolder } from '../testing/scratch-folder.ts';
import { freePort } from '../processes/free-port.ts';
import { processIdentity } from '../processes/identity.ts';
import { ChildrenFile } from './children-file.ts';
import { StartError } from '../commands/program.ts';
import { answers, until } from '../processes/http.ts';
import { ROOT } from '../files/paths.ts';
import { Supervised, type ChildSpec } from './supervised.ts';

const SERVER = `
  import { createServer } from 'node:http';
  createServer((request, answer) => answer.end('ok')).listen(Number(process.env.PORT), '127.0.0.1');`;
const PACE = { everyMs: 30, silent: 40, starting: 200 };

let folder: string;
const programs = plantTree({
  'server.mjs': SERVER,
  'dies.mjs': "console.error('no database'); process.exit(3);",
});
let child: Supervised | null;
const said: string[] = [];

beforeEach(() => {
  folder = scratchFolder();
  said.length = 0;
});
afterEach(async () => {
  await child?.stop();
  child = null;
});

async function supervise(program: string, more: Pick<ChildSpec, 'advice' | 'sessionNice'> = {}): Promise<Supervised> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const asked = { env: { PORT: String(port) }, readyUrl: url, liveUrl: url };
  const spec = { name: 'svc-a', program: relative(ROOT, join(programs, program)), ...asked, ...more };
  const children = new ChildrenFile(join(folder, 'children.json'));
  child = new Supervised(spec, folder, children, (line) => said.push(line), PACE);
  return child;
}

const runs = (one: Supervised, other: number | null) =>
  until(() => Promise.resolve(one.pid !== null && one.pid !== other), 30_000);

/** What Linux says of a session; nothing where cores are not shared between sessions. */
function niceOf(pid: number | null): string | undefined {
  const file = `/proc/${pid}/autogroup`;
  return existsSync(file) ? / nice (\S+)/.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
}

it('a child has the share of the cores that is asked for it, also when it comes back', async () => {
  const server = await supervise('server.mjs', { sessionNice: 3 });
  await server.start();
  const first = server.pid;
  // Each new process has a session, and with it zero, unless sessions share nothing here.
  const asked = niceOf(process.pid) === undefined ? undefined : '3';
  expect(niceOf(first)).toBe(asked);
  process.kill(first ?? 0, 'SIGKILL');
  expect(await runs(server, first)).toBe(true);
  expect(niceOf(server.pid)).toBe(asked);
  expect(said).toEqual(['svc-a ended (SIGKILL); it is started again.']);
});

it('a child that ends before it was ready fails the start with its last words and our advice', async () => {
  const dies = await supervise('dies.mjs', { advice: (log) => (log.includes('database') ? ['Start one.'] : []) });
  const error: unknown = await dies.start().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StartError);
  expect(error).toMatchObject({
    message: 'svc-a ended while starting.',
    advice: ['Start one.', `The whole log: ${join(folder, 'svc-a.log')}`],
    log: 'no database',
  });
  expect(said).toEqual([]);
});

it('a child that was stopped stays stopped', async () => {
  const server = await supervise('server.mjs');
  await server.start();
  const pid = server.pid ?? 0;
  await server.stop();
  expect(processIdentity(pid)).toBeNull();
  // On a busy machine it is heard of later.
  expect(await until(() => Promise.resolve(server.pid === null), 10_000)).toBe(true);
  await delay(300);
  expect(server.pid).toBeNull();
});

it('a restart gives a new process, and says nothing of a death', async () => {
  const server = await supervise('server.mjs');
  await server.start();
  const first = server.pid;
  await server.restart();
  expect(server.pid).not.toBe(first);
  expect(said).toEqual([]);
});

it('a child that hangs is ended and comes back', async () => {
  const server = await supervise('server.mjs');
  await server.start();
  const first = server.pid;
  process.kill(first ?? 0, 'SIGSTOP');
  expect(await runs(server, first)).toBe(true);
  expect(said).toEqual([
    `svc-a (process ${first}) lives, but has not answered for long; it is ended.`,
    'svc-a ended (SIGKILL); it is started again.',
  ]);
  expect(await until(() => answers(server.spec.liveUrl), 30_000)).toBe(true);
});
