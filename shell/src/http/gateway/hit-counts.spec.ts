import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { HitCounts } from './hit-counts.ts';
import type { UpstreamOutcome } from './upstream/upstream-request.ts';

let told: string[];
let outcome: UpstreamOutcome;
let hits: HitCounts;
const answered = (status: number): UpstreamOutcome => ({
  kind: 'answered',
  answer: { status, headers: {}, body: Buffer.alloc(0) },
});

beforeEach(() => {
  jest.useFakeTimers();
  told = [];
  outcome = answered(200);
  hits = new HitCounts({
    send: async ({ method, path, headers }) => {
      told.push(`${method} ${path} ${headers['meter']}`);
      return outcome;
    },
  });
});
afterEach(() => void jest.useRealTimers());

it('readers are added up, and told once, after five seconds or at the end', async () => {
  for (let reader = 0; reader < 200; reader++) hits.add('/api/a');
  hits.add('/api/b');
  await jest.advanceTimersByTimeAsync(4_999);
  expect(told).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(told.splice(0)).toEqual(['HEAD /api/a count=200/0', 'HEAD /api/b count=1/0']);
  hits.add('/api/a');
  await hits.report();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual(['HEAD /api/a count=1/0']);
});

it.each<[string, UpstreamOutcome]>([
  ['is down', { kind: 'unavailable' }],
  ['has too much to do', { kind: 'overloaded', retryAfter: 1 }],
  ['fails', answered(503)],
  ['does not answer', { kind: 'unanswered' }],
])('readers whose service %s are told with the next ones', async (_, failure) => {
  outcome = failure;
  hits.add('/api/a');
  await jest.advanceTimersByTimeAsync(5_000);
  hits.add('/api/a');
  outcome = answered(200);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(told).toEqual(['HEAD /api/a count=1/0', 'HEAD /api/a count=2/0']);
});

it('readers of what is gone are told once', async () => {
  outcome = answered(404);
  hits.add('/api/a');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(told).toHaveLength(1);
});
