import { request, type RequestOptions } from 'node:http';
import { ask, listening } from '../../../test/ask.ts';
import { gatewayUnderTest, ORIGIN, MAX_ANSWER_BYTES } from '../../../test/gateway-under-test.ts';
import { waitFor } from '../../../test/shell-process.ts';
import { addressGroup } from './upstream/upstream-request.ts';
const gateway = gatewayUnderTest();
const { get, onWritten, server, write } = gateway;

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
    gateway.respond = (answer) => answer.writeHead(200, { ...passed, 'set-cookie': 'a=b', server: 'x' }).end(image);
    const answer = await get('/api/images/1');
    expect(answer.body.equals(image)).toBe(true);
    expect(answer.headers).toMatchObject(passed);
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect(answer.headers).not.toHaveProperty('server');
  });

  it('to HEAD has the length of what GET would bring', async () => {
    gateway.respond = (answer) => answer.writeHead(200, { 'content-length': '1234' }).end();
    const answer = await ask(server.server, { method: 'HEAD', path: '/api/things' });
    expect([answer.headers['content-length'], answer.text, gateway.seen?.request.method]).toEqual(['1234', '', 'HEAD']);
  });

  it.each([
    ['/api/things/1', '/api/things/1'],
    ['//evil.example', undefined],
    ['https://evil.example/', undefined],
  ])('that leads to %s keeps to this site', async (location, kept) => {
    gateway.respond = (answer) => answer.writeHead(201, { location }).end('{}');
    expect((await write('POST')).headers.location).toBe(kept);
  });

  it('that is longer than the gateway may hold is refused', async () => {
    gateway.respond = (answer) => answer.end('x'.repeat(MAX_ANSWER_BYTES + 1));
    expect((await get('/api/things')).status).toBe(503);
  });

  it('that breaks off is an error, not half an answer', async () => {
    gateway.respond = (answer) => {
      answer.writeHead(200, { 'content-length': '100' }).write('half');
      setTimeout(() => answer.destroy(), 20);
    };
    const answer = await get('/api/things');
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([503, 'service_unavailable']);
  });
});

describe('a write', () => {
  it('makes old what its service says, and what was read at its address', async () => {
    gateway.respond = (answer) =>
      answer.writeHead(201, { 'cache-group-invalidation': '"business-1", "city-austin"' }).end('{}');
    await write('POST');
    expect(onWritten).toHaveBeenCalledWith([addressGroup('/api/things/1'), 'business-1', 'city-austin']);
  });

  it.each([400, 409, 429, 500, 503])('that is answered by %i has written nothing', async (status) => {
    gateway.respond = (answer) => answer.writeHead(status, { 'cache-group-invalidation': '"business-1"' }).end('{}');
    expect((await write('POST')).headers).not.toHaveProperty('cache-group-invalidation');
    expect(onWritten).not.toHaveBeenCalled();
  });

  it('that is refused for the load of its service says so to the visitor', async () => {
    gateway.respond = (answer) => answer.writeHead(503, { 'retry-after': '3' }).end('{"code":"overloaded"}');
    const answer = await write('POST');
    expect([answer.status, answer.headers['retry-after'], answer.text]).toEqual([503, '3', '{"code":"overloaded"}']);
  });

  it('that is not answered within a second may have happened, and may be sent again', async () => {
    gateway.respond = () => undefined;
    const before = performance.now();
    const answer = await write('POST');
    // One second plus the delay of a busy machine; other time-outs would take five.
    expect(performance.now() - before).toBeLessThan(3_000);
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([504, 'outcome_unknown']);
    expect(answer.headers['retry-after']).toBe('2');
  });

  it('tells its service to be done sooner than a read, so that its answer is here before it is given up', async () => {
    const time = () => Number(gateway.seen?.request.headers['x-request-timeout-ms']);
    await write('POST');
    const ofWrite = time();
    await get('/api/things');
    expect(ofWrite).toBeGreaterThan(0);
    expect(time() - ofWrite).toBeGreaterThan(40);
    expect(time()).toBeLessThan(1000);
  });

  it('that cannot reach its service has certainly not happened', async () => {
    const headers = { origin: ORIGIN, 'content-type': 'application/json' };
    const answer = await ask(server.server, { method: 'POST', path: '/api/gone/1', headers, body: '{}' });
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2']);
  });

  it('whose visitor leaves is let finish, so that it is known what it changed', async () => {
    gateway.respond = (answer) => setTimeout(() => answer.writeHead(200).end('{}'), 50);
    const headers = { origin: ORIGIN, 'content-type': 'application/json', 'content-length': '2' };
    await leave({ method: 'POST', path: '/api/things/1', headers }, '{}');
    await waitFor(() => onWritten.mock.calls.length > 0 || undefined);
  });
});

it('a read whose visitor leaves is given up', async () => {
  let closed = false;
  gateway.respond = (answer) => answer.once('close', () => (closed = true));
  await leave({ path: '/api/things' });
  await waitFor(() => closed || undefined);
});

/** A visitor who asks, and leaves once the service has heard it. */
async function leave(asked: RequestOptions, body?: string): Promise<void> {
  const leaving = request({ ...listening(server.server), ...asked });
  leaving.on('error', () => undefined).end(body);
  await waitFor(() => gateway.seen !== null || undefined);
  leaving.destroy();
}
