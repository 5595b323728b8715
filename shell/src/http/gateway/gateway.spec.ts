import { SENDER_HEADER, SENDER_NETWORK_HEADER, VISITOR_HEADER } from '@lawdex/contracts';
import { ask } from '../../../test/ask.ts';
import { gatewayUnderTest, ORIGIN } from '../../../test/gateway-under-test.ts';

const gateway = gatewayUnderTest();
const { add, checkWrite, get, onWritten, server, write } = gateway;

describe('a request', () => {
  it.each(['/api/things?a=%20b', '/feed.xml', '/feeds/', '/feeds/latest.xml?page=2'])(
    'for %s reaches its service with its address as it was sent',
    async (url) => {
      expect((await get(url)).status).toBe(200);
      expect(gateway.seen?.request.url).toBe(url);
    },
  );

  it('outside of what the services claim is not theirs', async () => {
    expect((await get('/elsewhere')).status).toBe(404);
    expect(gateway.seen).toBeNull();
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
    expect(gateway.seen?.request.headers).toMatchObject(passed);
    for (const name of ['cookie', 'authorization', 'range', 'x-own']) {
      expect(gateway.seen?.request.headers).not.toHaveProperty(name);
    }
    expect(gateway.seen?.request.headers['x-request-id']).toBeTruthy();
  });

  it('is counted where its readers count', async () => {
    gateway.respond = (answer) => answer.writeHead(200, { meter: 'do-report' }).end('{}');
    await get('/api/things/1');
    expect(add).toHaveBeenCalledWith(expect.anything(), ['/api/things/1']);
    add.mockClear();
    gateway.respond = (answer) => answer.writeHead(404, { meter: 'do-report' }).end('{}');
    await get('/api/things/1');
    gateway.respond = (answer) => answer.writeHead(200).end('{}');
    await get('/api/things/1');
    expect(add).not.toHaveBeenCalled();
  });

  it('that reads brings a name of the visitor, ours and not one that they give themselves', async () => {
    const forged = 'f'.repeat(32);
    const browser = { 'user-agent': 'Mozilla/5.0' };
    await get('/api/things', { ...browser, [VISITOR_HEADER]: forged });
    const name = gateway.seen?.request.headers[VISITOR_HEADER];
    expect(name).toMatch(/^[\da-f]{32}$/);
    expect(name).not.toBe(forged);
    await get('/api/things', browser);
    expect(gateway.seen?.request.headers[VISITOR_HEADER]).toBe(name);
  });

  it.each([
    ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['a visitor who objects', { 'sec-gpc': '1' }],
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ])('of %s brings no name', async (_, headers) => {
    await get('/api/things', { 'user-agent': 'Mozilla/5.0', ...headers, [VISITOR_HEADER]: 'f'.repeat(32) });
    expect(gateway.seen?.request.headers).not.toHaveProperty(VISITOR_HEADER);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('that writes by %s brings its body and key', async (method) => {
    await write(method, { 'idempotency-key': 'k1' });
    expect([gateway.seen?.request.method, gateway.seen?.body]).toEqual([method, '{"a":1}']);
    expect(gateway.seen?.request.headers['idempotency-key']).toBe('k1');
    expect(onWritten).toHaveBeenCalledTimes(1);
  });

  it('to delete needs no body', async () => {
    const answer = await ask(server.server, { method: 'DELETE', path: '/api/things/1', headers: { origin: ORIGIN } });
    expect([answer.status, gateway.seen?.request.method]).toEqual([200, 'DELETE']);
  });

  it('that writes brings a name of its sender and their network, whatever browser, of a visitor who objects to be counted too, and not one that they give themselves', async () => {
    const headers = [SENDER_HEADER, SENDER_NETWORK_HEADER, VISITOR_HEADER];
    const given = Object.fromEntries(headers.map((header) => [header, 'f'.repeat(32)]));
    const brought = () => headers.map((header) => gateway.seen?.request.headers[header]);
    const visits: Record<string, string>[] = [{}, { 'sec-gpc': '1' }, { 'user-agent': 'Another browser' }];
    const names = new Set<string>();
    for (const visit of visits) {
      await write('POST', { ...visit, ...given });
      names.add(brought().join());
    }
    expect([...names]).toEqual([expect.stringMatching(/^(?!f{32})[\da-f]{32},(?!f{32})[\da-f]{32},$/)]);
    await get('/api/things', given);
    expect(brought().slice(0, 2)).toEqual([undefined, undefined]);
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
    expect(gateway.seen).toBeNull();
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
      expect(gateway.seen).toBeNull();
      expect(onWritten).not.toHaveBeenCalled();
    });
  });
});
