import type { PageFacts } from './page-facts.core.ts';
import { lawyersOf, whereWords } from './page-names.core.ts';
import { countOfFirms, countOfReviews, listText, numberText } from './sentences.core.ts';

const LONGEST = 160;

/** The text that search engines show below the title: the figures that fit, the most telling first. */
export function descriptionOf({ subject, total, stats, facts, businesses, nearby }: PageFacts): string {
  if (subject.place === null) return `${countOfFirms(total)} by state and practice area, with ratings, hours and fees.`;
  const lawyers = `${lawyersOf(subject)} ${whereWords(subject)}`;
  if (total === 0) return fitting(`${lawyers}: none is listed yet`, [nearest(nearby)]);
  const some = (count: number, what: string): string =>
    count === 0 ? '' : total === 1 ? what : `${numberText(count)} ${what}`;
  const names = businesses.slice(0, 2).map(({ name }) => name);
  return fitting(`${lawyers}: ${countOfFirms(total)}`, [
    stats.averageRating === null ? '' : `rated ${stats.averageRating} in ${countOfReviews(stats.totalReviews)}`,
    some(stats.withConsultation, 'with a free consultation'),
    some(facts.openAtWeekends, 'open on weekends'),
    names.length === 2 && total > 2 ? `among them ${names.join(' and ')}` : '',
  ]);
}

const nearest = (nearby: PageFacts['nearby']): string =>
  nearby.length === 0 ? '' : `the nearest are in ${listText(nearby.slice(0, 2).map(({ text }) => text))}`;

function fitting(head: string, parts: readonly string[]): string {
  let text = head;
  for (const part of parts) {
    const longer = part === '' ? text : `${text}, ${part}`;
    if (longer.length < LONGEST) text = longer;
  }
  return `${text}.`;
}
