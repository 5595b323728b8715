import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '@lawdex/infra/testing';
import { Readers } from './readers.ts';

const asked = new Set<string>();
/** Refuses each address once, for the reason that it names. */
const server = createServer(({ url = '' }, response) => {
  response.statusCode = asked.has(url) ? 200 : 503;
  response.end(JSON.stringify({ code: url.split('/')[1] }));
  asked.add(url);
});

beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it.each([
  ['/overloaded/1', true, { failure: null, again: 1 }],
  ['/overloaded/2', false, { failure: 'HTTP 503 overloaded', again: 0 }],
  ['/service_unavailable', true, { failure: 'HTTP 503 service_unavailable', again: 0 }],
])('a visitor of %s who comes again when there is no room (%s) meets %j', async (path, comesAgain, expected) => {
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const readers = new Readers({ origin, pages: { page: [path] }, perSecond: 0.5, patienceMs: 5_000, comesAgain });
  await until(async () => asked.has(path), 5_000);
  await readers.stop();
  expect(readers.since(0)[0]).toMatchObject(expected);
});
