import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { VisitorNames } from './visitor-name.ts';
import { Views } from './views.ts';

const DAY_MS = 86_400_000;
const POST = '/api/blog/posts/a';
const DOCUMENT = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' };

let counted: string[];
const hits = { add: (path: string) => void counted.push(path) };
const viewsOfShell = (
  names = new VisitorNames(new Map(), () => Date.now()),
  shared: ConstructorParameters<typeof Views>[0]['shared'] = null,
) => new Views({ hits, names, origin: 'https://lawdex.test', shared });
let views: Views;
beforeEach(() => {
  counted = [];
  views = viewsOfShell();
});

const read = (path = POST, ip = '192.0.2.1', headers: Record<string, string> = {}, method = 'GET') =>
  views.add({ ip, headers: { 'user-agent': 'Mozilla/5.0', ...headers }, method }, [path]);

describe('a visitor', () => {
  it('counts once for a post, however often and in whatever spelling he asks, and once for another one', async () => {
    await Promise.all(Array.from({ length: 230 }, () => read()));
    for (const path of ['/api/blog/posts/%61', '/api/blog/posts/A', `${POST}?x=1`]) await read(path);
    expect(counted).toEqual([POST]);
    await read('/api/blog/posts/b');
    expect(counted).toEqual([POST, '/api/blog/posts/b']);
  });

  it('counts again on the next day', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(DAY_MS - 1);
    await read();
    await read();
    clock.mockReturnValue(DAY_MS);
    await read();
    clock.mockRestore();
    expect(counted).toEqual([POST, POST]);
  });

  it.each<[string, Record<string, string>, method: string]>([
    ['is a robot', { 'user-agent': 'Googlebot/2.1' }, 'GET'],
    ['asks ahead', { 'sec-purpose': 'prefetch' }, 'GET'],
    ['asks for the head alone', {}, 'HEAD'],
    ['looks at a page of another site that calls ours', { origin: 'https://evil.example' }, 'GET'],
    ['looks at a picture there that is our post', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }, 'GET'],
  ])('who %s counts for nothing, and counts when he reads', async (_, headers, method) => {
    await read(POST, '192.0.2.1', headers, method);
    expect(counted).toEqual([]);
    await read(POST, '192.0.2.1', DOCUMENT);
    expect(counted).toEqual([POST]);
  });
});

it.each([
  ['/24', (index: number) => `192.0.2.${index}`, '192.0.3.1'],
  ['/48', (index: number) => `2001:db8:1:${index}::1`, '2001:db8:2::1'],
])('a network, a %s, counts for five visitors at most', async (_, from, elsewhere) => {
  for (let index = 0; index < 100; index++) await read(POST, from(index));
  expect(counted).toHaveLength(5);
  await read(POST, elsewhere);
  expect(counted).toHaveLength(6);
});

it('a visitor of several shells counts once', async () => {
  const counts = new Map<string, number>();
  const shared = {
    async count(what: string, ttl: number) {
      const current = (counts.get(what) ?? 0) + 1;
      counts.set(what, current);
      return { current, ttl };
    },
  };
  const keys = new Map<number, Buffer>();
  for (let shell = 0; shell < 2; shell++) {
    views = viewsOfShell(new VisitorNames(keys), shared);
    await read();
  }
  expect(counted).toEqual([POST]);
});
