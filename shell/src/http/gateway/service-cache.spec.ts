import { describe, expect, it, jest } from '@jest/globals';
import type { ServiceAnswer } from '../../protocol/render.ts';
import { ServiceCache } from './service-cache.ts';

const answer = (body: string, status = 200): ServiceAnswer => ({ status, body, total: null });

function cacheAt(limits = {}) {
  const clock = { time: 1000, now: () => clock.time };
  return { cache: new ServiceCache({ clock, ...limits }), clock };
}

/** A service whose answer the test gives when it likes. */
function slowService() {
  let settle: (answer: ServiceAnswer) => void = () => undefined;
  const asked = jest.fn(() => new Promise<ServiceAnswer>((resolve) => (settle = resolve)));
  return { asked, answers: (given: ServiceAnswer) => settle(given) };
}

describe('ServiceCache', () => {
  it('asks once for all who ask at the same time', async () => {
    const { cache } = cacheAt();
    const { asked, answers } = slowService();
    const both = Promise.all([cache.get('/api/a', asked), cache.get('/api/a', asked)]);
    answers(answer('a'));
    expect(await both).toEqual([answer('a'), answer('a')]);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('keeps an answer for 3 s from the moment it was asked for', async () => {
    const { cache, clock } = cacheAt();
    const { asked, answers } = slowService();
    const first = cache.get('/api/a', asked);
    clock.time += 400;
    answers(answer('old'));
    await first;
    const ask = async () => answer('new');
    clock.time += 2500;
    expect(await cache.get('/api/a', ask)).toEqual(answer('old'));
    clock.time += 200;
    expect(await cache.get('/api/a', ask)).toEqual(answer('new'));
  });

  it('does not keep failures', async () => {
    const { cache } = cacheAt();
    expect(await cache.get('/api/a', async () => answer('down', 503))).toEqual(answer('down', 503));
    expect(await cache.get('/api/a', async () => answer('up'))).toEqual(answer('up'));
  });

  it('asks anew after a service threw', async () => {
    const { cache } = cacheAt();
    await expect(cache.get('/api/a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await cache.get('/api/a', async () => answer('up'))).toEqual(answer('up'));
  });

  it('neither shares nor keeps what was asked for before a write', async () => {
    const { cache } = cacheAt();
    const before = slowService();
    const old = cache.get('/api/a', before.asked);
    cache.clear();
    expect(await cache.get('/api/a', async () => answer('new'))).toEqual(answer('new'));
    before.answers(answer('old'));
    expect(await old).toEqual(answer('old'));
    expect(await cache.get('/api/a', async () => answer('newer'))).toEqual(answer('new'));
  });

  it('holds no more bytes than it may', async () => {
    const { cache } = cacheAt({ maxBytes: 2500 });
    const kilobyte = async () => answer('x'.repeat(1000));
    for (const path of ['/a', '/b', '/c']) await cache.get(path, kilobyte);
    const again = jest.fn(kilobyte);
    await cache.get('/a', again);
    expect(again).toHaveBeenCalledTimes(1);
  });
});
