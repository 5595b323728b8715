import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { HitCounts } from './hit-counts.ts';
import type { UpstreamOutcome, UpstreamRequest } from './upstream/upstream-request.ts';

let sent: UpstreamRequest[];
let outcome: UpstreamOutcome;
let hits: HitCounts;
const answered = (status: number): UpstreamOutcome => ({
  kind: 'answered',
  answer: { status, headers: {}, body: Buffer.alloc(0) },
});
const reports = () => sent.splice(0);
const told = () => reports().map(({ method, path, headers }) => `${method} ${path} ${headers['meter']}`);
const keys = () => reports().map(({ headers }) => headers['idempotency-key']);

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  outcome = answered(200);
  hits = new HitCounts({
    send: async (request) => {
      sent.push(request);
      return outcome;
    },
  });
});
afterEach(() => void jest.useRealTimers());

describe('uses of kept answers', () => {
  it('are told shared, once a second, each once', async () => {
    for (let visit = 0; visit < 200; visit++) hits.add(['/api/a']);
    hits.add(['/api/a', '/api/b']);
    expect(told()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(told()).toEqual(['HEAD /api/a count=201/0', 'HEAD /api/b count=1/0']);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(told()).toEqual([]);
  });

  it.each<[string, UpstreamOutcome]>([
    ['is down', { kind: 'unavailable' }],
    ['has too much to do', { kind: 'overloaded', retryAfter: 1 }],
    ['fails', answered(503)],
    ['may have counted them, and nobody knows', { kind: 'unanswered' }],
  ])('are told again with the same key while the service %s, and the newer ones after them', async (_, failure) => {
    outcome = failure;
    hits.add(['/api/a']);
    await jest.advanceTimersByTimeAsync(1_000);
    hits.add(['/api/a', '/api/a']);
    await jest.advanceTimersByTimeAsync(3_000);
    const before = keys();
    expect([before.length, new Set(before).size]).toEqual([4, 1]);
    outcome = answered(200);
    await jest.advanceTimersByTimeAsync(2_000);
    const [again, newer, ...more] = reports();
    expect([again?.headers, newer?.headers, more]).toEqual([
      { meter: 'count=1/0', 'idempotency-key': before[0] },
      { meter: 'count=2/0', 'idempotency-key': expect.not.stringMatching(String(before[0])) },
      [],
    ]);
  });

  it('are not told again when there is nothing any more to count', async () => {
    outcome = answered(404);
    hits.add(['/api/a']);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(told()).toHaveLength(1);
  });
});
