import { jest } from '@jest/globals';
import { anewEachTime, DEADLINE_MS, ends, page, ready, thread } from '../../test/fake-pool.ts';
import type { ServiceAnswer, ServiceCall } from '../protocol/render.ts';
import type { RenderTask } from './job.ts';
import type { RenderPool } from './pool.ts';

anewEachTime();

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
  function leave(pool: RenderPool, url: string) {
    const visitor = new AbortController();
    const outcome = pool.render(page(url, { signal: visitor.signal }));
    visitor.abort();
    return outcome;
  }

  it('is stopped in its worker, and ends once the worker has let go of it', async () => {
    const pool = await ready();
    expect(await leave(pool, '/left')).toEqual({ kind: 'gone' });
    expect([thread(0).stopped, ends]).toEqual([[thread(0).idOf(0)], []]);
    thread(0).events.onStopped(thread(0).idOf(0), true);
    expect(ends).toEqual([['/left', null]]);
  });

  it('is not even begun when it waits for a worker', async () => {
    const pool = await ready();
    thread(0).terminate();
    thread(1).terminate();
    expect(await leave(pool, '/left')).toEqual({ kind: 'gone' });
    thread(2).start();
    await jest.advanceTimersByTimeAsync(0);
    expect(thread(2).renders).toEqual([]);
  });

  it('still counts as hung when it takes its worker along afterwards', async () => {
    const pool = await ready();
    void leave(pool, '/hangs');
    thread(0).running = thread(0).idOf(0);
    thread(0).terminate();
    expect(ends).toEqual([['/hangs', 'hung']]);
  });

  it('is not rendered anew when another takes its worker along', async () => {
    const pool = await ready();
    void leave(pool, '/left');
    thread(0).terminate();
    expect(thread(1).renders).toEqual([]);
    expect(ends).toEqual([['/left', null]]);
  });
});

it('a call of a service is made by the page that is rendered, and none by one that has ended', async () => {
  const answer: ServiceAnswer = { status: 200, body: '[]' };
  const pool = await ready();
  const asked = jest.fn(async (_call: ServiceCall, _within: number) => answer);
  void pool.render(page('/asks', { callService: asked }));
  expect(await thread(0).events.onCall(thread(0).idOf(0), call)).toBe(answer);
  expect(asked).toHaveBeenCalledWith(call, DEADLINE_MS);
  expect(await thread(0).events.onCall(7, call)).toBeUndefined();
});
