import { expect, it } from '@jest/globals';
import type { Sample } from './sample.core.ts';
import { compareWritten } from './written.core.ts';

const told = (n: number, status: number, given: Partial<Sample> = {}): Sample => ({
  ...{ n, at: 0, late: 0, took: 1, status, retryAfter: false, sent: true },
  ...given,
});
const compare = (samples: readonly Sample[], rows: Record<string, number>) =>
  compareWritten(samples, new Map(Object.entries(rows)), (n) => `key-${n}`);

it('acknowledged is written once, refused never, and without an answer at most once', () => {
  const samples = [
    told(1, 201),
    told(2, 503, { retryAfter: true }),
    told(3, 504),
    told(4, 0),
    told(5, 0, { sent: false }),
    told(6, 422),
  ];
  expect(compare(samples, { 'key-1': 1, 'key-3': 1 })).toEqual({
    acknowledged: 1,
    refused: 3,
    unknown: 2,
    unknownWritten: 1,
    violations: [],
  });
});

it('everything else is found', () => {
  const samples = [told(1, 201), told(2, 201), told(3, 429, { retryAfter: true }), told(4, 504)];
  expect(compare(samples, { 'key-2': 2, 'key-3': 1, 'key-4': 2 }).violations).toEqual([
    'key-1 was acknowledged and is written 0 times',
    'key-2 was acknowledged and is written 2 times',
    'key-3 was refused and is written 1 times',
    'key-4 was unknown and is written 2 times',
  ]);
});

it('a 503 that does not say when to come back is no refusal', () => {
  expect(compare([told(1, 503)], {}).unknown).toBe(1);
});
