import { describe, expect, it } from '@jest/globals';
import { holds, lineOf, meaningOf, tableOf } from './tally.core.ts';
import type { Visit } from './tally.core.ts';

const visit = (more: Partial<Visit> = {}): Visit => ({
  kind: 'pages',
  at: 5,
  ms: 20,
  later: 0,
  gaveUp: false,
  lost: null,
  ...more,
});
const all = [visit(), visit({ kind: 'reads' }), visit({ kind: 'reviews' })];
const step = { name: 'shell', from: 0, until: 10, seconds: 2, endedWell: true };

describe('an answer', () => {
  it.each([
    [200, null, { kind: 'served' }],
    [304, null, { kind: 'served' }],
    [408, null, { kind: 'later', seconds: 1 }],
    [503, '2', { kind: 'later', seconds: 2 }],
    [503, null, { kind: 'lost', reason: '503 without Retry-After' }],
    [502, '2', { kind: 'lost', reason: '502' }],
    [404, null, { kind: 'lost', reason: '404' }],
  ])('%s with Retry-After %s means %j', (status, retryAfter, meaning) => {
    expect(meaningOf(status, retryAfter)).toEqual(meaning);
  });
});

describe('a restart', () => {
  it('holds when everybody got what they asked for', () => {
    expect(holds(lineOf(step, all))).toBe(true);
  });

  it('holds when somebody had to come again, and says how many', () => {
    const line = lineOf(step, [...all, visit({ later: 2, ms: 4100 })]);
    expect(holds(line)).toBe(true);
    expect(tableOf([line])).toContain(
      '| shell     | 2.0 s      | 2 (1 later) | 1     | 1       | 4.1 s   | 0       | 0    | ✓  |',
    );
  });

  it.each([
    ['one request is lost', [...all, visit({ lost: 'ECONNRESET' })], step],
    ['the old process had to be killed', all, { ...step, endedWell: false }],
    ['nobody wrote a review meanwhile', all.slice(0, 2), step],
  ])('does not hold when %s', (_what, visits, of) => {
    const line = lineOf(of, visits);
    expect(holds(line)).toBe(false);
    expect(tableOf([line])).toContain('✗');
  });

  it('is not charged with what happened before and after it', () => {
    const others = [visit({ at: -1, lost: 'ECONNRESET' }), visit({ at: 10, lost: 'ECONNRESET' })];
    expect(lineOf(step, [...all, ...others]).lost).toEqual([]);
  });
});
