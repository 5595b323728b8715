import { parentPort, workerData } from 'node:worker_threads';
import { HEARTBEAT, RUNNING } from '../protocol/render.ts';
import { confineThread } from './worker/surroundings.ts';
import { VerifiedModules } from './worker/verified-modules.ts';
import type {
  Enter,
  FromWorker,
  RenderRequest,
  Screens,
  ServiceAnswer,
  ShellBundle,
  ToWorker,
  WorkerSetup,
} from '../protocol/render.ts';

// Runs one release set's code, which can break this thread but nothing outside of it.
const { bundle, code, remotes, site, signals }: WorkerSetup = workerData;
const port = parentPort;
if (!port) throw new Error('render/worker runs as a worker thread');

const cells = new Int32Array(signals);
const send = (message: FromWorker) => port.postMessage(message);

const calls = new Map<number, (answer: ServiceAnswer) => void>();
let lastCall = 0;

// Pages reach the services through the HTTP process alone: it holds the caches and the deadlines.
confineThread(async (input, init) => {
  const request = input instanceof Request && init === undefined ? input : new Request(input, init);
  const { pathname, search } = new URL(request.url);
  if (!pathname.startsWith('/api/')) throw new TypeError(`Pages may only call /api/ while they render: ${pathname}`);
  const id = ++lastCall;
  const body = request.method === 'GET' ? null : await request.text();
  const answer = new Promise<ServiceAnswer>((resolve) => calls.set(id, resolve));
  send({
    type: 'call',
    id,
    call: { path: pathname + search, method: request.method, headers: Object.fromEntries(request.headers), body },
  });
  const { status, body: text, total } = await answer;
  const headers = { 'content-type': 'application/json', ...(total !== null && { 'x-total-count': total }) };
  return new Response(status === 204 ? null : text, { status, headers });
});

const isShellBundle = (exported: object): exported is ShellBundle =>
  'start' in exported && 'render' in exported && 'renderScreen' in exported;

function loadShell(): ShellBundle {
  const exported = new VerifiedModules(code, bundle).load(bundle);
  if (!isShellBundle(exported)) throw new Error(`${bundle} is no bundle of the shell.`);
  return exported;
}

const shell = loadShell();

function entering(id: number): Enter {
  return (work) => {
    Atomics.store(cells, RUNNING, id);
    try {
      return work();
    } finally {
      Atomics.store(cells, RUNNING, 0);
    }
  };
}

async function render(id: number, request: RenderRequest): Promise<void> {
  try {
    const result = await shell.render(request, entering(id));
    send({ type: 'rendered', id, result });
  } catch (error) {
    send({ type: 'failed', id, message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

port.on('message', (message: ToWorker) => {
  if (message.type === 'render') {
    void render(message.id, message.request);
  } else {
    calls.get(message.id)?.(message.answer);
    calls.delete(message.id);
  }
});

setInterval(() => Atomics.add(cells, HEARTBEAT, 1), 50);

const problems = await shell.start(remotes, site);
const screens: Screens = {
  loading: shell.renderScreen('loading'),
  error: shell.renderScreen('error'),
  'not-found': shell.renderScreen('not-found'),
};
send({ type: 'started', screens, problems });
