import { createServer } from 'node:http';
import { upstreamsText } from '@lawdex/contracts';
import { tooSlowFor, type Asked, type TextField } from '@lawdex/svc-kit/testing/worst-texts';
import { listening } from './ask.ts';
import { TestReleases } from './releases.ts';
import { ShellProcess, upstream } from './shell-process.ts';

const releases = new TestReleases();
let shell: ShellProcess;

const service = createServer((request, answer) => {
  request.resume();
  answer.setHeader('content-type', 'application/json').end('{}');
});

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  releases.publish({ shell: releases.version('shell'), 'mf-sample': releases.version('mf-sample') });
  const url = `http://127.0.0.1:${listening(service).port}`;
  shell = await ShellProcess.start(releases, {
    UPSTREAMS: upstreamsText([upstream(url, '/api/')]),
    TRUSTED_PROXIES: '127.0.0.1',
  });
});

afterAll(async () => {
  service.close();
  await shell.stop();
  releases.remove();
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
  const answer = await fetch(shell.origin + path, {
    ...{ method, redirect: 'manual', headers: { 'content-type': type, origin: 'https://lawdex.test', ...headers } },
    ...(body && { body: isForm ? new URLSearchParams(body as Record<string, string>) : JSON.stringify(body) }),
  });
  await answer.arrayBuffer();
  return answer;
}

it('no address, header or body in the worst characters takes the thread of HTTP for 50 ms', async () => {
  expect(await tooSlowFor(FIELDS, {}, send, {}, () => shell.busyMs)).toEqual([]);
});
