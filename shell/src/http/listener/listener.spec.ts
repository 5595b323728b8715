import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { listening } from '../../../test/ask.ts';
import { dial, readRaw, sendRaw } from '../../../test/raw.ts';
import { waitFor } from '../../../test/shell-process.ts';
import { createListener } from './listener.ts';

const SOON = { request: 300, answer: 400 };
const GET = 'GET / HTTP/1.1\r\nHost: x\r\n';
const closing = `${GET}Connection: close\r\n\r\n`;

let server: Server;
const onFull = jest.fn();
let respond = 'ok';

interface Bounds {
  total?: number;
  perVisitor?: number;
  proxy?: string;
}

/** A server that waits for bodies like the shell. */
async function listen(more: Bounds = {}, patience: Partial<typeof SOON> = {}): Promise<string> {
  server = createListener(
    (request, answer) =>
      void request
        .resume()
        .on('end', () => answer.end(respond))
        .on('error', () => undefined),
    {
      headers: { 'x-content-type-options': 'nosniff' },
      connections: { total: 1000, perVisitor: 1000, ...more, isProxy: (address) => address === more.proxy, onFull },
      patience: { ...patience, look: 50 },
    },
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${listening(server).port}`;
}

afterEach(() => {
  respond = 'ok';
  onFull.mockClear();
  server.closeAllConnections();
  server.close();
});

const connections = (): Promise<number> =>
  new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));

/** Connections from one address that begin a request and never finish it. */
function halfOpen(origin: string, count: number, from: string): Socket[] {
  return Array.from({ length: count }, () => {
    const socket = dial(origin, from);
    socket.resume().on('error', () => undefined);
    socket.on('connect', () => socket.write('GET / HT'));
    return socket;
  });
}

/** Waits until the server has taken or closed each of these, and holds so many connections. */
const hold = (count: number, sockets: readonly Socket[]): Promise<true> =>
  waitFor(async () => {
    const open = sockets.filter(({ closed }) => !closed);
    return (open.length <= count && (await connections()) === count) || undefined;
  });

describe('a request that does not come to its end', () => {
  it.each([
    ['headers', 'GET / HTTP/1.1\r\nX-Slow: ', 'x'],
    ['body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n', 'x'],
    ['chunks', 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n', '1\r\nx\r\n'],
  ])('because its %s drip in is cut with 408', async (_, start, drop) => {
    const origin = await listen({}, SOON);
    const socket = dial(origin);
    socket.write(start);
    const dripping = setInterval(() => socket.write(drop), 20);
    const answer = await readRaw(socket);
    clearInterval(dripping);
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([408, 'request_timeout']);
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', connection: 'close' });
  });

  it('because nothing is ever sent is cut too', async () => {
    expect((await readRaw(dial(await listen({}, SOON)))).status).toBe(408);
  });
});

describe('an answer that nobody reads', () => {
  it('is dropped after a while, so that it is not held for ever', async () => {
    respond = 'x'.repeat(20_000_000);
    const socket = dial(await listen({}, SOON));
    socket.pause();
    socket.on('error', () => undefined);
    socket.write(`${GET}\r\n`);
    await delay(SOON.answer / 2);
    expect(await connections()).toBe(1);
    await waitFor(async () => ((await connections()) === 0 ? true : undefined), 3000);
    socket.destroy();
  });
});

describe('connections', () => {
  it('of one address are bounded, and every other visitor is served meanwhile', async () => {
    const origin = await listen({ perVisitor: 50 });
    const attack = halfOpen(origin, 500, '127.0.0.2');
    await hold(50, attack);
    const others = await Promise.all(
      ['127.0.0.3', '127.0.0.4'].map((from) => {
        const socket = dial(origin, from);
        socket.write(closing);
        return readRaw(socket);
      }),
    );
    expect(others.map(({ status }) => status)).toEqual([200, 200]);
    expect(onFull).toHaveBeenCalledTimes(1);
    for (const socket of attack) socket.destroy();
  });

  it('of an address count no longer once they are closed', async () => {
    const origin = await listen({ perVisitor: 1 });
    for (let visit = 0; visit < 5; visit++) expect((await sendRaw(origin, closing)).status).toBe(200);
  });

  it('of a proxy are those of many visitors', async () => {
    const origin = await listen({ perVisitor: 5, proxy: '127.0.0.2' });
    const visitors = halfOpen(origin, 20, '127.0.0.2');
    await hold(20, visitors);
    for (const socket of visitors) socket.destroy();
  });

  it('of one address that take all the room make way for others, who are answered meanwhile', async () => {
    const origin = await listen({ total: 50 });
    const attack = halfOpen(origin, 200, '127.0.0.2');
    await hold(50, attack);
    for (const from of ['127.0.0.3', '127.0.0.4']) {
      const socket = dial(origin, from);
      socket.write(closing);
      expect((await readRaw(socket)).status).toBe(200);
    }
    for (const socket of attack) socket.destroy();
  });

  it('of many addresses make way for a newcomer, but not while they are answered', async () => {
    const origin = await listen({ total: 5 });
    respond = 'x'.repeat(20_000_000);
    const reader = dial(origin, '127.0.0.2');
    reader.write(`${GET}\r\n`);
    await once(reader, 'readable');
    const attack = [3, 4, 5, 6].flatMap((last) => halfOpen(origin, 1, `127.0.0.${last}`));
    await hold(5, attack);
    respond = 'ok';
    const newcomer = dial(origin, '127.0.0.7');
    newcomer.write(closing);
    expect((await readRaw(newcomer)).status).toBe(200);
    expect(await connections()).toBe(4);
    expect(reader.readableEnded || reader.destroyed).toBe(false);
    for (const socket of [reader, ...attack]) socket.destroy();
  });

  it('behind a proxy find room however many others have come', async () => {
    const origin = await listen({ total: 20, proxy: '127.0.0.1' });
    const attack = halfOpen(origin, 60, '127.0.0.2');
    await hold(20, attack);
    const visitors = await Promise.all(Array.from({ length: 10 }, () => sendRaw(origin, closing)));
    expect(visitors.map(({ status }) => status)).toEqual(Array(10).fill(200));
    for (const socket of attack) socket.destroy();
  });

  it.each([
    ['of a visitor make way for their own', {}],
    ['of a proxy make way for others behind it', { proxy: '127.0.0.1' }],
  ])('that only wait %s when there are too many altogether', async (_, more) => {
    const origin = await listen({ total: 3, ...more });
    const idle = Array.from({ length: 3 }, () => dial(origin));
    await Promise.all(idle.map((socket) => (socket.write(`${GET}\r\n`), once(socket, 'data'))));
    expect((await sendRaw(origin, closing)).status).toBe(200);
    for (const socket of idle) socket.destroy();
  });

  it('that only wait stay while others come with too many', async () => {
    const origin = await listen({ total: 50 });
    const visitor = dial(origin);
    visitor.write(`${GET}\r\n`);
    await once(visitor, 'data');
    const attack = halfOpen(origin, 200, '127.0.0.2');
    await hold(50, attack);
    visitor.write(closing);
    expect((await readRaw(visitor)).status).toBe(200);
    for (const socket of attack) socket.destroy();
  });

  it('on which an answer is still read do not make way for others of the same visitor', async () => {
    const origin = await listen({ total: 1 });
    respond = 'x'.repeat(20_000_000);
    const reader = dial(origin);
    reader.write(`${GET}Connection: close\r\n\r\n`);
    await once(reader, 'readable');
    await sendRaw(origin, closing).catch(() => null);
    expect((await readRaw(reader)).body).toHaveLength(respond.length);
  });
});

it('a request for another protocol is answered as what it is, and its connection ends', async () => {
  const origin = await listen();
  for (const protocol of ['websocket', 'h2c']) {
    const upgrade = `${GET}Connection: Upgrade\r\nUpgrade: ${protocol}\r\n\r\n`;
    expect(await sendRaw(origin, `${upgrade}${GET}\r\n`)).toMatchObject({
      status: 200,
      headers: { connection: 'close' },
      body: expect.stringContaining('ok'),
    });
  }
});

it('an error in the middle of an answer adds nothing to it', async () => {
  respond = 'x'.repeat(20_000_000);
  const socket = dial(await listen());
  socket.write(`${GET}\r\n`);
  await once(socket, 'readable');
  socket.write('NO HTTP\r\n\r\n');
  const { status, body } = await readRaw(socket);
  expect(status).toBe(200);
  expect(body).not.toContain('HTTP/1.1 400');
});
