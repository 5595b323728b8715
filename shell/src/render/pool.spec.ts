import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FakeThread } from '../../test/fake-thread.ts';
import type { ServiceAnswer, ServiceCall, Started } from '../protocol/render.ts';
import type { Fault, RenderTask } from './job.ts';
import { RenderPool } from './pool.ts';

const DEADLINE_MS = 800;

/** A page whose service calls are answered by the test, and whose end is recorded in `ends`. */
function page(url: string, more: Partial<RenderTask> = {}): RenderTask {
  return {
    request: { url, form: null, formKey: '' },
    within: DEADLINE_MS,
    callService: () => Promise.reject(new Error('not asked')),
    onEnd: (fault) => ends.push([url, fault]),
    ...more,
  };
}

let ends: [string, Fault | null][] = [];
let threads: FakeThread[] = [];
const log = jest.fn();

const options = {
  size: 2,
  log,
  bundle: '',
  code: new Map<string, string>(),
  startDeadline: 10_000,
  remotes: [],
  site: { name: 'Lawdex', origin: '', demoData: false, contactEmail: '', social: [], legalDate: '' },
  heapMb: 1,
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
  ends = [];
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
    for (const url of ['/a', '/b']) void pool.render(page(url));
    thread(1).answer();
    void pool.render(page('/c'));
    expect(threads.map(({ renders }) => renders.map(({ url }) => url))).toEqual([['/a'], ['/b', '/c']]);
  });

  it('tells what a page threw', async () => {
    const pool = await ready();
    const outcome = pool.render(page('/throws'));
    thread(0).events.onFailed(thread(0).idOf(0), 'Error: no');
    expect(await outcome).toEqual({ kind: 'failed', reason: 'Error: no' });
    expect(ends).toEqual([['/throws', 'threw']]);
  });
});

describe('a page that is not ready at its deadline', () => {
  /** The outcome of a page after this time, and no earlier. */
  async function late(task: RenderTask, before: (pool: RenderPool) => void = () => undefined) {
    const pool = await ready();
    before(pool);
    const settled = jest.fn();
    void pool.render(task).then(settled);
    await jest.advanceTimersByTimeAsync(task.within - 1);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    return { outcome: settled.mock.calls[0]?.[0] };
  }

  it('has itself to blame when it waits for nothing that anybody knows of', async () => {
    const { outcome } = await late(page('/never-answers'));
    expect(outcome).toEqual({ kind: 'failed', reason: 'no answer within 800 ms' });
    thread(0).events.onStopped(thread(0).idOf(0), true);
    expect(ends).toEqual([['/never-answers', 'hung']]);
  });

  it('is not to blame when its worker saw it move as soon as it had time for it', async () => {
    await late(page('/among-others'));
    thread(0).events.onStopped(thread(0).idOf(0), false);
    expect(ends).toEqual([['/among-others', null]]);
  });

  it('may blame the load when its worker has not come to it', async () => {
    const { outcome } = await late(page('/queued'), () => (thread(0).begun = 0));
    expect(outcome).toEqual({ kind: 'late', cause: 'load' });
  });

  it('may blame the load when no worker is ready', async () => {
    const { outcome } = await late(page('/waits'), () => {
      thread(0).terminate();
      thread(1).terminate();
    });
    expect(outcome).toEqual({ kind: 'late', cause: 'load' });
    expect(ends).toEqual([['/waits', null]]);
  });

  it('may blame the service that has not answered', async () => {
    const pool = await ready();
    const outcome = pool.render(page('/asks', { callService: () => new Promise(() => undefined) }));
    void thread(0).events.onCall(thread(0).idOf(0), call);
    await jest.advanceTimersByTimeAsync(DEADLINE_MS);
    expect(await outcome).toEqual({ kind: 'late', cause: 'service' });
    thread(0).events.onStopped(thread(0).idOf(0), false);
    expect(ends).toEqual([['/asks', null]]);
  });
});

const call = { path: '/api/a', method: 'GET', headers: {}, body: null };

describe('a page that nobody waits for any more', () => {
  it('is stopped in its worker, and ends once the worker has let go of it', async () => {
    const pool = await ready();
    const visitor = new AbortController();
    const outcome = pool.render(page('/left', { signal: visitor.signal }));
    visitor.abort();
    expect(await outcome).toEqual({ kind: 'gone' });
    expect([thread(0).stopped, ends]).toEqual([[thread(0).idOf(0)], []]);
    thread(0).events.onStopped(thread(0).idOf(0), true);
    expect(ends).toEqual([['/left', null]]);
  });

  it('is not even begun when it waits for a worker', async () => {
    const pool = await ready();
    thread(0).terminate();
    thread(1).terminate();
    const visitor = new AbortController();
    const outcome = pool.render(page('/left', { signal: visitor.signal }));
    visitor.abort();
    expect(await outcome).toEqual({ kind: 'gone' });
    thread(2).start();
    await jest.advanceTimersByTimeAsync(0);
    expect(thread(2).renders).toEqual([]);
  });

  it('still counts as hung when it takes its worker along afterwards', async () => {
    const pool = await ready();
    const visitor = new AbortController();
    void pool.render(page('/hangs', { signal: visitor.signal }));
    visitor.abort();
    thread(0).running = thread(0).idOf(0);
    thread(0).terminate();
    expect(ends).toEqual([['/hangs', 'hung']]);
  });

  it('is not rendered anew when another takes its worker along', async () => {
    const pool = await ready();
    const visitor = new AbortController();
    void pool.render(page('/left', { signal: visitor.signal }));
    visitor.abort();
    thread(0).terminate();
    expect(thread(1).renders).toEqual([]);
    expect(ends).toEqual([['/left', null]]);
  });
});

describe('a call of a service', () => {
  const answer: ServiceAnswer = { status: 200, body: '[]', total: null };

  it('is made by the page that is rendered', async () => {
    const pool = await ready();
    const asked = jest.fn(async (_call: ServiceCall, _within: number) => answer);
    void pool.render(page('/asks', { callService: asked }));
    expect(await thread(0).events.onCall(thread(0).idOf(0), call)).toBe(answer);
    expect(asked).toHaveBeenCalledWith(call, DEADLINE_MS);
  });

  it('of a page that has ended is not made', async () => {
    await ready();
    expect(await thread(0).events.onCall(7, call)).toBeUndefined();
  });
});

describe('a thread that ends', () => {
  it('costs the page that it was running, and the others beside it only time', async () => {
    const pool = await ready();
    const culprit = pool.render(page('/culprit'));
    void pool.render(page('/elsewhere'));
    const bystander = pool.render(page('/bystander'));
    thread(0).running = thread(0).idOf(0);
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
    const outcome = pool.render(page('/waits'));
    expect(threads).toHaveLength(4);
    thread(2).start();
    await jest.advanceTimersByTimeAsync(0);
    thread(2).answer();
    expect(await outcome).toMatchObject({ kind: 'rendered' });
  });

  it('gives the others all of their time anew', async () => {
    const pool = await ready();
    const outcome = pool.render(page('/bystander'));
    await jest.advanceTimersByTimeAsync(700);
    thread(0).terminate();
    await jest.advanceTimersByTimeAsync(700);
    thread(1).answer();
    expect(await outcome).toMatchObject({ kind: 'rendered' });
  });

  it('takes a page along at the second time, so that no page goes round for ever', async () => {
    const pool = await ready();
    const outcome = pool.render(page('/unlucky'));
    thread(0).terminate();
    expect(thread(1).renders).toHaveLength(1);
    thread(1).terminate();
    expect(await outcome).toMatchObject({ kind: 'failed' });
  });

  it('blames nobody beside the page that it was running', async () => {
    const pool = await ready();
    const faults: string[] = [];
    void pool.render({ ...page('/bystander'), onEnd: (fault) => void faults.push(`bystander ${fault}`) });
    thread(0).running = 99;
    thread(0).terminate();
    thread(1).running = 99;
    thread(1).terminate();
    await jest.advanceTimersByTimeAsync(0);
    expect(faults).toEqual(['bystander null']);
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

describe('a thread whose event loop does not turn', () => {
  /** A pool whose first thread is silent from now on, with a page that it runs. */
  async function silent(coreTime: number | null) {
    const pool = await ready();
    void pool.render(page('/hangs'));
    Object.assign(thread(0), { running: thread(0).idOf(0), silentFor: 150, coreTime });
    await jest.advanceTimersByTimeAsync(100);
    return pool;
  }

  it('is ended once it has used a core for half a second, and its page is to blame', async () => {
    await silent(40);
    thread(0).coreTime = 539;
    await jest.advanceTimersByTimeAsync(100);
    expect(thread(0).isTerminated).toBe(false);
    thread(0).coreTime = 540;
    await jest.advanceTimersByTimeAsync(100);
    expect(thread(0).isTerminated).toBe(true);
    expect(ends).toEqual([['/hangs', 'hung']]);
  });

  it.each([
    ['without blame when it hardly had a core', 40, null],
    ['with blame where nobody knows whether it had one', null, 'hung'],
  ])('is ended after five seconds, %s', async (_, coreTime, fault) => {
    await silent(coreTime);
    await jest.advanceTimersByTimeAsync(4_899);
    expect(thread(0).isTerminated).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(thread(0).isTerminated).toBe(true);
    expect(ends).toEqual([['/hangs', fault]]);
  });

  it('is left alone after one long silence, in which the whole machine may have stood still', async () => {
    await silent(40);
    thread(0).silentFor = 60_000;
    await jest.advanceTimersByTimeAsync(100);
    thread(0).silentFor = 0;
    await jest.advanceTimersByTimeAsync(5_000);
    expect(thread(0).isTerminated).toBe(false);
  });

  it('is left alone when no page waits for it', async () => {
    await ready();
    thread(0).silentFor = 5000;
    await jest.advanceTimersByTimeAsync(6000);
    expect(thread(0).isTerminated).toBe(false);
  });

  it('is ended when the one before it has been replaced, so that one goes on meanwhile', async () => {
    const pool = await silent(null);
    void pool.render(page('/hangs-too'));
    thread(1).silentFor = 150;
    await jest.advanceTimersByTimeAsync(6_000);
    expect([thread(0).isTerminated, thread(1).isTerminated]).toEqual([true, false]);
    thread(2).start();
    await jest.advanceTimersByTimeAsync(100);
    expect(thread(1).isTerminated).toBe(true);
  });
});

it('a pool is drained once nothing is being rendered', async () => {
  const pool = await ready();
  void pool.render(page('/last'));
  const drained = jest.fn();
  void pool.drained().then(drained);
  await jest.advanceTimersByTimeAsync(200);
  expect(drained).not.toHaveBeenCalled();
  thread(0).answer();
  await jest.advanceTimersByTimeAsync(50);
  expect(drained).toHaveBeenCalled();
});
