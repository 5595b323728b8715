import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { OPTIONAL_HEADER } from '@lawdex/contracts';
import { listening, serverUnderTest } from '../../../../test/ask.ts';
import { addressGroup } from '../upstream/upstream-request.ts';
import { MissedAnswers, PageCalls } from './page-calls.ts';
import { ServiceCache } from './service-cache.ts';
import { Services } from '../services.ts';

/** The service's answer to the next request. */
let respond: (answer: ServerResponse) => void;

const service = serverUnderTest((request, answer) => {
  request.resume();
  request.on('end', () => respond(answer));
});
let services: Services;

beforeAll(() => {
  const upstreams = [
    { name: 'svc-directory', url: `http://127.0.0.1:${listening(service).port}`, prefixes: ['/api/'] },
    { name: 'svc-gone', url: 'http://127.0.0.1:9', prefixes: ['/api/gone/'] },
  ];
  services = new Services(upstreams, { maxAnswerBytes: 1000, onWritten: () => undefined, log: () => undefined });
});

afterAll(() => services.close());

beforeEach(() => {
  respond = (answer) => answer.end('{}');
});

describe('a page that asks a service', () => {
  const call = (path: string) => ({ path, method: 'GET', headers: { accept: 'application/json' }, body: null });
  const newPage = () => new PageCalls(services, new ServiceCache(), new MissedAnswers());

  it('is told of a service that is down by an answer, never by a rejection', async () => {
    const page = newPage();
    const answer = await page.call(call('/api/gone/1'), 800);
    expect(answer).toEqual({ status: 503, body: expect.stringContaining('service_unavailable') });
    expect(page.isDegraded).toBe(true);
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
      const page = new PageCalls(services, cache, new MissedAnswers());
      await page.call(call('/api/things/1?preview=x'), 800);
      expect(page.isPrivate).toBe(true);
    }
    expect(asked).toBe(2);
  });

  it.each([
    [800, 700],
    [300, 200],
  ])('with %i ms left waits no longer than %i ms', async (left, longest) => {
    respond = () => undefined;
    const before = performance.now();
    // Timers of one process fire in order, however busy the machine is.
    const answer = await Promise.race([newPage().call(call('/api/things'), left), delay(longest + 90, null)]);
    expect(answer?.status).toBe(503);
    expect(performance.now() - before).toBeGreaterThan(longest - 20);
  });
});

describe('what a page can do without', () => {
  const call = (path: string) => ({ path, method: 'GET', headers: { [OPTIONAL_HEADER]: '?1' }, body: null });
  let clock: { time: number; now(): number };
  let cache: ServiceCache;
  let missed: MissedAnswers;
  let asked: string[];
  const newPage = (signal?: AbortSignal) => new PageCalls(services, cache, missed, { signal });
  const answersWith = (act: (answer: ServerResponse) => void) =>
    (respond = (answer) => {
      asked.push(answer.req.url ?? '');
      act(answer);
    });

  beforeEach(() => {
    clock = { time: 1000, now: () => clock.time };
    cache = new ServiceCache({ clock });
    missed = new MissedAnswers(clock);
    asked = [];
  });

  it.each([
    ['is down', (answer: ServerResponse) => answer.writeHead(503).end('{}')],
    ['hangs', () => undefined],
  ])('leaves the page whole when its service %s', async (_, act) => {
    answersWith(act);
    const page = newPage();
    expect(await page.call(call('/api/posts'), 800)).toMatchObject({ status: 503 });
    expect(page.isDegraded).toBe(false);
  });

  it('is waited for by one page, and then by none for 5 s, whatever the query', async () => {
    answersWith(() => undefined);
    await newPage().call(call('/api/posts?practice=dui'), 800);
    for (const practice of ['dui', 'tax-law']) {
      expect(await newPage().call(call(`/api/posts?practice=${practice}`), 800)).toMatchObject({ status: 503 });
    }
    expect(asked).toEqual(['/api/posts?practice=dui']);
    clock.time += 5001;
    answersWith((answer) => answer.end('[1]'));
    expect(await newPage().call(call('/api/posts?practice=tax-law'), 800)).toMatchObject({ status: 200 });
  });

  it('is asked for once in 30 s, and may then be old, while nobody waits for it', async () => {
    answersWith((answer) => answer.writeHead(200, { 'cache-groups': '"posts"' }).end('[1]'));
    for (const passed of [0, 29_999, 2, 0]) {
      clock.time += passed;
      const page = newPage();
      expect(await page.call(call('/api/posts'), 800)).toMatchObject({ status: 200, body: '[1]' });
      expect([page.isDegraded, ...page.groups]).toEqual([false, addressGroup('/api/posts'), 'posts']);
      answersWith((answer) => answer.writeHead(503).end('{}'));
    }
    expect(asked).toHaveLength(2);
  });

  it('is not held against its service when the visitor has left, or the page had no time for it', async () => {
    answersWith(() => undefined);
    await newPage(AbortSignal.abort()).call(call('/api/posts'), 800);
    await newPage().call(call('/api/posts'), 110);
    expect(missed.has('/api/posts')).toBe(false);
  });

  it('does not keep the page from being one that lacks what it needs', async () => {
    answersWith((answer) => answer.writeHead(503).end('{}'));
    const page = newPage();
    await page.call({ ...call('/api/things'), headers: {} }, 800);
    await page.call(call('/api/posts'), 800);
    expect(page.isDegraded).toBe(true);
    expect(missed.has('/api/things')).toBe(false);
  });
});
