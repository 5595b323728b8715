import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { audit } from '../audit.ts';
import { crawl } from './crawl.ts';
import { ORIGIN, plantedHtml } from './planted-site.ts';
import { isClean, report } from '../report.core.ts';

type Respond = (answer: ServerResponse, request: IncomingMessage) => void;

let site: Record<string, Respond>;
let asked: { path: string; at: number }[];
let origin = '';
const server = createServer((request, answer) => {
  const path = request.url ?? '';
  asked.push({ path, at: performance.now() });
  const respond = site[path];
  if (respond) respond(answer, request);
  else answer.writeHead(404).end();
});
const page =
  (path: string, links: string[], more: object = {}): Respond =>
  (answer) =>
    void answer
      .setHeader('content-type', 'text/html; charset=utf-8')
      .setHeader('content-encoding', 'gzip')
      .end(gzipSync(plantedHtml(path, { links, ...more })));
const text =
  (body: string): Respond =>
  (answer) =>
    void answer.end(body);
const moved =
  (to: string): Respond =>
  (answer) =>
    void answer.writeHead(301, { location: to }).end();

const urlset = (...paths: string[]) =>
  text(`<urlset>${paths.map((path) => `<url><loc>${ORIGIN}${path}</loc></url>`).join('')}</urlset>`);

beforeEach(async () => {
  asked = [];
  site = {
    '/robots.txt': text(`User-agent: *\nDisallow: /secret\nSitemap: ${ORIGIN}/sitemap.xml\n`),
    '/sitemap.xml': text(`<sitemapindex><sitemap><loc>${ORIGIN}/sitemap-1.xml</loc></sitemap></sitemapindex>`),
    '/sitemap-1.xml': urlset('', '/a', '/b'),
    '/': page('/', ['/a', 'https://elsewhere.example/x']),
    '/a': page('/a', ['/b?utm=1#x', '/b', '/']),
    '/b': page('/b', []),
    '/b?utm=1': page('/b', []),
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const options = (more: object = {}) => ({ origin, pages: 100, rate: 1000, now: new Date('2026-11-22'), ...more });
const paths = () => asked.map(({ path }) => path);

describe('a crawl', () => {
  it('reads every page once, from link to link, and the sitemap, on this host alone', async () => {
    const crawled = await crawl(options());
    expect(crawled.publicOrigin).toBe(ORIGIN);
    expect([...crawled.visits.keys()].sort()).toEqual(['/', '/a', '/b', '/b?utm=1']);
    expect(paths().sort()).toEqual(['/', '/a', '/b', '/b?utm=1', '/robots.txt', '/sitemap-1.xml', '/sitemap.xml']);
    expect(crawled.foundOn.get('/b')).toBe('/a');
    expect(crawled.sitemap.map(({ path }) => path)).toEqual(['/', '/a', '/b']);
  });

  it('of a faultless site finds nothing wrong, and says what it has read', async () => {
    const result = await audit(options());
    expect(report(result)).toContain('4 addresses, 4 pages, 3 indexable, 3 in the sitemap.');
    expect(report(result)).toContain('Clicks from home: 0: 1, 1: 1, 2: 1.');
    expect(isClean(result)).toBe(true);
  });

  it('names every fault with an example, and then is not clean', async () => {
    site['/b'] = page('/b', ['/gone', '/old']);
    site['/old'] = moved('/a');
    site['/sitemap-1.xml'] = urlset('', '/a', '/b', '/c');
    site['/c'] = page('/c', [], { title: 'Title of /a' });
    const result = await audit(options());
    expect(isClean(result)).toBe(false);
    const told = report(result, 1);
    for (const line of [
      '/gone: 404, linked on /b',
      '/old: 301 to /a',
      '/c: "Title of /a" as on /a',
      '/c: no page leads',
    ]) {
      expect(told).toContain(line);
    }
  });

  it('of a site with demo data is not clean either, because it has seen no indexable page', async () => {
    for (const path of ['/', '/a', '/b', '/b?utm=1']) site[path] = page(path, ['/a'], { robots: 'noindex, follow' });
    site['/robots.txt'] = text('User-agent: *\nAllow: /\n');
    const result = await audit(options());
    expect(isClean(result)).toBe(false);
    expect(report(result)).toContain('No page is indexable');
  });

  it('keeps away from what robots.txt forbids', async () => {
    site['/a'] = page('/a', ['/secret/1']);
    const crawled = await crawl(options());
    expect(paths()).not.toContain('/secret/1');
    expect(crawled.forbidden).toEqual(['/secret/1']);
  });

  it('ends after as many addresses as it was given, and says so', async () => {
    const links = Array.from({ length: 50 }, (_, index) => `/n${index}`);
    site['/'] = page('/', links);
    const result = await audit(options({ pages: 10 }));
    expect(result.addresses).toBe(10);
    expect(report(result)).toContain('Not everything was read');
  });

  it('is no faster than it was told', async () => {
    site['/'] = page(
      '/',
      Array.from({ length: 20 }, (_, index) => `/n${index}`),
    );
    await crawl(options({ rate: 50, atOnce: 10 }));
    const times = asked.map(({ at }) => at);
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(((asked.length - 1) / 50) * 1000 - 30);
  });

  it('comes again to who is busy, after as long as told', async () => {
    let refusals = 2;
    const real = page('/b', []);
    site['/b'] = (answer, request) =>
      refusals-- > 0 ? void answer.writeHead(503, { 'retry-after': '0.05' }).end() : real(answer, request);
    expect((await crawl(options())).visits.get('/b')?.status).toBe(200);
  });

  it('tells a sitemap that cannot be read', async () => {
    delete site['/sitemap-1.xml'];
    expect((await crawl(options())).sitemapProblems).toEqual([{ file: '/sitemap-1.xml', problem: 'answers 404' }]);
    site['/sitemap-1.xml'] = text('<urlset></urlset>');
    expect((await crawl(options())).sitemapProblems).toEqual([{ file: '/sitemap-1.xml', problem: 'lists nothing' }]);
  });
});
