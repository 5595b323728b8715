import { tooSlowFor, type Asked, type TextField } from '@lawdex/svc-kit/testing/worst-texts';
import { shellUnderTest } from './shell-under-test.ts';

const site = shellUnderTest({ TRUSTED_PROXIES: '127.0.0.1' }, (request, answer) => {
  request.resume();
  answer.setHeader('content-type', 'application/json').end('{}');
});

const field = (method: string, path: string, place: TextField['in'], name: string): TextField => {
  return { method, path, in: place, name, max: undefined, others: [] };
};

const READ = ['accept', 'accept-encoding', 'accept-language', 'cookie', 'referer', 'user-agent', 'traceparent'];
const TOLD = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-request-id', 'sec-fetch-site', 'purpose'];
const OF_FILES = ['if-none-match', 'if-modified-since', 'range', 'if-range'];
const OF_WRITES = ['origin', 'content-type', 'content-encoding', 'idempotency-key'];

const FIELDS: readonly TextField[] = [
  field('get', '/{address}', 'path', 'address'),
  field('get', '/sample/{more}', 'path', 'more'),
  field('get', '/_mf/{file}', 'path', 'file'),
  field('get', '/api/{thing}', 'path', 'thing'),
  ...['/sample', '/nowhere', '/api/things', '/favicon.svg'].map((path) => field('get', path, 'query', 'q')),
  ...[...READ, ...TOLD].map((name) => field('get', '/sample', 'header', name)),
  ...OF_FILES.map((name) => field('get', '/favicon.svg', 'header', name)),
  ...[...TOLD, ...OF_WRITES].map((name) => field('post', '/api/things', 'header', name)),
  field('post', '/api/things', 'body', 'comment'),
  // So many of three bytes fit into a form.
  { ...field('post', '/reads', 'body', 'comment'), max: 3_000 },
];

async function send({ method, path, headers, body }: Asked): Promise<{ status: number }> {
  const isForm = path === '/reads';
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  const answer = await fetch(site.shell.origin + path, {
    ...{ method, redirect: 'manual', headers: { 'content-type': type, origin: 'https://lawdex.test', ...headers } },
    ...(body && { body: isForm ? new URLSearchParams(body as Record<string, string>) : JSON.stringify(body) }),
  });
  await answer.arrayBuffer();
  return answer;
}

it('no address, header or body in the worst characters takes the thread of HTTP for 50 ms', async () => {
  expect(await tooSlowFor(FIELDS, {}, send, {}, () => site.shell.busyMs)).toEqual([]);
});
