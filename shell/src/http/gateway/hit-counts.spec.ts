import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { HitCounts } from './hit-counts.ts';
import type { UpstreamOutcome, UpstreamRequest } from './upstream-request.ts';

let sent: UpstreamRequest[];
let outcome: UpstreamOutcome;
let hits: HitCounts;
const answered = (status: number): UpstreamOutcome => ({
  kind: 'answered',
  answer: { status, headers: {}, body: Buffer.alloc(0) },
});
const told = () => sent.splice(0).map(({ method, path, headers }) => `${method} ${path} ${headers['meter']}`);

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
  it('are told together, once a second, each once', async () => {
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
  ])('are kept while the service %s', async (_, failure) => {
    outcome = failure;
    hits.add(['/api/a']);
    await jest.advanceTimersByTimeAsync(1_000);
    hits.add(['/api/a']);
    outcome = answered(200);
    sent = [];
    await jest.advanceTimersByTimeAsync(1_000);
    expect(told()).toEqual(['HEAD /api/a count=2/0']);
  });

  it.each<[string, UpstreamOutcome]>([
    ['nobody knows whether it was counted', { kind: 'unanswered' }],
    ['there is nothing any more to count', answered(404)],
  ])('are not told again when %s', async (_, end) => {
    outcome = end;
    hits.add(['/api/a']);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(told()).toHaveLength(1);
  });
});
