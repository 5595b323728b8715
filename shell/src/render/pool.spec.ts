import { jest } from '@jest/globals';
import { anewEachTime, begin, ends, log, page, ready, thread, threads } from '../../test/fake-pool.ts';

anewEachTime();

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

  it('gives a thread eight pages before the next one has any, and then whoever has least to do', async () => {
    const pool = await ready();
    const ask = (count: number) => Array.from({ length: count }, (_, index) => void pool.render(page(`/${index}`)));
    const counts = () => threads.map(({ renders }) => renders.length);
    ask(8);
    expect(counts()).toEqual([8, 0]);
    ask(9);
    expect(counts()).toEqual([9, 8]);
    thread(0).answer();
    thread(0).answer(1);
    ask(1);
    expect(counts()).toEqual([10, 8]);
  });

  it('tells what a page threw', async () => {
    const pool = await ready();
    const outcome = pool.render(page('/throws'));
    thread(0).events.onFailed(thread(0).idOf(0), 'Error: no');
    expect(await outcome).toEqual({ kind: 'failed', reason: 'Error: no' });
    expect(ends).toEqual([['/throws', 'threw']]);
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

  it('is left alone after one long silence, in which the whole machine may have stood still, or without a page', async () => {
    await silent(40);
    // No page waits for it.
    thread(1).silentFor = 5000;
    thread(0).silentFor = 60_000;
    await jest.advanceTimersByTimeAsync(100);
    thread(0).silentFor = 0;
    await jest.advanceTimersByTimeAsync(6_000);
    expect([thread(0).isTerminated, thread(1).isTerminated]).toEqual([false, false]);
  });

  it('gets no page while another one turns, even a full one', async () => {
    const pool = await silent(40);
    for (let count = 0; count < 9; count++) void pool.render(page('/next'));
    expect(threads.map(({ renders }) => renders.length)).toEqual([1, 9]);
  });

  it('gets no page either once it has run one for 20 ms', async () => {
    const pool = await ready();
    const ask = (url: string) => void pool.render(page(url));
    ask('/loops');
    thread(0).running = thread(0).idOf(0);
    ask('/at-once');
    await jest.advanceTimersByTimeAsync(19);
    ask('/soon');
    await jest.advanceTimersByTimeAsync(1);
    ask('/later');
    expect(threads.map(({ renders }) => renders.map(({ url }) => url))).toEqual([
      ['/loops', '/at-once', '/soon'],
      ['/later'],
    ]);
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
