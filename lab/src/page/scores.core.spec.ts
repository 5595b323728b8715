import { latePaints, rowOf, shortfalls, type Run } from './scores.core.ts';

const run = (performance: number, seo = 100, failed: string[] = []): Run => ({
  figures: { performance, seo, accessibility: 100, 'best-practices': 100, FCP: 900.4, LCP: 1200, TBT: 10, CLS: 0 },
  failed,
});

it('a page counts by the median of its runs, and is named when, really slowed, it paints late', () => {
  const page = { name: 'home', runs: [run(60), run(99), run(100)] };
  expect(shortfalls([page])).toEqual([]);
  expect(latePaints([page])).toEqual(['home: largest paint after 1200 ms, later than 1000']);
  expect(rowOf(page)).toEqual(['home', '99', '100', '100', '100', '900', '1200', '10', '0.000']);
});

it('a score below its budget is named, with the audits that cost it', () => {
  const runs = [run(97, 92, ['seo/meta-description', 'performance/largest-contentful-paint'])];
  const others = ['home', 'search'].map((name) => ({ name, runs: [run(99)] }));
  expect(shortfalls([{ name: 'city', runs }, ...others])).toEqual([
    'city: performance 97, below 98 (performance/largest-contentful-paint)',
    'city: seo 92, below 100 (seo/meta-description)',
  ]);
});

it('one page may have a point less, and not half of them', () => {
  const page = (name: string, performance: number) => ({ name, runs: [run(performance)] });
  expect(shortfalls([page('home', 99), page('city', 99), page('search', 98)])).toEqual([]);
  const lower = [page('home', 99), page('city', 98), page('search', 98)];
  expect(shortfalls(lower)).toEqual(['the median page: performance 98, below 99']);
});
