import { median } from '../kit/statistics.core.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** The least score of each category, out of 100. */
const BUDGET: Record<Category, number> = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const MEDIAN_PERFORMANCE = 99;

/** The latest that a page really slowed may paint its largest element, in milliseconds. */
const LATEST_PAINT = 1000;

/** What is measured of loading, by the name of its audit: milliseconds, and CLS without a unit. */
export const FIGURES = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

export interface Run {
  scores: Record<Category, number>;
  figures: Record<keyof typeof FIGURES, number>;
  /** Names of the audits that lowered a score. */
  failed: string[];
}

export interface PageScores {
  name: string;
  runs: readonly Run[];
}

const middle = ({ runs }: PageScores, figure: (run: Run) => number): number => median(runs.map(figure));

/** Writes a line for each score below its budget, with the audits that lowered it, and one for the median. */
export function shortfalls(pages: readonly PageScores[]): string[] {
  const performance = median(pages.map((page) => middle(page, ({ scores }) => scores.performance)));
  const below = pages.flatMap((page) =>
    CATEGORIES.flatMap((category) => {
      const score = middle(page, ({ scores }) => scores[category]);
      if (score >= BUDGET[category]) return [];
      const audits = new Set(page.runs.flatMap(({ failed }) => failed.filter((id) => id.startsWith(category))));
      return [`${page.name}: ${category} ${score}, below ${BUDGET[category]} (${[...audits].join(', ')})`];
    }),
  );
  if (performance >= MEDIAN_PERFORMANCE) return below;
  return [...below, `the median page: performance ${performance}, below ${MEDIAN_PERFORMANCE}`];
}

export const latePaints = (pages: readonly PageScores[]): string[] =>
  pages
    .map((page) => ({ name: page.name, paint: Math.round(middle(page, ({ figures }) => figures.LCP)) }))
    .filter(({ paint }) => paint > LATEST_PAINT)
    .map(({ name, paint }) => `${name}: largest paint after ${paint} ms, later than ${LATEST_PAINT}`);

export const HEAD = ['page', 'performance', 'accessibility', 'best practices', 'SEO', ...Object.keys(FIGURES)];

export const rowsOf = (pages: readonly PageScores[]): string[][] =>
  pages.map((page) => [
    page.name,
    ...CATEGORIES.map((category) => String(middle(page, ({ scores }) => scores[category]))),
    ...(['FCP', 'LCP', 'TBT'] as const).map((name) => `${Math.round(middle(page, ({ figures }) => figures[name]))} ms`),
    middle(page, ({ figures }) => figures.CLS).toFixed(3),
  ]);
