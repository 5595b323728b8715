import { lawyersOf, whereWords, type PageFacts } from './page-names.core.ts';
import { countOfFirms, countOfReviews, listText, numberText, verb } from './sentences.core.ts';
import { firmsOf } from './chosen-by.core.ts';

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

const MOST_NAMED = 3;

/** What neither figures nor questions of the page say; of a page without businesses, where the nearest are. */
export const introOf = (page: PageFacts): string =>
  (page.total === 0 ? [nobody(page), nearestPlaces(page)] : [whereThey(page), byVideo(page)]).filter(Boolean).join(' ');

const nobody = (page: PageFacts): string => `No ${firmsOf({ ...page, radiusMiles: null })} is listed here yet.`;

function whereThey({ parts }: PageFacts): string {
  if (parts.length < 2) return '';
  const largest = parts.map(({ name, count }) => `${name} (${numberText(count)})`);
  return `Most of these firms are in ${listText(largest)}.`;
}

function byVideo({ facts: { withVideoConsultation: count }, total }: PageFacts): string {
  if (count === 0) return '';
  const some = `${numberText(count)} ${verb(count, 'firm', 'firms')}`;
  const who = total === 1 ? 'The firm' : count === total ? 'All firms' : some;
  return `${who} ${verb(count, 'meets', 'meet')} clients by video.`;
}

// From a page without firms they have their miles.
const nearestPlaces = ({ nearby }: PageFacts): string =>
  nearby.length === 0
    ? ''
    : `The nearest places that have some are ${listText(nearby.slice(0, MOST_NAMED).map(({ text }) => text))}.`;
