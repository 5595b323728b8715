import { jest } from '@jest/globals';
import { ServiceCache, type GroupedAnswer } from './service-cache.ts';

const answer = (body: string, status = 200, groups: string[] = []): GroupedAnswer => ({
  answer: { status, body },
  groups,
  isDegraded: status >= 500,
  isPrivate: false,
});
const patience = { within: 1000 };

function cacheAt() {
  const clock = { time: 1000, now: () => clock.time };
  return { cache: new ServiceCache({ clock }), clock };
}

/** A service that answers when the test says so. */
function slowService() {
  let settle: (answer: GroupedAnswer) => void = () => undefined;
  let stopped: AbortSignal | undefined;
  const asked = jest.fn((signal: AbortSignal) => {
    stopped = signal;
    return new Promise<GroupedAnswer>((resolve) => (settle = resolve));
  });
  return { asked, answers: (given: GroupedAnswer) => settle(given), isStopped: () => stopped?.aborted };
}

it('asks once for all who ask at the same time, and those of the next 3 s', async () => {
  const { cache, clock } = cacheAt();
  const { asked, answers } = slowService();
  const both = Promise.all([cache.get('/api/a', patience, asked), cache.get('/api/a', patience, asked)]);
  answers(answer('a'));
  expect(await both).toEqual([answer('a'), answer('a')]);
  clock.time += 2999;
  expect(await cache.get('/api/a', patience, asked)).toEqual(answer('a'));
  clock.time += 1;
  expect(await cache.get('/api/a', patience, async () => answer('new'))).toEqual(answer('new'));
  expect(asked).toHaveBeenCalledTimes(1);
});

it.each([
  ['says that it fails', async () => answer('down', 503)],
  ['throws', () => Promise.reject(new Error('broken'))],
])('asks anew after a service %s', async (_, ask) => {
  const { cache } = cacheAt();
  await cache.get('/api/a', patience, ask).catch(() => null);
  expect(await cache.get('/api/a', patience, async () => answer('up'))).toEqual(answer('up'));
});

it('gives the last answer, as an old one, while the service has nothing better to say', async () => {
  const { cache, clock } = cacheAt();
  await cache.get('/api/a', patience, async () => answer('good'));
  clock.time += 60_000;
  const old = { ...answer('good'), isDegraded: true };
  expect(await cache.get('/api/a', patience, async () => answer('down', 503))).toEqual(old);
  expect(await cache.get('/api/a', { within: 5 }, () => new Promise(() => undefined))).toEqual(old);
  clock.time += 300_000;
  expect(await cache.get('/api/a', patience, async () => answer('down', 503))).toEqual(answer('down', 503));
});

it('neither shares nor keeps what was asked for before a write to one of its groups', async () => {
  const { cache } = cacheAt();
  const before = slowService();
  const old = cache.get('/api/a', patience, before.asked);
  cache.forget(['business-1']);
  expect(await cache.get('/api/a', patience, async () => answer('new', 200, ['business-1']))).toMatchObject({
    answer: { body: 'new' },
  });
  before.answers(answer('old', 200, ['business-1']));
  expect(await old).toMatchObject({ answer: { body: 'old' } });
  expect(await cache.get('/api/a', patience, async () => answer('newer'))).toMatchObject({ answer: { body: 'new' } });
});

it('lets each wait as long as it may, and gives the question up once nobody waits any more', async () => {
  const { cache } = cacheAt();
  const service = slowService();
  const visitor = new AbortController();
  const hurried = cache.get('/api/a', { within: 10 }, service.asked);
  const leaves = cache.get('/api/a', { within: 1000, signal: visitor.signal }, service.asked);
  expect(await hurried).toBeNull();
  expect(service.isStopped()).toBe(false);
  visitor.abort();
  expect(await leaves).toBeNull();
  expect(service.isStopped()).toBe(true);
  expect(await cache.get('/api/a', patience, async () => answer('anew'))).toEqual(answer('anew'));
});
