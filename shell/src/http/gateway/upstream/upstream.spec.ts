import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { SHEDDING_HEADER } from '@lawdex/contracts';
import { listening, serverUnderTest } from '../../../../test/ask.ts';
import { Upstream } from './upstream.ts';

let respond: (answer: ServerResponse) => void;
let asked: string[];
let told: unknown[];
let isShedding: boolean;
let upstream: Upstream;
const log = jest.fn();

const service = serverUnderTest((request, answer) => {
  asked.push(request.url ?? '');
  told.push(request.headers[SHEDDING_HEADER]);
  respond(answer);
});

beforeEach(() => {
  asked = [];
  told = [];
  isShedding = false;
  log.mockClear();
  upstream = new Upstream(`http://127.0.0.1:${listening(service).port}`, {
    maxAnswerBytes: 1000,
    log,
    isShedding: () => isShedding,
  });
});

afterEach(() => upstream.close());

const read = (within: number) => upstream.send({ path: '/api/a', method: 'GET', headers: {}, body: null, within });

/** Answers its health and nothing else. */
const onlyHealth = (answer: ServerResponse): void => {
  if (asked.at(-1) === '/health/live') answer.end();
};

describe('a service that answers neither a call nor a probe', () => {
  beforeEach(async () => {
    respond = () => undefined;
    await read(100);
    while (!upstream.state.isSilent) await delay(20);
  });

  it('is not waited for any more, but by one', async () => {
    const one = read(500);
    expect(await Promise.race([read(500), delay(400)])).toEqual({ kind: 'unavailable' });
    expect(await one).toEqual({ kind: 'unanswered' });
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('is asked again once it answers anything', async () => {
    respond = (answer) => answer.writeHead(404).end();
    expect((await read(500)).kind).toBe('answered');
    expect(upstream.state.isSilent).toBe(false);
    expect(log).toHaveBeenLastCalledWith(expect.stringContaining('answers again'));
  });

  it('is asked again once it answers a probe, though nobody asks', async () => {
    respond = onlyHealth;
    while (upstream.state.isSilent) await delay(20);
    expect(log).toHaveBeenLastCalledWith(expect.stringContaining('answers again'));
  });
});

it('a service that answers nobody is silent before the first call has run out', async () => {
  respond = () => undefined;
  const call = read(2_000);
  await delay(1_000);
  expect(upstream.state.isSilent).toBe(true);
  expect(await call).toEqual({ kind: 'unanswered' });
});

it('a service that is slow, and says that it lives, is not silent', async () => {
  respond = onlyHealth;
  await Promise.all(Array.from({ length: 5 }, () => read(100)));
  await delay(600);
  expect(upstream.state.isSilent).toBe(false);
  expect(log).not.toHaveBeenCalled();
  expect(asked).toContain('/health/live');
});

it('a service is told whether visitors are refused meanwhile', async () => {
  respond = (answer) => answer.end();
  await read(500);
  isShedding = true;
  await read(500);
  expect(told).toEqual([undefined, '1']);
});

it('a service that says that it is full is not silent', async () => {
  respond = (answer) => answer.writeHead(503, { 'retry-after': '2' }).end();
  for (let call = 0; call < 5; call++) expect((await read(250)).kind).toBe('answered');
});

it('calls beyond what a service can be asked at once are refused, soon and in so many words', async () => {
  respond = () => undefined;
  const outcomes: string[] = [];
  await Promise.all(Array.from({ length: 200 }, () => read(900).then(({ kind }) => outcomes.push(kind))));
  expect(asked.filter((path) => path === '/api/a').length).toBeLessThanOrEqual(64);
  expect(outcomes.filter((kind) => kind === 'overloaded')).toHaveLength(200 - 64);
  // Before any other call has timed out.
  expect(new Set(outcomes.slice(0, 200 - 64))).toEqual(new Set(['overloaded']));
});
