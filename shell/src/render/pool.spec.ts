import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RenderRequest, Started } from '../protocol/render.ts';
import { RenderPool } from './pool.ts';
import type { RenderThread } from './pool.ts';
import type { WorkerEvents } from './thread.ts';

/** A thread that does what the test says, and nothing by itself. */
class FakeThread implements RenderThread {
  readonly events: WorkerEvents;
  readonly renders: { id: number; url: string }[] = [];
  readonly started: Promise<Started>;
  start: () => void = () => undefined;
  failToStart: () => void = () => undefined;
  running = 0;
  silentFor = 0;
  isTerminated = false;

  constructor(events: WorkerEvents) {
    this.events = events;
    this.started = new Promise((resolve, reject) => {
      const screen = { head: '', html: '' };
      this.start = () => resolve({ screens: { loading: screen, error: screen, 'not-found': screen }, problems: [] });
      this.failToStart = () => reject(new Error('does not start'));
    });
    this.started.catch(() => undefined);
  }

  render(id: number, { url }: RenderRequest): void {
    this.renders.push({ id, url });
  }

  silence(): number {
    return this.silentFor;
  }

  terminate(): void {
    this.isTerminated = true;
    this.events.onExit('terminated');
  }

  answer(index = 0): void {
    this.events.onRendered(this.renders[index]?.id ?? 0, { kind: 'redirect', status: 303, location: '/' });
  }
}

const DEADLINE_MS = 800;
const request = (url: string): RenderRequest => ({ url, form: null, formKey: '' });
let threads: FakeThread[] = [];
const log = jest.fn();

const options = {
  size: 2,
  deadline: DEADLINE_MS,
  log,
  bundle: '',
  code: new Map<string, string>(),
  startDeadline: 10_000,
  remotes: [],
  site: { name: 'Lawdex', origin: '', demoData: false, contactEmail: '', social: [], legalDate: '' },
  heapMb: 1,
  callService: () => Promise.reject(new Error('not asked')),
};

const thread = (index: number): FakeThread => {
  const found = threads[index];
  if (!found) throw new Error(`There are ${threads.length} threads.`);
  return found;
};

function begin(): Promise<{ pool: RenderPool; started: Started }> {
  return RenderPool.start(options, (_options, events) => {
    const created = new FakeThread(events);
    threads.push(created);
    return created;
  });
}

/** A pool whose two threads are ready. */
async function ready(): Promise<RenderPool> {
  const starting = begin();
  thread(0).start();
  const { pool } = await starting;
  thread(1).start();
  await jest.advanceTimersByTimeAsync(0);
  return pool;
}

beforeEach(() => {
  jest.useFakeTimers();
  threads = [];
  log.mockClear();
});
afterEach(() => void jest.useRealTimers());

describe('a render pool', () => {
  it('answers as soon as its first thread is ready', async () => {
    const starting = begin();
    expect(threads).toHaveLength(1);
    thread(0).start();
    await starting;
    expect(threads).toHaveLength(2);
  });

  it('does not start when its first thread cannot, and leaves no thread behind', async () => {
    const starting = begin();
    thread(0).failToStart();
    await expect(starting).rejects.toThrow('does not start');
    expect(threads.map(({ isTerminated }) => isTerminated)).toEqual([true]);
  });

  it('gives a page to the thread with the least to do', async () => {
    const pool = await ready();
    for (const url of ['/a', '/b']) void pool.render(request(url));
    thread(1).answer();
    void pool.render(request('/c'));
    expect(threads.map(({ renders }) => renders.map(({ url }) => url))).toEqual([['/a'], ['/b', '/c']]);
  });

  it('gives up on a page at its deadline, and not before', async () => {
    const pool = await ready();
    const settled = jest.fn();
    void pool.render(request('/slow')).then(settled);
    await jest.advanceTimersByTimeAsync(DEADLINE_MS - 1);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith({ kind: 'failed', reason: 'no answer within 800 ms' });
  });

  it('tells what a page threw', async () => {
    const pool = await ready();
    const outcome = pool.render(request('/throws'));
    thread(0).events.onFailed(thread(0).renders[0]?.id ?? 0, 'Error: no');
    expect(await outcome).toEqual({ kind: 'failed', reason: 'Error: no' });
  });
});

describe('a thread that ends', () => {
  it('costs the page that it was running, and the others beside it only time', async () => {
    const pool = await ready();
    const culprit = pool.render(request('/culprit'));
    void pool.render(request('/elsewhere'));
    const bystander = pool.render(request('/bystander'));
    thread(0).running = thread(0).renders[0]?.id ?? 0;
    thread(0).terminate();
    expect(await culprit).toMatchObject({ kind: 'failed', reason: expect.stringContaining('terminated') });
    expect(thread(1).renders.map(({ url }) => url)).toEqual(['/elsewhere', '/bystander']);
    thread(1).answer(1);
    expect(await bystander).toMatchObject({ kind: 'rendered' });
  });

  it('is replaced, and who waits meanwhile is rendered by the next one', async () => {
    const pool = await ready();
    thread(0).terminate();
    thread(1).terminate();
    const outcome = pool.render(request('/waits'));
    expect(threads).toHaveLength(4);
    thread(2).start();
    await jest.advanceTimersByTimeAsync(0);
    thread(2).answer();
    expect(await outcome).toMatchObject({ kind: 'rendered' });
  });

  it('takes a page along at the second time, so that no page goes round for ever', async () => {
    const pool = await ready();
    const outcome = pool.render(request('/unlucky'));
    thread(0).terminate();
    expect(thread(1).renders).toHaveLength(1);
    thread(1).terminate();
    expect(await outcome).toMatchObject({ kind: 'failed' });
  });

  it('before it was ready is replaced after a pause, because a broken release would spin', async () => {
    await ready();
    thread(0).terminate();
    expect(threads).toHaveLength(3);
    thread(2).terminate();
    await jest.advanceTimersByTimeAsync(999);
    expect(threads).toHaveLength(3);
    await jest.advanceTimersByTimeAsync(1);
    expect(threads).toHaveLength(4);
  });

  it('because the pool was closed is not replaced', async () => {
    const pool = await ready();
    pool.close();
    await jest.advanceTimersByTimeAsync(5000);
    expect(threads.map(({ isTerminated }) => isTerminated)).toEqual([true, true]);
    expect(log).not.toHaveBeenCalled();
  });
});

describe('a thread that is silent for more than 500 ms', () => {
  it('is ended when pages wait for it', async () => {
    const pool = await ready();
    void pool.render(request('/hangs'));
    thread(0).silentFor = 501;
    await jest.advanceTimersByTimeAsync(100);
    expect(thread(0).isTerminated).toBe(true);
  });

  it('is left alone when nobody does: it may only have had no time', async () => {
    await ready();
    thread(0).silentFor = 5000;
    await jest.advanceTimersByTimeAsync(1000);
    expect(thread(0).isTerminated).toBe(false);
  });
});

it('a pool is drained once nothing is being rendered', async () => {
  const pool = await ready();
  void pool.render(request('/last'));
  const drained = jest.fn();
  void pool.drained().then(drained);
  await jest.advanceTimersByTimeAsync(200);
  expect(drained).not.toHaveBeenCalled();
  thread(0).answer();
  await jest.advanceTimersByTimeAsync(50);
  expect(drained).toHaveBeenCalled();
});
