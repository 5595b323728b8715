import { median } from '../kit/statistics.core.ts';

/** The least score of each category, out of 100. */
const BUDGET = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
type Category = keyof typeof BUDGET;
export const CATEGORIES = Object.keys(BUDGET) as Category[];
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

type Figure = Category | keyof typeof FIGURES;

export interface Run {
  figures: Record<Figure, number>;
  /** Names of the audits that lowered a score. */
  failed: string[];
}

export interface PageScores {
  name: string;
  runs: readonly Run[];
}

const middle = ({ runs }: PageScores, figure: Figure): number => median(runs.map(({ figures }) => figures[figure]));

/** Writes a line for each score below its budget, with the audits that lowered it, and one for the median. */
export function shortfalls(pages: readonly PageScores[]): string[] {
  const performance = median(pages.map((page) => middle(page, 'performance')));
  const below = pages.flatMap((page) =>
    CATEGORIES.flatMap((category) => {
      const score = middle(page, category);
      if (score >= BUDGET[category]) return [];
      const audits = new Set(page.runs.flatMap(({ failed }) => failed.filter((id) => id.startsWith(category))));
      return [`${page.name}: ${category} ${score}, below ${BUDGET[category]} (${[...audits].join(', ')})`];
    }),
  );
  if (performance >= MEDIAN_PERFORMANCE) return below;
  return [...below, `the median page: performance ${performance}, below ${MEDIAN_PERFORMANCE}`];
}

export const latePaints = (pages: readonly PageScores[]): string[] =>
  pages.flatMap((page) => {
    const paint = Math.round(middle(page, 'LCP'));
    return paint > LATEST_PAINT ? [`${page.name}: largest paint after ${paint} ms, later than ${LATEST_PAINT}`] : [];
  });

export const HEAD = ['page', 'performance', 'accessibility', 'best practices', 'SEO', ...Object.keys(FIGURES)];

export const rowsOf = (pages: readonly PageScores[]): string[][] =>
  pages.map((page) => [
    page.name,
    ...CATEGORIES.map((category) => String(middle(page, category))),
    ...(['FCP', 'LCP', 'TBT'] as const).map((name) => `${Math.round(middle(page, name))} ms`),
    middle(page, 'CLS').toFixed(3),
  ]);
