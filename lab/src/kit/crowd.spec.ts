import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { until } from '@lawdex/infra/testing';
import { Crowd } from './crowd.ts';

let code = '';
const asked = new Map<string, number>();
const server = createServer((request, response) => {
  const times = (asked.get(request.url ?? '') ?? 0) + 1;
  asked.set(request.url ?? '', times);
  response.statusCode = times === 1 ? 503 : 200;
  response.end(times === 1 ? JSON.stringify({ code }) : 'found');
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function visitOf(path: string, comesAgain: boolean) {
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const crowd = new Crowd({ origin, pages: { page: [path] }, perSecond: 0.5, patienceMs: 5_000, comesAgain });
  await until(() => Promise.resolve(asked.has(path)), 5_000);
  await crowd.stop();
  const [visit] = crowd.since(0);
  return visit;
}

it('a visitor who is refused for want of room comes again, and it is told how often', async () => {
  code = 'overloaded';
  expect(await visitOf('/again', true)).toMatchObject({ failure: null, again: 1 });
});

it('a refusal has its reason, and any other one is a failure at once', async () => {
  code = 'service_unavailable';
  expect(await visitOf('/away', true)).toMatchObject({ failure: 'HTTP 503 service_unavailable', again: 0 });
  code = 'overloaded';
  expect(await visitOf('/full', false)).toMatchObject({ failure: 'HTTP 503 overloaded', again: 0 });
});
