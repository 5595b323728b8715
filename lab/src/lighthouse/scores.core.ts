import { median } from '../kit/statistics.core.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type CategoryName = (typeof CATEGORIES)[number];

/** The least score of each category, out of 100. */
export const BUDGET: Record<CategoryName, number> = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
/** The least performance of the median page. */
const MEDIAN_PERFORMANCE = 99;

/** Measures of loading, in milliseconds; CLS has no unit. */
export const MEASURES = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;
type MeasureName = keyof typeof MEASURES;

export interface Run {
  scores: Record<CategoryName, number>;
  measures: Record<MeasureName, number>;
  /** Names of the audits that lowered a score. */
  failed: string[];
}

export interface PageScores {
  name: string;
  runs: readonly Run[];
}

const scoreOf = ({ runs }: PageScores, category: CategoryName) => median(runs.map(({ scores }) => scores[category]));
const measureOf = ({ runs }: PageScores, name: MeasureName) => median(runs.map(({ measures }) => measures[name]));

/** Writes a line for each score below its budget, with the audits that lowered it, and one for the median. */
export function shortfalls(pages: readonly PageScores[]): string[] {
  const middle = median(pages.map((page) => scoreOf(page, 'performance')));
  return [
    ...pages.flatMap((page) =>
      CATEGORIES.flatMap((category) => {
        const score = scoreOf(page, category);
        if (score >= BUDGET[category]) return [];
        const audits = [...new Set(page.runs.flatMap(({ failed }) => failed))].filter((id) => id.startsWith(category));
        return [`${page.name}: ${category} ${score}, below ${BUDGET[category]} (${audits.join(', ')})`];
      }),
    ),
    ...(middle < MEDIAN_PERFORMANCE ? [`the median page: performance ${middle}, below ${MEDIAN_PERFORMANCE}`] : []),
  ];
}

export const HEAD = ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'FCP', 'LCP', 'TBT', 'CLS'];

export const rowsOf = (pages: readonly PageScores[]): string[][] =>
  pages.map((page) => [
    page.name,
    ...CATEGORIES.map((category) => String(scoreOf(page, category))),
    ...(['FCP', 'LCP', 'TBT'] as const).map((name) => `${Math.round(measureOf(page, name))} ms`),
    measureOf(page, 'CLS').toFixed(3),
  ]);
