import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ServiceAnswer } from '../src/protocol/render.ts';
import type * as Thread from '../src/render/thread.ts';
import { siteConfig } from '../src/site.config.ts';
import CASES from './forbidden-code.json' with { type: 'json' };

// The deployed thread with tiny bundles that exist only in memory.
const DIST = path.resolve(import.meta.dirname, '../dist/render/thread.js');
const SHELL = '/releases/shell/1/server/main.cjs';
const SAMPLE = '/releases/mf-sample/1/server/';

let WorkerThread: typeof Thread.WorkerThread;
let thread: Thread.WorkerThread;
beforeAll(async () => {
  ({ WorkerThread } = await import(DIST));
});
afterEach(() => thread.terminate());

function start(
  files: Record<string, string>,
  startDeadline = 10_000,
  events: Partial<Thread.WorkerEvents> = {},
): Thread.WorkerThread {
  const unused = () => undefined;
  thread = new WorkerThread(
    {
      bundle: SHELL,
      code: new Map(Object.entries(files)),
      remotes: [],
      site: siteConfig('https://lawdex.test', false),
      heapMb: 32,
      startDeadline,
    },
    {
      onRendered: unused,
      onFailed: unused,
      onStopped: unused,
      onCall: async () => undefined,
      onExit: unused,
      ...events,
    },
  );
  return thread;
}

/** A shell whose error screen is the value of the expression. */
const shellThatSays = (expression: string) => `
  exports.start = async () => { exports.said = await (async () => String(${expression}))().catch(String); return []; };
  exports.render = async () => { throw new Error('not asked'); };
  exports.renderScreen = () => ({ head: '', html: exports.said });`;

const said = async (expression: string, more: Record<string, string> = {}) =>
  (await start({ [SHELL]: shellThatSays(expression), ...more }).started).screens.error.html;

describe('a render worker executes verified code and nothing else', () => {
  it('from memory: the shell, what it requires beside itself, and the entries of the remotes', async () => {
    const files = {
      '/releases/shell/1/server/chunk.cjs': 'exports.word = "chunk";',
      [`${SAMPLE}remoteEntry.cjs`]: 'exports.words = ["entry", require("./expose.cjs").word];',
      [`${SAMPLE}expose.cjs`]: 'exports.word = "page";',
    };
    const both = `[require("./chunk.cjs").word, ...require("${SAMPLE}remoteEntry.cjs").words]`;
    expect(await said(both, files)).toBe('chunk,entry,page');
  });

  it('names the file of a release where it throws', async () => {
    const files = { '/releases/shell/1/server/chunk.cjs': '\nexports.fail = () => { throw new Error("no"); };' };
    const stack = 'await Promise.resolve().then(() => require("./chunk.cjs").fail()).catch((error) => error.stack)';
    expect(await said(stack, files)).toContain('at exports.fail (/releases/shell/1/server/chunk.cjs:2:');
  });

  it.each(CASES.requires)('does not load %s', async (request) => {
    expect(await said(`require(${JSON.stringify(request)})`)).toMatch(/may not require|no verified file/);
  });

  it('does not let a remote load the code of another release', async () => {
    const files = { [`${SAMPLE}remoteEntry.cjs`]: `require("${SHELL}")` };
    expect(await said(`require("${SAMPLE}remoteEntry.cjs")`, files)).toContain('may not require');
  });

  it.each(CASES.expressions)('cannot: %s', async (expression) => {
    expect(await said(expression)).toMatch(/^(Type|Reference)?Error/);
  });

  it('has no environment', async () => {
    expect(await said('JSON.stringify(process.env)')).toBe('{}');
  });
});

it('a thread says for how long it had a core, where the system tells', async () => {
  await said('1');
  expect(thread.coreTime ?? 0).toBeGreaterThanOrEqual(process.platform === 'linux' ? 1 : 0);
});

const shell = `
    exports.start = async (remotes, site, callService) => { exports.call = callService; return []; };
    exports.render = async () => {
      const { data } = await exports.call({ path: '/api/areas', method: 'GET', headers: {}, body: null });
      const location = [data.name, data === exports.last, Object.isFrozen(data.parts)].join();
      exports.last = data;
      return { kind: 'redirect', status: 303, location };
    };
    exports.renderScreen = () => ({ head: '', html: '' });`;
const answer = (name: string): ServiceAnswer => ({ status: 200, body: JSON.stringify({ name, parts: [] }) });

it('what a service answered is sent and read once for all pages that are given the same, and none can change it', async () => {
  const answers = [answer('old'), answer('new')];
  const seen: unknown[] = [];
  await start({ [SHELL]: shell }, 10_000, {
    onCall: async () => answers[seen.length < 4 ? 0 : 1],
    onRendered: (_id, result) => seen.push('location' in result && result.location),
  }).started;
  for (let id = 1; id <= 6; id++) {
    thread.render(id, { url: '/', form: null, formKey: '' });
    while (seen.length < id) await delay(5);
  }
  const [first, again] = ['false,true', 'true,true'];
  const old = [first, first, again, again].map((state) => `old,${state}`);
  expect(seen).toEqual([...old, `new,${first}`, `new,${first}`]);
});

const startBy = (start: string) => `exports.start = ${start}; exports.render = exports.renderScreen = 1;`;
it.each([
  [
    'never finishes loading',
    startBy('() => new Promise(() => setInterval(() => {}, 1000))'),
    'not ready within 300 ms',
  ],
  ['loops when it is started', startBy('() => { for (;;); }'), 'not ready within 300 ms'],
  ['loops when it is loaded', 'for (;;);', 'not ready within 300 ms'],
  ['throws when it is started', startBy('() => { throw new Error("no start"); }'), 'no start'],
  ['throws when it is loaded', 'throw new Error("no load");', 'no load'],
  ['exits', 'process.exit(0);', 'process.exit is not a function'],
  ['eats memory', 'const all = []; for (;;) all.push(new Array(1e5).fill({}));', 'memory limit'],
  ['is no shell', 'exports.other = 1;', 'is no bundle of the shell'],
])('a release that does not start is refused when it %s', async (_, code, reason) => {
  const deadline = reason.includes('300 ms') ? 300 : 10_000;
  await expect(start({ [SHELL]: code }, deadline).started).rejects.toThrow(reason);
});
