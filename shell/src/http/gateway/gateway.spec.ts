import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SENDER_HEADER, SENDER_NETWORK_HEADER, VISITOR_HEADER } from '@lawdex/contracts';
import Fastify from 'fastify';
import { ask, listening } from '../../../test/ask.ts';
import { openGates } from '../admission/gates.ts';
import type { CheckWrite } from '../limits/too-many.ts';
import { addressGroup } from './address-group.core.ts';
import { registerGateway } from './gateway.ts';
import { VisitorNames } from './visitor-name.ts';
import type { Views } from './views.ts';
import { Services } from './services.ts';

const ORIGIN = 'https://lawdex.test';
const MAX_ANSWER_BYTES = 1000;
const onWritten = jest.fn();
const checkWrite = jest.fn<CheckWrite>();
const add = jest.fn<Views['add']>();

/** The service's answer to the next request, and the last request that it saw. */
let respond: (answer: ServerResponse) => void;
let seen: { request: IncomingMessage; body: string } | null;

const service = createServer((request, answer) => {
  let body = '';
  request.on('data', (chunk) => (body += String(chunk)));
  request.on('end', () => {
    seen = { request, body };
    respond(answer);
  });
});
const server = Fastify({ forceCloseConnections: true });
let services: Services;

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${listening(service).port}`;
  const upstreams = [
    { name: 'svc-directory', url, prefixes: ['/api/', '/feed.xml', '/feeds/'] },
    { name: 'svc-gone', url: 'http://127.0.0.1:9', prefixes: ['/api/gone/'] },
  ];
  services = new Services(upstreams, { maxAnswerBytes: MAX_ANSWER_BYTES, onWritten, log: () => undefined });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  registerGateway(server, {
    upstreams,
    services,
    gates: openGates(1, 800),
    origin: ORIGIN,
    names: new VisitorNames(),
    checkWrite,
    views: { add },
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await server.close();
  await services.close();
  service.close();
});

beforeEach(() => {
  onWritten.mockClear();
  checkWrite.mockReset().mockResolvedValue(null);
  seen = null;
  respond = (answer) => answer.end('{}');
});

const get = (path: string, headers: Record<string, string> = {}) => ask(server.server, { path, headers });

const write = (method: string, headers: Record<string, string> = {}) =>
  ask(server.server, {
    method,
    path: '/api/things/1',
    headers: { origin: ORIGIN, 'content-type': 'application/json', ...headers },
    body: '{"a":1}',
  });

describe('a request', () => {
  it.each(['/api/things?a=%20b', '/feed.xml', '/feeds/', '/feeds/latest.xml?page=2'])(
    'for %s reaches its service with its address as it was sent',
    async (url) => {
      expect((await get(url)).status).toBe(200);
      expect(seen?.request.url).toBe(url);
    },
  );

  it('outside of what the services claim is not theirs', async () => {
    expect((await get('/elsewhere')).status).toBe(404);
    expect(seen).toBeNull();
  });

  it('goes to the service with the longest prefix, here one that is down', async () => {
    const answer = await get('/api/gone/1');
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([503, 'service_unavailable']);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('brings what the visitor accepts and knows already, and nothing that tells who asks', async () => {
    const passed = {
      accept: 'application/xml',
      'accept-language': 'en',
      'if-none-match': '"v1"',
      'if-modified-since': 'Mon, 01 Jan 2024 00:00:00 GMT',
    };
    await get('/api/things', { ...passed, cookie: 'a=b', authorization: 'Bearer x', range: 'bytes=0-1', 'x-own': '1' });
    expect(seen?.request.headers).toMatchObject(passed);
    for (const name of ['cookie', 'authorization', 'range', 'x-own']) {
      expect(seen?.request.headers).not.toHaveProperty(name);
    }
    expect(seen?.request.headers['x-request-id']).toBeTruthy();
  });

  it('is counted by the gateway where the service counts its readers, and not by the service', async () => {
    respond = (answer) => answer.writeHead(200, { meter: 'do-report' }).end('{}');
    await get('/api/things/1', { 'idempotency-key': 'key-of-a-visit' });
    expect(seen?.request.headers.purpose).toBe('prefetch');
    expect(add).toHaveBeenCalledWith(expect.anything(), ['/api/things/1']);
    add.mockClear();
    respond = (answer) => answer.writeHead(404, { meter: 'do-report' }).end('{}');
    await get('/api/things/1');
    respond = (answer) => answer.writeHead(200).end('{}');
    await get('/api/things/1');
    expect(add).not.toHaveBeenCalled();
  });

  it('that reads brings a name of the visitor, ours and not one that he gives himself', async () => {
    const forged = 'f'.repeat(32);
    await get('/api/things', { [VISITOR_HEADER]: forged });
    const name = seen?.request.headers[VISITOR_HEADER];
    expect(name).toMatch(/^[\da-f]{32}$/);
    expect(name).not.toBe(forged);
    await get('/api/things');
    expect(seen?.request.headers[VISITOR_HEADER]).toBe(name);
  });

  it.each([
    ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['a visitor who objects', { 'sec-gpc': '1' }],
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ])('of %s brings no name', async (_, headers) => {
    await get('/api/things', { ...headers, [VISITOR_HEADER]: 'f'.repeat(32) });
    expect(seen?.request.headers).not.toHaveProperty(VISITOR_HEADER);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('that writes by %s brings its body and key', async (method) => {
    await write(method, { 'idempotency-key': 'k1' });
    expect(seen?.request.method).toBe(method);
    expect(seen?.body).toBe('{"a":1}');
    expect(seen?.request.headers['idempotency-key']).toBe('k1');
    expect(onWritten).toHaveBeenCalledTimes(1);
  });

  it('that writes brings a name of its sender and of his network, of a visitor who objects to be counted too, and not one that he gives himself', async () => {
    const senders: unknown[] = [];
    const networks = new Set<unknown>();
    const given = Object.fromEntries(
      [SENDER_HEADER, SENDER_NETWORK_HEADER, VISITOR_HEADER].map((header) => [header, 'f'.repeat(32)]),
    );
    const visits: Record<string, string>[] = [{}, { 'sec-gpc': '1' }, { 'user-agent': 'Another browser' }];
    for (const headers of visits) {
      await write('POST', { ...headers, ...given });
      senders.push(seen?.request.headers[SENDER_HEADER]);
      networks.add(seen?.request.headers[SENDER_NETWORK_HEADER]);
      expect(seen?.request.headers).not.toHaveProperty(VISITOR_HEADER);
    }
    const [first, again, other] = senders;
    expect(first).toMatch(/^(?!f{32})[\da-f]{32}$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    expect([...networks]).toEqual([expect.stringMatching(/^(?!f{32})[\da-f]{32}$/)]);
    await get('/api/things', given);
    expect(seen?.request.headers).not.toHaveProperty(SENDER_HEADER);
    expect(seen?.request.headers).not.toHaveProperty(SENDER_NETWORK_HEADER);
  });

  it('that writes too much for its address is refused before a service hears of it, and told when to come again', async () => {
    checkWrite.mockResolvedValue(40);
    const answer = await write('POST', {});
    expect([answer.status, answer.headers['retry-after'], JSON.parse(String(answer.body)).code]).toEqual([
      429,
      '40',
      'too_many_requests',
    ]);
    expect(checkWrite).toHaveBeenCalledWith(expect.anything(), '/api/things/1');
    expect(seen).toBeNull();
  });

  it('to delete needs no body', async () => {
    const answer = await ask(server.server, { method: 'DELETE', path: '/api/things/1', headers: { origin: ORIGIN } });
    expect([answer.status, seen?.request.method]).toEqual([200, 'DELETE']);
  });

  describe.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('that writes by %s', (method) => {
    it.each([
      ['from another site', { origin: 'https://evil.example' }, 403],
      ['that a browser calls cross-site', { 'sec-fetch-site': 'cross-site' }, 403],
      ['from a sibling host', { 'sec-fetch-site': 'same-site' }, 403],
      ['as text', { 'content-type': 'text/plain' }, 415],
      ['as something that only begins like JSON', { 'content-type': 'application/jsonp' }, 415],
    ])('%s is refused before a service hears of it', async (_, headers, status) => {
      expect((await write(method, headers)).status).toBe(status);
      expect(seen).toBeNull();
      expect(onWritten).not.toHaveBeenCalled();
    });
  });

  it('that a service refuses has written nothing', async () => {
    respond = (answer) => answer.writeHead(400).end('{}');
    await write('POST');
    expect(onWritten).not.toHaveBeenCalled();
  });
});

describe('an answer', () => {
  it('of any type comes through byte by byte, with what caches and readers need', async () => {
    const image = Buffer.from([0x89, 0x50, 0x00, 0xff]);
    const passed = {
      'content-type': 'image/png',
      etag: '"v2"',
      'last-modified': 'Mon, 01 Jan 2024 00:00:00 GMT',
      'content-disposition': 'attachment; filename="a.png"',
      'content-language': 'en',
      vary: 'accept',
      'cache-control': 'public, max-age=60',
      'x-total-count': '7',
    };
    respond = (answer) => answer.writeHead(200, { ...passed, 'set-cookie': 'a=b', server: 'x' }).end(image);
    const answer = await get('/api/images/1');
    expect(answer.body.equals(image)).toBe(true);
    expect(answer.headers).toMatchObject(passed);
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect(answer.headers).not.toHaveProperty('server');
  });

  it('that nothing has changed has no body', async () => {
    respond = (answer) => answer.writeHead(304, { etag: '"v1"' }).end();
    const answer = await get('/api/things', { 'if-none-match': '"v1"' });
    expect([answer.status, answer.text, answer.headers.etag]).toEqual([304, '', '"v1"']);
  });

  it('to HEAD has the length of what GET would bring', async () => {
    respond = (answer) => answer.writeHead(200, { 'content-length': '1234' }).end();
    const answer = await ask(server.server, { method: 'HEAD', path: '/api/things' });
    expect([answer.headers['content-length'], answer.text, seen?.request.method]).toEqual(['1234', '', 'HEAD']);
  });

  it.each([
    ['/api/things/1', '/api/things/1'],
    ['//evil.example', undefined],
    ['https://evil.example/', undefined],
  ])('that leads to %s keeps to this site', async (location, kept) => {
    respond = (answer) => answer.writeHead(201, { location }).end('{}');
    expect((await write('POST')).headers.location).toBe(kept);
  });

  it('that is longer than the gateway may hold is refused', async () => {
    respond = (answer) => answer.end('x'.repeat(MAX_ANSWER_BYTES + 1));
    expect((await get('/api/things')).status).toBe(503);
  });

  it('that breaks off is an error, not half an answer', async () => {
    respond = (answer) => {
      answer.writeHead(200, { 'content-length': '100' }).write('half');
      setTimeout(() => answer.destroy(), 20);
    };
    const answer = await get('/api/things');
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([503, 'service_unavailable']);
  });
});

describe('a write', () => {
  it('makes old what its service says, and what was read at its address', async () => {
    respond = (answer) =>
      answer.writeHead(201, { 'cache-group-invalidation': '"business-1", "city-austin"' }).end('{}');
    await write('POST');
    expect(onWritten).toHaveBeenCalledWith([addressGroup('/api/things/1'), 'business-1', 'city-austin']);
  });

  it.each([400, 409, 429, 500, 503])('that is answered by %i has written nothing', async (status) => {
    respond = (answer) => answer.writeHead(status, { 'cache-group-invalidation': '"business-1"' }).end('{}');
    expect((await write('POST')).headers).not.toHaveProperty('cache-group-invalidation');
    expect(onWritten).not.toHaveBeenCalled();
  });

  it('that is refused for the load of its service says so to the visitor', async () => {
    respond = (answer) => answer.writeHead(503, { 'retry-after': '3' }).end('{"code":"overloaded"}');
    const answer = await write('POST');
    expect([answer.status, answer.headers['retry-after'], answer.text]).toEqual([503, '3', '{"code":"overloaded"}']);
  });

  it('that is not answered within a second may have happened, and may be sent again', async () => {
    respond = () => undefined;
    const before = performance.now();
    const answer = await write('POST');
    // One second plus the delay of a busy machine; other time-outs would take five.
    expect(performance.now() - before).toBeLessThan(3_000);
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([504, 'outcome_unknown']);
    expect(answer.headers['retry-after']).toBe('2');
  });

  it('tells its service to be done sooner than a read, so that its answer is here before it is given up', async () => {
    respond = (answer) => answer.writeHead(200).end('{}');
    const time = () => Number(seen?.request.headers['x-request-timeout-ms']);
    await write('POST');
    const ofWrite = time();
    await get('/api/things');
    expect(time() - ofWrite).toBeGreaterThan(40);
  });

  it('that cannot reach its service has certainly not happened', async () => {
    const answer = await ask(server.server, {
      method: 'POST',
      path: '/api/gone/1',
      headers: { origin: ORIGIN, 'content-type': 'application/json' },
      body: '{}',
    });
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2']);
  });

  it('whose visitor leaves is let finish, so that it is known what it changed', async () => {
    respond = (answer) => setTimeout(() => answer.writeHead(200).end('{}'), 50);
    const leaving = request({ ...listening(server.server), method: 'POST', path: '/api/things/1', headers: jsonOf(2) });
    leaving.on('error', () => undefined).end('{}');
    await until(() => seen !== null);
    leaving.destroy();
    await until(() => onWritten.mock.calls.length > 0);
  });
});

describe('a read', () => {
  it('tells its service how long the visitor waits', async () => {
    await get('/api/things');
    const left = Number(seen?.request.headers['x-request-timeout-ms']);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(1000);
  });

  it('whose visitor leaves is given up', async () => {
    let closed = false;
    respond = (answer) => answer.once('close', () => (closed = true));
    const leaving = request({ ...listening(server.server), path: '/api/things' });
    leaving.on('error', () => undefined).end();
    await until(() => seen !== null);
    leaving.destroy();
    await until(() => closed);
  });
});

const jsonOf = (length: number) => ({
  origin: ORIGIN,
  'content-type': 'application/json',
  'content-length': String(length),
});

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}
