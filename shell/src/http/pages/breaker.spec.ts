import { describe, expect, it } from '@jest/globals';
import { Breaker } from './breaker.ts';

const fail = (breaker: Breaker, key: string, ...times: number[]) => times.forEach((time) => breaker.failed(key, time));

describe('Breaker', () => {
  it('opens at the third failure within 30 s, for this page alone', () => {
    const breaker = new Breaker();
    fail(breaker, '/a', 0, 1000);
    expect(breaker.isOpen('/a', 1001)).toBe(false);
    fail(breaker, '/a', 2000);
    expect(breaker.isOpen('/a', 2001)).toBe(true);
    expect(breaker.isOpen('/b', 2001)).toBe(false);
  });

  it('lets one attempt through after 10 s, and opens again when that fails', () => {
    const breaker = new Breaker();
    fail(breaker, '/a', 0, 1, 2);
    expect(breaker.isOpen('/a', 10_001)).toBe(true);
    expect(breaker.isOpen('/a', 10_002)).toBe(false);
    fail(breaker, '/a', 10_003);
    expect(breaker.isOpen('/a', 10_004)).toBe(true);
  });

  it('forgets failures at the first success', () => {
    const breaker = new Breaker();
    fail(breaker, '/a', 0, 1);
    breaker.succeeded('/a');
    fail(breaker, '/a', 2, 3);
    expect(breaker.isOpen('/a', 4)).toBe(false);
  });

  it('does not open for failures that lie far apart', () => {
    const breaker = new Breaker();
    fail(breaker, '/a', 0, 20_000, 40_000, 60_000);
    expect(breaker.isOpen('/a', 60_001)).toBe(false);
  });
});
