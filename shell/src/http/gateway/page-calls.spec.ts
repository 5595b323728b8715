import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { listening } from '../../../test/ask.ts';
import { addressGroup } from './address-group.core.ts';
import { PageCalls } from './page-calls.ts';
import { ServiceCache } from './service-cache.ts';
import { Services } from './services.ts';

/** What the service does with the next request. */
let respond: (answer: ServerResponse) => void;

const service = createServer((request, answer) => {
  request.resume();
  request.on('end', () => respond(answer));
});
let services: Services;

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const upstreams = [
    { name: 'svc-directory', url: `http://127.0.0.1:${listening(service).port}`, prefixes: ['/api/'] },
    { name: 'svc-gone', url: 'http://127.0.0.1:9', prefixes: ['/api/gone/'] },
  ];
  services = new Services(upstreams, { maxAnswerBytes: 1000, onWritten: () => undefined, log: () => undefined });
});

afterAll(async () => {
  await services.close();
  service.close();
});

beforeEach(() => {
  respond = (answer) => answer.end('{}');
});

describe('a page that asks a service', () => {
  const call = (path: string, method = 'GET') => ({
    path,
    method,
    headers: { accept: 'application/json' },
    body: null,
  });
  const newPage = () => new PageCalls(services, new ServiceCache());

  it('is told of a service that is down by an answer, never by a rejection', async () => {
    const page = newPage();
    const answer = await page.call(call('/api/gone/1'), 800);
    expect(answer).toEqual({ status: 503, body: expect.stringContaining('service_unavailable'), total: null });
    expect(page.isDegraded).toBe(true);
  });

  it('hears how many there are beyond its list', async () => {
    respond = (answer) => answer.writeHead(200, { 'x-total-count': '40' }).end('[1]');
    expect(await newPage().call(call('/api/things'), 800)).toEqual({ status: 200, body: '[1]', total: '40' });
  });

  it('belongs to the groups of all answers that it is made from', async () => {
    const page = newPage();
    respond = (answer) => answer.writeHead(200, { 'cache-groups': '"business-1"' }).end('{}');
    await page.call(call('/api/things/1?page=2'), 800);
    respond = (answer) => answer.writeHead(404).end('{}');
    await page.call(call('/api/things/2'), 800);
    expect([...page.groups]).toEqual([addressGroup('/api/things/1'), 'business-1', addressGroup('/api/things/2')]);
    expect(page.isDegraded).toBe(false);
  });

  it('is for its visitor alone when an answer is, and asks for it again', async () => {
    const cache = new ServiceCache();
    let asked = 0;
    respond = (answer) => {
      asked += 1;
      answer.writeHead(200, { 'cache-control': 'no-store' }).end('{}');
    };
    for (let times = 0; times < 2; times++) {
      const page = new PageCalls(services, cache);
      await page.call(call('/api/things/1?preview=x'), 800);
      expect(page.isPrivate).toBe(true);
    }
    expect(asked).toBe(2);
  });

  it.each([
    [800, 500],
    [300, 200],
  ])('with %i ms left waits no longer than %i ms', async (left, longest) => {
    respond = () => undefined;
    const before = performance.now();
    // Timers of one process end in their order, however busy the machine is.
    const answer = await Promise.race([newPage().call(call('/api/things'), left), delay(longest + 90, null)]);
    expect(answer?.status).toBe(503);
    expect(performance.now() - before).toBeGreaterThan(longest - 20);
  });
});
