import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { listen } from '@lawdex/infra/testing';
import { audit, isClean, report } from '../audit.ts';
import { ORIGIN, plantedHtml, type Planted } from '../testing/planted-site.ts';
import { crawl } from './crawl.ts';

type Respond = (answer: ServerResponse, request: IncomingMessage) => unknown;

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
  (path: string, links: string[], more: Planted = {}): Respond =>
  (answer) =>
    answer
      .setHeader('content-type', 'text/html; charset=utf-8')
      .setHeader('content-encoding', 'gzip')
      .end(gzipSync(plantedHtml(path, { links, ...more })));
const text =
  (body: string): Respond =>
  (answer) =>
    answer.end(body);
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
  origin = `http://127.0.0.1:${await listen(server)}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const options = (more: object = {}) => ({ origin, pages: 100, rate: 1000, ...more });
const paths = () => asked.map(({ path }) => path).sort();

it('a faultless site is read once, from link to link, and its sitemap, on this host alone', async () => {
  const result = await audit(options());
  expect(paths()).toEqual(['/', '/a', '/b', '/b?utm=1', '/robots.txt', '/sitemap-1.xml', '/sitemap.xml']);
  expect(report(result)).toContain('4 addresses, 4 pages, 3 indexable, 3 in the sitemap.');
  expect(isClean(result)).toBe(true);
});

it('a site with demo data is not clean either, because no page of it is indexable; its searches are not gone through', async () => {
  for (const path of ['/', '/a', '/b']) site[path] = page(path, ['/a', '/b?utm=1'], { robots: 'noindex, follow' });
  site['/robots.txt'] = text('User-agent: *\nAllow: /\n');
  const result = await audit(options());
  expect(isClean(result)).toBe(false);
  expect(report(result)).toContain('No page is indexable');
  expect(paths()).toEqual(['/', '/a', '/robots.txt']);
});

it('what robots.txt forbids is not read, and more than was given neither', async () => {
  const links = Array.from({ length: 50 }, (_, index) => `/n${index}`);
  site['/a'] = page('/a', ['/secret/1', ...links]);
  const crawled = await crawl(options({ pages: 10 }));
  expect(crawled.forbidden).toEqual(['/secret/1']);
  expect(crawled.visits.size).toBe(10);
  expect(crawled.isCut).toBe(true);
});

it('a crawl is no faster than it was told, and comes again to who is busy', async () => {
  let refusals = 2;
  const real = page('/b', []);
  site['/b'] = (answer, request) =>
    refusals-- > 0 ? answer.writeHead(503, { 'retry-after': '0.05' }).end() : real(answer, request);
  const links = Array.from({ length: 20 }, (_, index) => `/n${index}`);
  site['/a'] = page('/a', ['/b', ...links]);
  expect((await crawl(options({ rate: 50 }))).visits.get('/b')?.status).toBe(200);
  const times = asked.map(({ at }) => at);
  expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(((asked.length - 1) / 50) * 1000 - 30);
});

it('a sitemap that cannot be read is told', async () => {
  delete site['/sitemap-1.xml'];
  expect((await crawl(options())).sitemapProblems).toEqual([{ path: '/sitemap-1.xml', detail: 'answers 404' }]);
  site['/sitemap-1.xml'] = text('<urlset></urlset>');
  expect((await crawl(options())).sitemapProblems).toEqual([{ path: '/sitemap-1.xml', detail: 'lists nothing' }]);
});
