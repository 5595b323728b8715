import { sendRaw } from './raw.ts';
import { shellUnderTest } from './shell-under-test.ts';

/** Sends no cache headers unless the address asks for them. */
const site = shellUnderTest({}, (request, answer) => {
  if (request.url === '/api/image') answer.setHeader('cache-control', 'public, max-age=60');
  answer.statusCode = request.url?.startsWith('/api/missing') ? 404 : request.method === 'POST' ? 201 : 200;
  answer.setHeader('content-type', 'application/json').end('{}');
});

const ask = (first: string, headers: readonly string[] = [], body = '') =>
  sendRaw(
    site.shell.origin,
    [`${first} HTTP/1.1`, 'Host: lawdex.test', 'Connection: close', ...headers, '', body].join('\r\n'),
  );

const json = (body: string) => ['Content-Type: application/json', `Content-Length: ${body.length}`];
const form = (body: string) => ['Content-Type: application/x-www-form-urlencoded', `Content-Length: ${body.length}`];
const script = async () => `GET ${/<script src="([^"]+)"/.exec((await ask('GET /sample')).body)?.[1]}`;

describe('every answer', () => {
  it.each<[what: string, status: number, () => ReturnType<typeof ask>]>([
    ['a page', 200, () => ask('GET /sample')],
    ['a page that moved', 301, () => ask('GET /sample/')],
    ['no page', 404, () => ask('GET /nowhere')],
    ['an address that cannot be decoded', 400, () => ask('GET /%E0%A4%A')],
    ['a form that is no form', 415, () => ask('POST /sample', json('{}'), '{}')],
    ['a form from elsewhere', 403, () => ask('POST /sample', ['Origin: https://evil.example', ...form('a=b')], 'a=b')],
    [
      'a form that a browser calls cross-site',
      403,
      () => ask('POST /sample', ['Sec-Fetch-Site: cross-site', ...form('a=b')], 'a=b'),
    ],
    ['a file of a release', 200, async () => ask(await script())],
    ['no file of a release', 404, () => ask('GET /_mf/shell/1/none.js')],
    ['a public file', 200, () => ask('GET /favicon.svg')],
    ['robots.txt', 200, () => ask('GET /robots.txt')],
    ['health', 200, () => ask('GET /health/ready')],
    ['a read of the API', 200, () => ask('GET /api/things')],
    ['an image of a service', 200, () => ask('GET /api/image')],
    ['a write', 201, () => ask('POST /api/things', json('{}'), '{}')],
    ['an error of a service', 404, () => ask('GET /api/missing')],
    ['a write that the gateway refuses', 415, () => ask('POST /api/things', form('a=b'), 'a=b')],
    [
      'a body that is too long',
      413,
      () => ask('POST /api/things', ['Content-Type: application/json', 'Content-Length: 40000']),
    ],
    ['a method that nothing takes', 404, () => ask('PUT /sample', json('{}'), '{}')],
    ['an expectation that nobody knows', 200, () => ask('GET /robots.txt', ['Expect: the-unexpected'])],
    ['a request without Host', 400, () => sendRaw(site.shell.origin, 'GET / HTTP/1.1\r\n\r\n')],
    ['no HTTP at all', 400, () => sendRaw(site.shell.origin, 'HELLO\r\n\r\n')],
    ['headers of 20 kB', 431, () => ask('GET /', [`X-Long: ${'x'.repeat(20_000)}`])],
  ])('carries what keeps browsers safe: %s', async (_, status, get) => {
    const answer = await get();
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    if (status >= 400) expect(answer.headers['cache-control'] ?? 'no-store').toBe('no-store');
  });

  it('speaks of https only where the site is reached by it, and for its subdomains where it is told to', async () => {
    const transport = async (env: Record<string, string>) => {
      const other = await site.start(env);
      const answer = await other.get('/robots.txt');
      await other.stop();
      return answer.headers.get('strict-transport-security');
    };
    expect(await transport({ PUBLIC_ORIGIN: 'http://lawdex.test' })).toBeNull();
    expect(await transport({ HSTS_SUBDOMAINS: 'true' })).toBe('max-age=31536000; includeSubDomains');
  });
});

it.each([
  ['by the visitor who read it', 'GET /api/things', 'private, no-cache'],
  ['as its service says', 'GET /api/image', 'public, max-age=60'],
  ['by nobody when it is an error', 'GET /api/missing', 'no-store'],
  ['by nobody when something was written', 'POST /api/things', 'no-store'],
])('an answer of the API may be kept %s: %s', async (_, first, kept) => {
  const body = first.startsWith('POST') ? '{}' : '';
  expect((await ask(first, body ? json(body) : [], body)).headers['cache-control']).toBe(kept);
});

describe('a request', () => {
  it.each([
    ['GET http://evil.example/api/things', 200],
    ['GET HTTP://evil.example/sample', 200],
    ['GET http://evil.example', 404],
    ['GET //evil.example/api/things', 301],
    ['GET *', 400],
    ['OPTIONS *', 404],
    ['CONNECT lawdex.test:443', 0],
    ['GET /sample?q=10 kB', 200],
    ['GET /2.5 kB', 404],
    ['GET /sample/10 kB', 404],
  ])('%s is answered with %i', async (first, status) => {
    const long = first.replace(/([\d.]+) kB/, (_, kB) => 'x'.repeat(Number(kB) * 1000));
    expect((await ask(long)).status).toBe(status);
  });

  it.each<[what: string, headers: string[], body: string, status: number]>([
    ['3,000 headers', Array.from({ length: 3000 }, (_, index) => `X${index}: 1`), '', 431],
    ['two hosts', ['Host: evil.example'], '', 400],
    ['two lengths', ['Content-Length: 2', 'Content-Length: 3'], '{}', 400],
    ['a length and chunks', ['Content-Length: 2', 'Transfer-Encoding: chunked'], '0\r\n\r\n', 400],
    ['a length that is no number', ['Content-Length: 2x'], '{}', 400],
    ['an encoded body', ['Content-Type: application/json', 'Content-Encoding: gzip', 'Content-Length: 2'], '{}', 415],
    [
      'chunks beyond the limit',
      ['Content-Type: application/json', 'Transfer-Encoding: chunked'],
      `9c40\r\n${'x'.repeat(40_000)}\r\n0\r\n\r\n`,
      413,
    ],
  ])('with %s is answered with the right refusal', async (_, headers, body, status) => {
    expect((await ask('POST /api/things', headers, body)).status).toBe(status);
  });

  it('of HTTP/1.0 is answered, without a Host', async () => {
    expect((await sendRaw(site.shell.origin, 'GET /robots.txt HTTP/1.0\r\n\r\n')).status).toBe(200);
  });
});
