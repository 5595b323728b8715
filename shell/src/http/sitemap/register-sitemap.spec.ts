import type { ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import type { SitemapEntry, SitemapPart } from '@lawdex/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import { ask, listening, serverUnderTest } from '../../../test/ask.ts';
import { siteConfig } from '../../site.config.ts';
import { Services } from '../gateway/services.ts';
import { registerSitemap, readFileName } from './register-sitemap.ts';

const AT = '2026-11-20T08:30:00.000Z';
const FRESH_MS = 600_000;

/** A service that lists `rows` addresses, in parts of 10. */
let rows: number;
let isDown: boolean;
let asked: string[];
const clock = { at: 0, now: () => clock.at };
const keyOf = (row: number) => String(row).padStart(4, '0');

const service = serverUnderTest(({ url = '' }, answer) => {
  asked.push(url);
  if (isDown) return void answer.writeHead(503).end();
  const { pathname, searchParams } = new URL(url, 'http://service');
  if (pathname === '/sitemaps/posts') return json(answer, parts());
  return json(answer, entries(searchParams.get('from') ?? '', searchParams.get('before') ?? '9999'));
});
const json = (answer: ServerResponse, body: unknown) => void answer.end(JSON.stringify(body));

const parts = (): SitemapPart[] =>
  Array.from({ length: Math.ceil(rows / 10) }, (_, part) => ({
    from: keyOf(part * 10),
    count: Math.min(10, rows - part * 10),
    lastModified: AT,
  }));

function entries(from: string, before: string): SitemapEntry[] {
  const all = Array.from({ length: rows }, (_, row) => keyOf(row));
  return all.filter((key) => key >= from && key < before).map((key) => ({ path: `/blog/${key}`, lastModified: AT }));
}

let server: FastifyInstance;
let services: Services;
async function open(demoData = false): Promise<void> {
  const upstreams = [
    { name: 'svc-blog', url: `http://127.0.0.1:${listening(service).port}`, prefixes: [], sitemaps: ['posts'] },
  ];
  services = new Services(upstreams, { onWritten: () => undefined, log: () => undefined });
  server = Fastify();
  registerSitemap(server, { upstreams, services, site: siteConfig('https://lawdex.test', demoData), clock });
  await server.listen({ port: 0, host: '127.0.0.1' });
}

beforeEach(() => {
  [rows, isDown, asked, clock.at] = [25, false, [], 0];
});
afterEach(async () => {
  await server.close();
  await services.close();
});

const get = (path: string, headers: Record<string, string> = {}) => ask(server.server, { path, headers });
const locs = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);
const index = async () => locs((await get('/sitemap.xml', { host: 'evil.example' })).text);
const file = (part: number) => get(`/sitemap-posts-${part}.xml`);

describe('the sitemap', () => {
  it('names the files of each service and of the site itself, whatever Host is asked for', async () => {
    await open();
    const names = ['pages-1', 'posts-1', 'posts-2', 'posts-3'];
    expect(await index()).toEqual(names.map((name) => `https://lawdex.test/sitemap-${name}.xml`));
  });

  it('lists each address in one file, and asks the service once for all who come at the same time', async () => {
    rows = 75;
    await open();
    const files = (await index()).filter((loc) => loc?.includes('posts'));
    const found = [];
    for (const loc of files) found.push(...locs((await get(new URL(loc ?? '').pathname)).text));
    expect(found).toEqual(Array.from({ length: 75 }, (_, row) => `https://lawdex.test/blog/${keyOf(row)}`));
    asked = [];
    clock.at = FRESH_MS;
    await Promise.all(Array.from({ length: 20 }, () => file(1)));
    expect(asked).toHaveLength(2);
  });

  it('comes in gzip to who takes it, plain to others, and not again to who has it', async () => {
    await open();
    const plain = await file(1);
    const packed = await get('/sitemap-posts-1.xml', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'content-encoding': 'gzip',
      vary: 'accept-encoding',
      'cache-control': 'public, max-age=600',
    });
    expect(gunzipSync(packed.body).toString()).toBe(plain.text);
    const again = await get('/sitemap-posts-1.xml', { 'if-none-match': packed.headers.etag ?? '' });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('follows the rows within ten minutes', async () => {
    await open();
    expect(await index()).toHaveLength(4);
    rows = 5;
    clock.at = FRESH_MS;
    expect(await index()).toHaveLength(2);
    expect(locs((await file(1)).text)).toHaveLength(5);
    expect((await file(3)).status).toBe(404);
  });

  it.each(['/sitemap-posts-4.xml', '/sitemap-toString-1.xml', '/sitemap-pages-2.xml', '/sitemap-x'])(
    'has no %s',
    async (path) => {
      await open();
      expect((await get(path)).status).toBe(404);
    },
  );
});

describe('while a service is down', () => {
  it('its first file is named, and says when to come again', async () => {
    isDown = true;
    await open();
    expect(await index()).toHaveLength(2);
    const answer = await file(1);
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '60']);
    expect((await get('/sitemap-pages-1.xml')).status).toBe(200);
  });

  it('the index goes on naming what it knew, and files that were made are still given', async () => {
    await open();
    await index();
    await file(2);
    isDown = true;
    clock.at = 3 * FRESH_MS;
    expect(await index()).toHaveLength(4);
    expect((await file(2)).status).toBe(200);
    expect((await file(1)).status).toBe(503);
    isDown = false;
    expect((await file(1)).status).toBe(200);
  });

  it('no file is ever an empty one', async () => {
    await open();
    await index();
    rows = 0;
    expect((await file(1)).status).toBe(503);
  });
});

it('robots.txt lets crawlers read every page, and names the sitemap by the public origin', async () => {
  await open();
  const text = 'User-agent: *\nAllow: /\n\nSitemap: https://lawdex.test/sitemap.xml\n';
  expect((await get('/robots.txt')).text).toBe(text);
});

it('a site with demo data has none, and its robots.txt names none', async () => {
  await open(true);
  expect((await get('/sitemap.xml')).status).toBe(404);
  expect((await get('/sitemap-pages-1.xml')).status).toBe(404);
  expect((await get('/robots.txt')).text).toBe('User-agent: *\nAllow: /\n');
  expect(asked).toEqual([]);
});

it.each(['a', 'a-0', 'a-01', 'a-100000', '-1', 'A-1', 'a%2fb-1'])('takes /sitemap-%s.xml for no file', (name) => {
  expect(readFileName(`/sitemap-${name}.xml`)).toBeNull();
});
