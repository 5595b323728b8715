import { jest } from '@jest/globals';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { FakeRedis } from '../../../test/fake-redis.ts';
import { isCrossSite } from '../cross-site.ts';
import { trustedProxies } from '../visitors/trusted-proxies.ts';
import { warnOfUnknownProxy } from './guard-requests.ts';
import { refuseCall, refuseTooMany, inWords } from './too-many.ts';
import { LimitsOfVisitors, type LimitsOptions } from './visitor-limits.ts';

const LIMITS = {
  MAX_REQUESTS_PER_VISITOR: 5,
  MAX_FILES_PER_VISITOR: 8,
  MAX_WRITES_PER_VISITOR: 4,
  MAX_WRITES_PER_VISITOR_AND_TARGET: 3,
};
const HOUR_MS = 3_600_000;

/** Those that are asked in turn. */
let shells: FastifyInstance[];
let log: { msg: string }[];
let now: number;

beforeEach(async () => {
  log = [];
  now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  shells = [await startShell()];
});
afterEach(async () => {
  await Promise.all(shells.map((shell) => shell.close()));
});

async function startShell(shared: LimitsOptions['shared'] = null) {
  const isProxy = trustedProxies([{ address: '10.0.0.0', family: 'ipv4', prefix: 8 }]);
  const server = Fastify({
    trustProxy: isProxy,
    logger: { level: 'warn', stream: { write: (line) => log.push(JSON.parse(line)) } },
  });
  server.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, done) => {
    body.resume().on('end', () => done(null));
  });
  warnOfUnknownProxy(server, isProxy);
  const isOthers = (request: FastifyRequest) => isCrossSite(request, 'https://lawdex.example');
  const checkWrite = refuseTooMany(server, new LimitsOfVisitors(LIMITS, { isCrossSite: isOthers, shared }));
  // As the gateway does, and the page of a form, whose call has the address of the API.
  server.all('/*', async (request, reply) => {
    if (request.wait !== null) return `waits ${request.wait}`;
    const path = request.url.replace(/^\/business\/(\w+)$/, '/api/businesses/$1/reviews');
    const isWrite = request.method === 'POST' && !isOthers(request);
    const wait = isWrite ? await checkWrite(request, path) : null;
    return wait === null ? 'served' : refuseCall(reply, wait);
  });
  return server;
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
async function ask(method: 'GET' | 'POST', url: string, from: string, headers: Record<string, string> = {}) {
  const [shell] = shells;
  if (!shell) throw new Error('no shell');
  shells = [...shells.slice(1), shell];
  const payload = method === 'POST' && { payload: headers['content-type'] ? 'a=b' : {} };
  return shell.inject({ method, url, remoteAddress: from, headers, ...payload });
}
const get = (url: string, from = '192.0.2.1') => ask('GET', url, from);
const review = (business: string, from: string) => ask('POST', `/api/businesses/${business}/reviews`, from);

/** The statuses of so many requests, in turn. */
async function statuses(count: number, one: (index: number) => ReturnType<typeof ask>): Promise<number[]> {
  const all: number[] = [];
  for (let index = 0; index < count; index++) all.push((await one(index)).statusCode);
  return all;
}

const ok = (count: number) => Array.from({ length: count }, () => 200);

describe('who reads more than people do', () => {
  it('is asked to wait, pages, searches and API shared, and nobody else is, until the seconds are over that they were told', async () => {
    const paths = ['/', '/search?q=a', '/api/categories', '/nowhere', '/api/cities'];
    expect(await statuses(5, (index) => get(paths[index] ?? '/'))).toEqual(ok(5));
    now += 4_000;
    const answer = await get('/');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '6']);
    expect((await get('/', '192.0.2.2')).statusCode).toBe(200);
    now += 6_000;
    expect((await get('/')).statusCode).toBe(200);
  });

  it('can load far more files, and be watched by a supervisor without end', async () => {
    expect(await statuses(9, () => get('/_mf/shell/1/main.js'))).toEqual([...ok(8), 429]);
    expect(await statuses(20, () => get('/health/live'))).toEqual(ok(20));
  });

  it('is whom a trusted proxy names, whatever they say of themselves, and has one line in the log', async () => {
    const via = (forwarded: string) => ask('GET', '/', '10.0.0.1', { 'x-forwarded-for': forwarded });
    expect((await statuses(50, (index) => via(`203.0.113.${index}, 192.0.2.9`))).slice(0, 6)).toEqual([...ok(5), 429]);
    expect((await via('192.0.2.10')).statusCode).toBe(200);
    expect(log).toEqual([expect.objectContaining({ msg: expect.stringContaining('more than their limits') })]);
  });

  it('is told of once, with what to set, when a proxy speaks that nobody has named', async () => {
    await statuses(3, () => ask('GET', '/', '172.16.0.1', { 'x-forwarded-for': '192.0.2.1' }));
    expect(log).toEqual([expect.objectContaining({ msg: expect.stringContaining('TRUSTED_PROXIES=172.16.0.1') })]);
  });
});

describe('who writes more reviews than people do', () => {
  it('is asked to wait, of one business sooner, in whatever way and spelling they write to it', async () => {
    const targets = ['/business/a', '/api/businesses/a/reviews', '/api/businesses/A/reviews?x=1'];
    const write = (index: number) => ask('POST', targets[index] ?? '/api/businesses/%61/reviews', '192.0.2.1', FORM);
    expect(await statuses(4, write)).toEqual([...ok(3), 429]);
    expect((await review('b', '192.0.2.2')).statusCode).toBe(200);
  });

  it('is counted over all businesses, with and without JavaScript together', async () => {
    const both = (index: number) =>
      index % 2 === 0 ? review(`${index}`, '192.0.2.1') : ask('POST', `/business/${index}`, '192.0.2.1', FORM);
    expect(await statuses(4, both)).toEqual(ok(4));
    expect((await ask('POST', '/business/9', '192.0.2.1', FORM)).body).toMatch(/^waits/);
  });

  it('is not who looks at a page of another site that writes in their name', async () => {
    const foreign = () => ask('POST', '/business/a', '192.0.2.1', { ...FORM, origin: 'https://evil.example' });
    expect(await statuses(4, foreign)).toEqual(ok(4));
    expect((await review('a', '192.0.2.1')).statusCode).toBe(200);
  });

  it('is one who has a /56, as a customer has who has many addresses', async () => {
    expect(await statuses(4, (index) => review('a', `2001:db8:1:2${index}::1`))).toEqual([...ok(3), 429]);
  });

  it.each([
    ['/48 of IPv6', (index: number) => `2001:db8:1:${index}00::1`],
    ['/24 of IPv4', (index: number) => `192.0.2.${index}`],
  ])('keeps no neighbour of the same %s out, nor anybody else from that business', async (_, from) => {
    const flood = await statuses(400, (index) => review('a', from(index % 80)));
    expect(flood).toEqual([...ok(240), ...Array<number>(160).fill(429)]);
    expect((await review('a', from(99))).statusCode).toBe(200);
    expect((await review('a', '203.0.113.1')).statusCode).toBe(200);
    now += HOUR_MS;
    expect((await review('a', from(0))).statusCode).toBe(200);
  });
});

describe('the answer', () => {
  const NO_STORE = { 'retry-after': '10', 'cache-control': 'no-store' };
  beforeEach(() => statuses(5, () => get('/')));

  it('of the API says in its own form when to try again', async () => {
    const answer = await get('/api/categories');
    expect(answer.json()).toEqual({
      code: 'too_many_requests',
      message: 'Too much was sent from your network in a short time. Please try again in 10 seconds.',
      requestId: expect.any(String),
    });
    expect(answer.headers).toMatchObject(NO_STORE);
  });

  it('in place of a page says so to people, tries again by itself, and is neither kept nor indexed', async () => {
    const { body, headers } = await get('/search?q=a');
    for (const part of ['Please try again in 10 seconds.', 'http-equiv="refresh" content="10"', 'content="noindex"']) {
      expect(body).toContain(part);
    }
    expect(headers).toMatchObject(NO_STORE);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'/);
  });

  it('to one of a flood of forms costs no page, says that it was not sent, and is not sent again by itself', async () => {
    const { statusCode, headers, body } = await ask('POST', '/business/a', '192.0.2.1', FORM);
    expect([statusCode, headers['retry-after']]).toEqual([429, '10']);
    expect(body).toContain('Please try again in 10 seconds. Your form was not sent.');
    expect(body).not.toContain('http-equiv="refresh"');
  });

  it('to a form is left to its page, which has to show what was typed', async () => {
    await statuses(4, (index) => ask('POST', `/business/${index}`, '192.0.2.3', FORM));
    const answer = await ask('POST', '/business/a', '192.0.2.3', FORM);
    expect([answer.body, answer.headers['retry-after']]).toEqual(['waits 3600', '3600']);
  });
});

it('of several shells that count together a visitor has the limits of one, and reviews count once for each of theirs', async () => {
  const redis = new FakeRedis();
  shells = [...shells, await startShell(redis.shared), await startShell(redis.shared)];
  const alone = shells.shift();
  expect(await statuses(6, () => get('/'))).toEqual([...ok(5), 429]);
  expect(await statuses(1, () => get('/_mf/shell/1/main.js'))).toEqual([200]);
  expect([...redis.counts.keys()]).toEqual(['lawdex:limits:requests 192.0.2.1']);
  expect(await statuses(4, () => review('a', '192.0.2.2'))).toEqual([...ok(3), 429]);
  expect(redis.counts.size).toBe(4);
  await alone?.close();
});

it.each([
  [0, 'in a second'],
  [119, 'in 119 seconds'],
  [121, 'in about 3 minutes'],
])('%i seconds are told as "%s"', (seconds, words) => {
  expect(inWords(seconds)).toBe(words);
});
