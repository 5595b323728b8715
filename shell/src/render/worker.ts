import { AsyncLocalStorage } from 'node:async_hooks';
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { ApiAnswer } from '@lawdex/mf-kit/api';
import { escapeJson } from '../protocol/escape-json.core.ts';
import { BEGUN, HEARTBEAT, RUNNING, TASK } from '../protocol/render.ts';
import { ServiceCalls } from './worker/service-calls.ts';
import { VerifiedModules } from './worker/verified-modules.ts';
import type {
  Enter,
  FromWorker,
  RenderRequest,
  RenderResult,
  Screens,
  ServiceCall,
  ShellBundle,
  ToWorker,
  WorkerSetup,
} from '../protocol/render.ts';

// Runs one release set's code, which can break only this thread.
const { bundle, code, remotes, site, signals }: WorkerSetup = workerData;
const port = parentPort;
if (!port) throw new Error('render/worker runs as a worker thread');

/** Lower than that of the HTTP process. */
const LOWER_PRIORITY = 5;
stepBack();

const cells = new Int32Array(signals);
Atomics.store(cells, TASK, taskOfThread());
const encoder = new TextEncoder();
const send = (message: FromWorker, moved: ArrayBuffer[] = []) => port.postMessage(message, moved);

/** Renders that are waited for. */
const renders = new Set<number>();
/** Stopped renders that have not ended yet. */
const stopping = new Set<number>();
/** Enough milliseconds for a render to react to what it has received. */
const MOVE_MS = 50;
/** The render to which a service call belongs, for its cache groups and deadline. */
const rendering = new AsyncLocalStorage<number>();

const calls = new ServiceCalls(send);

// Pages call services through the HTTP process only, which has the caches and deadlines.
async function callService(call: ServiceCall): Promise<ApiAnswer> {
  if (!call.path.startsWith('/api/')) throw new TypeError(`Pages may only call /api/ while they render: ${call.path}`);
  const render = rendering.getStore();
  if (render === undefined) throw new TypeError(`Pages may only call while they render: ${call.path}`);
  if (renders.has(render)) return calls.ask(render, call);
  stopping.delete(render);
  return new Promise<never>(() => undefined);
}

/** Globals that bypass the HTTP process or reach its other threads. */
const TAKEN_AWAY = ['fetch', 'WebSocket', 'EventSource', 'BroadcastChannel'];

/** Symbols under which Node.js stores the dispatcher of its `fetch`; the number depends on the version. */
const DISPATCHERS = ['undici.globalDispatcher.1', 'undici.globalDispatcher.2'];

const refusing = {
  dispatch(): never {
    throw new TypeError('Pages call services through the HTTP process alone.');
  },
};

confineThread();

const isShellBundle = (exported: object): exported is ShellBundle =>
  'start' in exported && 'render' in exported && 'renderScreen' in exported;

function loadShell(): ShellBundle {
  const variables = remotes.flatMap(({ entry, global }) => (global ? [[entry, global] as const] : []));
  const exported = new VerifiedModules(code, bundle, new Map(variables)).load(bundle);
  if (!isShellBundle(exported)) throw new Error(`${bundle} is no bundle of the shell.`);
  return exported;
}

const shell = loadShell();

function entering(id: number): Enter {
  return (work) => {
    if (!renders.has(id)) throw new Error('Nobody waits for this page any more.');
    Atomics.store(cells, RUNNING, id);
    try {
      return work();
    } finally {
      Atomics.store(cells, RUNNING, 0);
    }
  };
}

/** Lets the HTTP process refuse visitors while pages render. On Linux a priority belongs to one thread. */
function stepBack(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(LOWER_PRIORITY);
  } catch {
    // Without permission refusals take some milliseconds longer.
  }
}

/** The calling thread's number in the system; 0 where /proc does not tell it. */
function taskOfThread(): number {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  } catch {
    return 0;
  }
}

/** Removes globals that reach the machine. It is no sandbox (docs/adr/0050): accidents and first steps of attacks fail visibly. */
function confineThread(): void {
  const { nextTick, platform, version, versions } = process;
  define('process', Object.freeze({ env: Object.freeze({}), argv: [], nextTick, platform, version, versions }));
  for (const name of DISPATCHERS) define(Symbol.for(name), refusing);
  for (const name of TAKEN_AWAY) Reflect.deleteProperty(globalThis, name);
  // Without it a page can only hang by using a core, which tells it from a page that gets none.
  Reflect.deleteProperty(Atomics, 'wait');
}

function define(name: string | symbol, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, writable: false, configurable: false, enumerable: false });
}

/** Encoded in the worker, because the HTTP process has one thread for all visitors. */
function sendResult(id: number, result: RenderResult): void {
  if (result.kind === 'redirect') return send({ type: 'rendered', id, result });
  const [html, state] = [encoder.encode(result.html), encoder.encode(escapeJson(result.state))];
  send({ type: 'rendered', id, result: { ...result, html, state } }, [html.buffer, state.buffer]);
}

async function render(id: number, request: RenderRequest): Promise<void> {
  Atomics.store(cells, BEGUN, id);
  renders.add(id);
  try {
    const result = await rendering.run(id, () => shell.render(request, entering(id)));
    if (renders.delete(id)) sendResult(id, result);
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    if (renders.delete(id)) send({ type: 'failed', id, message });
  } finally {
    stopping.delete(id);
  }
}

/** Its calls stay unanswered, so that it goes no further and is collected. */
function stop(id: number): void {
  if (!renders.delete(id)) return;
  if (calls.drop(id)) return send({ type: 'stopped', id, idle: false });
  stopping.add(id);
  setTimeout(() => send({ type: 'stopped', id, idle: stopping.delete(id) }), MOVE_MS);
}

port.on('message', (message: ToWorker) => {
  if (message.type === 'render') {
    void render(message.id, message.request);
  } else if (message.type === 'stop') {
    stop(message.id);
  } else {
    calls.answered(message.id, message);
  }
});

setInterval(() => Atomics.add(cells, HEARTBEAT, 1), 50);

const problems = await shell.start(remotes, site, callService);
const screens: Screens = {
  loading: shell.renderScreen('loading'),
  error: shell.renderScreen('error'),
  'not-found': shell.renderScreen('not-found'),
};
send({ type: 'started', screens, problems, forms: shell.formRoutes?.() ?? null });
