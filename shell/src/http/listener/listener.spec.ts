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
/** More than a connection holds while nobody reads. */
const LONG = 'x'.repeat(20_000_000);

let server: Server;
const onFull = jest.fn();
const shutdown = { begun: false };
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
      shutdown,
      patience: { ...patience, look: 50 },
    },
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${listening(server).port}`;
}

/** Destroyed after each test. */
let dialed: Socket[] = [];

afterEach(() => {
  for (const socket of dialed) socket.destroy();
  dialed = [];
  shutdown.begun = false;
  respond = 'ok';
  onFull.mockClear();
  server.closeAllConnections();
  server.close();
});

const connections = (): Promise<number> =>
  new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));

/** Connections from one address that begin a request and never finish it. */
function halfOpen(origin: string, count: number, from: string): Socket[] {
  const sockets = Array.from({ length: count }, () => {
    const socket = dial(origin, from);
    socket.resume().on('error', () => undefined);
    socket.on('connect', () => socket.write('GET / HT'));
    return socket;
  });
  dialed.push(...sockets);
  return sockets;
}

/** A visitor who asks, and whose connection stays open. */
async function visit(origin: string, from?: string): Promise<Socket> {
  const socket = dial(origin, from);
  dialed.push(socket);
  socket.write(`${GET}\r\n`);
  await once(socket, 'readable');
  return socket;
}

async function statusFor(origin: string, from: string): Promise<number> {
  const socket = dial(origin, from);
  socket.write(closing);
  return (await readRaw(socket)).status;
}

/** Waits until the server has taken or closed each of these, and holds so many connections. */
const hold = (count: number, sockets: readonly Socket[]): Promise<true> =>
  waitFor(async () => {
    const open = sockets.filter(({ closed }) => !closed);
    return (open.length <= count && (await connections()) === count) || undefined;
  });

it.each([
  ['its headers drip in', 'GET / HTTP/1.1\r\nX-Slow: ', 'x'],
  ['its body drips in', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n', 'x'],
  ['its chunks drip in', 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n', '1\r\nx\r\n'],
  ['nothing is ever sent', '', ''],
])('a request that does not come to its end because %s is cut with 408', async (_, start, drop) => {
  const socket = dial(await listen({}, SOON));
  socket.write(start);
  const dripping = setInterval(() => socket.write(drop), 20);
  const answer = await readRaw(socket);
  clearInterval(dripping);
  expect([answer.status, JSON.parse(answer.body).code]).toEqual([408, 'request_timeout']);
  expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', connection: 'close' });
});

it('an answer that nobody reads is dropped after a while, so that it is not held for ever', async () => {
  respond = LONG;
  const socket = dial(await listen({}, SOON));
  socket.pause();
  socket.on('error', () => undefined);
  socket.write(`${GET}\r\n`);
  await delay(SOON.answer / 2);
  expect(await connections()).toBe(1);
  await waitFor(async () => ((await connections()) === 0 ? true : undefined), 3000);
  socket.destroy();
});

describe('connections', () => {
  it('of one address are bounded, and every other visitor is served meanwhile', async () => {
    const origin = await listen({ perVisitor: 50 });
    const attack = halfOpen(origin, 500, '127.0.0.2');
    await hold(50, attack);
    const others = ['127.0.0.3', '127.0.0.4'].map((from) => statusFor(origin, from));
    expect(await Promise.all(others)).toEqual([200, 200]);
    expect(onFull).toHaveBeenCalledTimes(1);
  });

  it('of an address count no longer once they are closed', async () => {
    const origin = await listen({ perVisitor: 1 });
    for (let visit = 0; visit < 5; visit++) expect((await sendRaw(origin, closing)).status).toBe(200);
  });

  it('of a proxy are those of many visitors', async () => {
    const origin = await listen({ perVisitor: 5, proxy: '127.0.0.2' });
    await hold(20, halfOpen(origin, 20, '127.0.0.2'));
  });

  it('of one address that take all the room make way for others, who are answered meanwhile', async () => {
    const origin = await listen({ total: 50 });
    await hold(50, halfOpen(origin, 200, '127.0.0.2'));
    for (const from of ['127.0.0.3', '127.0.0.4']) expect(await statusFor(origin, from)).toBe(200);
  });

  it('of many addresses make way for a newcomer, but not while they are answered', async () => {
    const origin = await listen({ total: 5 });
    respond = LONG;
    const reader = await visit(origin, '127.0.0.2');
    const attack = [3, 4, 5, 6].flatMap((last) => halfOpen(origin, 1, `127.0.0.${last}`));
    await hold(5, attack);
    respond = 'ok';
    expect(await statusFor(origin, '127.0.0.7')).toBe(200);
    expect(await connections()).toBe(4);
    expect(reader.readableEnded || reader.destroyed).toBe(false);
  });

  it('behind a proxy find room however many others have come', async () => {
    const origin = await listen({ total: 20, proxy: '127.0.0.1' });
    await hold(20, halfOpen(origin, 60, '127.0.0.2'));
    const visitors = await Promise.all(Array.from({ length: 10 }, () => statusFor(origin, '127.0.0.1')));
    expect(visitors).toEqual(Array(10).fill(200));
  });

  it.each([
    ['of a visitor make way for their own', {}],
    ['of a proxy make way for others behind it', { proxy: '127.0.0.1' }],
  ])('that only wait %s when there are too many altogether', async (_, more) => {
    const origin = await listen({ total: 3, ...more });
    await Promise.all(Array.from({ length: 3 }, async () => (await visit(origin)).resume()));
    expect((await sendRaw(origin, closing)).status).toBe(200);
  });

  it('that only wait stay while others come with too many', async () => {
    const origin = await listen({ total: 50 });
    const visitor = await visit(origin);
    visitor.resume();
    await hold(50, halfOpen(origin, 200, '127.0.0.2'));
    visitor.write(closing);
    expect((await readRaw(visitor)).status).toBe(200);
  });

  it('on which an answer is still read do not make way for others of the same visitor', async () => {
    const origin = await listen({ total: 1 });
    respond = LONG;
    const reader = dial(origin);
    reader.write(closing);
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

it('once it is about to stop the server answers all the same, and keeps no connection', async () => {
  const origin = await listen();
  const kept = await visit(origin);
  expect(String(kept.read())).toContain('Connection: keep-alive');
  shutdown.begun = true;
  kept.write(`${GET}\r\n`);
  expect(await readRaw(kept)).toMatchObject({ status: 200, headers: { connection: 'close' } });
});

it('an error in the middle of an answer adds nothing to it', async () => {
  respond = LONG;
  const socket = await visit(await listen());
  socket.write('NO HTTP\r\n\r\n');
  const { status, body } = await readRaw(socket);
  expect(status).toBe(200);
  expect(body).not.toContain('HTTP/1.1 400');
});
