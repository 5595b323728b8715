import { createServer, type RequestListener } from 'node:http';
import { listen, until } from '@lawdex/infra/testing';
import { startReaders } from './readers.ts';
import { atRate, inTurn } from './visitors.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function loadOf(answer: RequestListener) {
  const server = createServer(answer);
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${await listen(server)}`;
  return { origin, ask: (n: number) => ({ path: `/${n}`, headers: { 'x-forwarded-for': `10.0.0.${n}` } }) };
}

it('so many ask one after the other, each from their own address, and learn what became of each request', async () => {
  const from: unknown[] = [];
  const load = await loadOf((request, response) => {
    from.push(`${request.url} ${request.headers['x-forwarded-for']}`);
    if (request.url === '/1') response.writeHead(503, { 'retry-after': '2' });
    response.end('x'.repeat(100_000));
  });
  const samples = await inTurn(load, 8, { amount: 20 });
  expect(new Set(from).size).toBe(20);
  expect(from).toContain('/7 10.0.0.7');
  expect(samples.map(({ status }) => status).filter((status) => status === 503)).toEqual([503]);
  expect(samples.find(({ n }) => n === 1)).toMatchObject({ status: 503, retryAfter: true });
});

it('visitors come at their rate, and not all at once', async () => {
  const times: number[] = [];
  const load = await loadOf((_request, response) => {
    times.push(performance.now());
    response.end();
  });
  const samples = await atRate(load, 40, 2);
  expect(samples.map(({ status }) => status)).toEqual(Array.from({ length: 80 }, () => 200));
  const first = times[0] ?? 0;
  expect(times.filter((at) => at - first < 500).length).toBeLessThan(40);
});

it('a wait counts from when the visitor wanted to come, and who gets no answer is told', async () => {
  const slow = await loadOf((_request, response) => void setTimeout(() => response.end(), 1_600));
  const waits = (await atRate(slow, 1, 3)).map(({ took }) => took).sort((a, b) => a - b);
  // The third wanted to come after two seconds and could only after 3.2.
  expect(waits[2]).toBeGreaterThan(2_500);
  const broken = await loadOf((request) => void request.socket.destroy());
  expect((await inTurn(broken, 1, { amount: 2 })).map(({ status }) => status)).toEqual([0, 0]);
});

it.each([
  ['/overloaded', true, null],
  ['/overloaded', false, 'HTTP 503 overloaded'],
  ['/service_unavailable', true, 'HTTP 503 service_unavailable'],
])(
  'a reader of %s, refused once, who comes again when there is no room (%s) meets %j',
  async (path, comesAgain, failure) => {
    let asked = 0;
    const { origin } = await loadOf((_request, response) => {
      response.statusCode = asked++ > 0 ? 200 : 503;
      response.end(JSON.stringify({ code: path.slice(1) }));
    });
    const readers = startReaders(origin, { pages: { page: [path] }, perSecond: 0.5, patienceMs: 5_000, comesAgain });
    await until(async () => asked > 0, 5_000);
    await readers.stop();
    expect(readers.since(0)[0]).toMatchObject({ failure });
  },
);
