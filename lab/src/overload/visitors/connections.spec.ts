import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import { Connections } from './connections.ts';
import { openLoop } from './loops.ts';
import type { Sample } from '../sample.core.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function connectionsTo(answer: RequestListener, given: { most?: number; patience?: number } = {}) {
  const server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const connections = new Connections({ port, most: 10, patience: 2_000, ...given });
  ends.push(() => {
    connections.close();
    server.closeAllConnections();
    server.close();
  });
  return connections;
}

/** As many visitors as come in so long, at this rate. */
function visit(connections: Connections, rate: number, ms: number): Promise<Sample[]> {
  const zero = performance.now();
  const text = (n: number) => `GET /${n} HTTP/1.1\r\nhost: localhost\r\n\r\n`;
  return openLoop(connections, text, { rate, zero, first: 0, goesOn: (now) => now < zero + ms });
}

it('visitors come at their rate and learn what became of each request', async () => {
  const connections = await connectionsTo((request, response) => {
    if (request.url === '/1') response.writeHead(503, { 'retry-after': '2' });
    response.end('x'.repeat(100_000));
  });
  const samples = (await visit(connections, 100, 200)).toSorted((a, b) => a.n - b.n);
  // Who would come while the machine does something else at the end stays away; nobody comes too early.
  expect(samples.length).toBeGreaterThanOrEqual(10);
  expect(samples.length).toBeLessThanOrEqual(22);
  expect(samples.map(({ status }) => status)).toEqual(samples.map(({ n }) => (n === 1 ? 503 : 200)));
  expect(samples[1]).toMatchObject({ retryAfter: true, sent: true });
});

it('a site that is slow keeps nobody from coming, and each wait counts from when the visitor came', async () => {
  const connections = await connectionsTo((_request, response) => void setTimeout(() => response.end('late'), 100), {
    most: 1,
  });
  const samples = await visit(connections, 50, 100);
  expect(samples.length).toBeGreaterThanOrEqual(4);
  // One connection serves one visitor in 100 ms, so the fourth has come 60 ms after the first and waits for 400 ms in all.
  const waits = samples.map(({ took }) => took).sort((a, b) => a - b);
  expect(waits[3]).toBeGreaterThan(250);
});

it('who gets no answer leaves, and a lost connection is no answer', async () => {
  const silent = await connectionsTo(() => undefined, { most: 2, patience: 150 });
  const unanswered = await visit(silent, 100, 50);
  expect(unanswered.map(({ status }) => status)).toEqual(unanswered.map(() => 0));
  expect(unanswered.filter(({ sent }) => sent)).toHaveLength(2);
  const broken = await connectionsTo((request) => void request.socket.destroy());
  expect((await visit(broken, 100, 50)).every(({ status, sent }) => status === 0 && sent)).toBe(true);
});

it('a connection that the site closes after its answer is replaced', async () => {
  const connections = await connectionsTo((_request, response) => {
    response.writeHead(503, { 'retry-after': '1', connection: 'close' });
    response.end();
  });
  const samples = await visit(connections, 100, 100);
  expect(samples.every(({ status }) => status === 503)).toBe(true);
});
