import LIGHTHOUSE from '../../data/lighthouse.json' with { type: 'json' };
import { median } from '../kit/statistics.core.ts';

const { leastScores, leastMedianPerformance, latestPaintMs, measured } = LIGHTHOUSE;

type Category = keyof typeof leastScores;
/** Scores out of 100; milliseconds, and CLS without a unit. */
type Figure = Category | keyof typeof measured;

export const CATEGORIES = Object.keys(leastScores) as Category[];
const FIGURES = [...CATEGORIES, ...(Object.keys(measured) as Figure[])];

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
    CATEGORIES.filter((category) => middle(page, category) < leastScores[category]).map((category) => {
      const audits = new Set(page.runs.flatMap(({ failed }) => failed.filter((id) => id.startsWith(category))));
      const score = `${category} ${middle(page, category)}, below ${leastScores[category]}`;
      return `${page.name}: ${score} (${[...audits].join(', ')})`;
    }),
  );
  if (performance >= leastMedianPerformance) return below;
  return [...below, `the median page: performance ${performance}, below ${leastMedianPerformance}`];
}

export const latePaints = (pages: readonly PageScores[]): string[] =>
  pages.flatMap((page) => {
    const paint = Math.round(middle(page, 'LCP'));
    return paint > latestPaintMs ? [`${page.name}: largest paint after ${paint} ms, later than ${latestPaintMs}`] : [];
  });

export const HEAD = ['page', ...FIGURES];

export const rowOf = (page: PageScores): string[] => [
  page.name,
  ...FIGURES.map((figure) => middle(page, figure).toFixed(figure === 'CLS' ? 3 : 0)),
];
