import { median, rowsOf, shortfalls } from '../../lighthouse/scores.core.ts';
import type { Run } from '../../lighthouse/scores.core.ts';
import { expect, test } from '../../test.ts';

const run = (performance: number, seo = 100, failed: string[] = []): Run => ({
  scores: { performance, seo, accessibility: 100, 'best-practices': 100 },
  measures: { FCP: 900.4, LCP: 1200, TBT: 10, CLS: 0 },
  failed,
});

test('a page counts by the median of its runs', () => {
  expect([median([5, 1, 3]), median([1, 2, 3, 4]), median([7])]).toEqual([3, 2, 7]);
  const page = { name: 'home', runs: [run(60), run(99), run(100)] };
  expect(shortfalls([page])).toEqual([]);
  expect(rowsOf([page])).toEqual([['home', '99', '100', '100', '100', '900 ms', '1200 ms', '10 ms', '0.000']]);
});

test('a score below its budget is named, with the audits that cost it', () => {
  const runs = [run(98, 92, ['seo/meta-description', 'performance/largest-contentful-paint'])];
  expect(shortfalls([{ name: 'city', runs }])).toEqual([
    'city: performance 98, below 99 (performance/largest-contentful-paint)',
    'city: seo 92, below 100 (seo/meta-description)',
  ]);
});
