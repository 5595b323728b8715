import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SharedState } from './shared-state.ts';
import type { SharedServer } from './shared-state.ts';

let now: number;
let status: string;
let told: string[];
const server = {
  get status() {
    return status;
  },
  eval: jest.fn<SharedServer['eval']>(),
  set: jest.fn<SharedServer['set']>(),
  get: jest.fn<SharedServer['get']>(),
  publish: jest.fn<SharedServer['publish']>(),
};
const log = { warn: (_: object, message: string) => told.push(message), info: (message: string) => told.push(message) };
let shared: SharedState;

beforeEach(() => {
  jest.resetAllMocks();
  now = 0;
  status = 'ready';
  told = [];
  shared = new SharedState(server, 'secret', log, () => now);
});

describe('counting', () => {
  it('answers how often all shells have counted, and until when', async () => {
    server.eval.mockResolvedValue([7, 4200]);
    expect(await shared.count('requests 192.0.2.1', 10_000)).toEqual({ current: 7, ttl: 4200 });
  });

  it('writes no address into the server, and the same key for the same visitor', async () => {
    server.eval.mockResolvedValue([1, 10_000]);
    for (const what of ['requests 192.0.2.1', 'requests 192.0.2.1', 'writes 192.0.2.1']) await shared.count(what, 1);
    const [first, again, other] = server.eval.mock.calls.map(([, , key]) => key);
    expect(first).toMatch(/^lawdex:limits:[\w-]{22}$/);
    expect([again, other === first]).toEqual([first, false]);
    await new SharedState(server, 'another', log).count('requests 192.0.2.1', 1);
    expect(server.eval.mock.lastCall?.[2]).not.toBe(first);
  });
});

describe('a server that does not answer', () => {
  beforeEach(() => void server.eval.mockRejectedValue(new Error('Command timed out')));

  it('is told once, left alone for a second, and then asked again', async () => {
    for (let index = 0; index < 3; index++) expect(await shared.count('a', 1)).toBeNull();
    expect([server.eval.mock.calls.length, shared.answers]).toEqual([1, false]);
    now = 1000;
    expect(await shared.count('a', 1)).toBeNull();
    expect(server.eval).toHaveBeenCalledTimes(2);
    expect(told).toEqual([expect.stringContaining('counts visitors for itself')]);
    now = 2000;
    server.eval.mockResolvedValue([1, 1]);
    expect(await shared.count('a', 1)).toEqual({ current: 1, ttl: 1 });
    expect(told).toEqual([expect.anything(), expect.stringContaining('together with the other shells again')]);
  });

  it('is not asked while there is no connection, and at once when there is one', async () => {
    status = 'reconnecting';
    expect(await shared.count('a', 1)).toBeNull();
    expect(server.eval).not.toHaveBeenCalled();
    status = 'ready';
    await shared.count('a', 1);
    shared.noteReached();
    expect(shared.answers).toBe(true);
  });

  it('is one that hangs, too, and nobody waits for it', async () => {
    server.eval.mockReturnValue(new Promise(() => undefined));
    expect(await Promise.race([shared.count('a', 1), delay(1000, 'late')])).toBeNull();
    expect(shared.answers).toBe(false);
  });

  it('is not one whose answer has come while this process was busy', async () => {
    server.eval.mockReturnValue(new Promise((resolve) => setTimeout(() => setImmediate(() => resolve([1, 1])), 1)));
    const counted = shared.count('a', 1);
    const since = Date.now();
    while (Date.now() - since < 80);
    expect(await counted).toEqual({ current: 1, ttl: 1 });
  });

  it('is one whose answer means nothing, too', async () => {
    server.eval.mockResolvedValue('OK');
    expect(await shared.count('a', 1)).toBeNull();
  });

  it('fails no write', async () => {
    server.publish.mockRejectedValue(new Error('gone'));
    shared.tellForgotten(['business-a']);
    await Promise.resolve();
    expect(server.publish).toHaveBeenCalledWith('lawdex:forgotten', '["business-a"]');
  });
});

it('the key of a day is the first that a shell has brought, ends with the day, and is told to nobody without the secret', async () => {
  const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  server.get.mockImplementation(async () => server.set.mock.calls[0]?.[1] ?? null);
  expect(await shared.dayKey(20_000, first, 60_000.5)).toEqual(first);
  expect(await shared.dayKey(20_000, second, 60_000)).toEqual(first);
  expect(server.set).toHaveBeenCalledWith('lawdex:day:20000', expect.any(String), 'PX', 60_001, 'NX');
  expect(Buffer.from(String(await server.get('')), 'base64').includes(first)).toBe(false);
  expect(await new SharedState(server, 'another', log).dayKey(20_000, second, 60_000)).toBeNull();
});
