import { jest } from '@jest/globals';
import { FakeRedis } from '../../../test/fake-redis.ts';
import { VisitorNames } from '../visitors/visitor-name.ts';
import type { UpstreamOutcome } from './upstream/upstream-request.ts';
import { Views, type ViewsOptions } from './views.ts';

const DAY_MS = 86_400_000;
const POST = '/api/blog/posts/a';
const DOCUMENT = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' };

let told: string[];
let outcome: UpstreamOutcome;
const services: ViewsOptions['services'] = {
  async send({ method, path, headers }) {
    told.push(`${method} ${path} ${headers['meter']}`);
    return outcome;
  },
};
const viewsOfShell = (names = new VisitorNames(new Map(), () => Date.now()), shared: ViewsOptions['shared'] = null) =>
  new Views({ services, names, origin: 'https://lawdex.test', shared });
const answered = (status: number): UpstreamOutcome => ({
  kind: 'answered',
  answer: { status, headers: {}, body: Buffer.alloc(0) },
});
let views: Views;
beforeEach(() => {
  jest.useFakeTimers();
  told = [];
  outcome = answered(200);
  views = viewsOfShell();
});
afterEach(() => void jest.useRealTimers());

const read = (path = POST, ip = '192.0.2.1', headers: Record<string, string> = {}, method = 'GET') =>
  views.add({ ip, headers: { 'user-agent': 'Mozilla/5.0', ...headers }, method }, [path]);
const reports = async () => {
  await views.report();
  return told.splice(0);
};

describe('a visitor', () => {
  it('counts once for a post, however often and in whatever spelling they ask, and once for another one', async () => {
    await Promise.all(Array.from({ length: 230 }, () => read()));
    for (const path of ['/api/blog/posts/%61', '/api/blog/posts/A', `${POST}?x=1`]) await read(path);
    await read('/api/blog/posts/b');
    expect(await reports()).toEqual([`HEAD ${POST} count=1/0`, 'HEAD /api/blog/posts/b count=1/0']);
  });

  it('counts again on the next day', async () => {
    jest.setSystemTime(DAY_MS - 1);
    await read();
    await read();
    jest.setSystemTime(DAY_MS);
    await read();
    expect(await reports()).toEqual([`HEAD ${POST} count=2/0`]);
  });

  it.each<[string, Record<string, string>, method: string]>([
    ['is a robot', { 'user-agent': 'Googlebot/2.1' }, 'GET'],
    ['asks ahead', { 'sec-purpose': 'prefetch' }, 'GET'],
    ['asks for the head alone', {}, 'HEAD'],
    ['looks at a page of another site that calls ours', { origin: 'https://evil.example' }, 'GET'],
    ['looks at a picture there that is our post', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }, 'GET'],
  ])('who %s counts for nothing, and counts when they read', async (_, headers, method) => {
    await read(POST, '192.0.2.1', headers, method);
    expect(await reports()).toEqual([]);
    await read(POST, '192.0.2.1', DOCUMENT);
    expect(await reports()).toHaveLength(1);
  });

  it('of several shells counts once', async () => {
    const { shared } = new FakeRedis();
    const keys = new Map<number, Buffer>();
    for (const count of [1, 0]) {
      views = viewsOfShell(new VisitorNames(keys), shared);
      await read();
      expect(await reports()).toHaveLength(count);
    }
  });
});

it.each([
  ['/24', (index: number) => `192.0.2.${index}`, '192.0.3.1'],
  ['/48', (index: number) => `2001:db8:1:${index}::1`, '2001:db8:2::1'],
])('a network, a %s, counts for five visitors at most', async (_, from, elsewhere) => {
  for (let index = 0; index < 100; index++) await read(POST, from(index));
  await read(POST, elsewhere);
  expect(await reports()).toEqual([`HEAD ${POST} count=6/0`]);
});

it.each<[string, UpstreamOutcome, again: string[]]>([
  ['is down', { kind: 'unavailable' }, [`HEAD ${POST} count=2/0`]],
  ['fails', answered(503), [`HEAD ${POST} count=2/0`]],
  ['has heard', answered(200), [`HEAD ${POST} count=1/0`]],
  ['knows no such post any more', answered(404), [`HEAD ${POST} count=1/0`]],
])('views are told after five seconds, and what follows when the service %s', async (_, first, again) => {
  outcome = first;
  await read();
  await jest.advanceTimersByTimeAsync(4_999);
  expect(told).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(told.splice(0)).toEqual([`HEAD ${POST} count=1/0`]);
  outcome = answered(200);
  await read(POST, '198.51.100.1');
  await jest.advanceTimersByTimeAsync(5_000);
  expect(told).toEqual(again);
});
