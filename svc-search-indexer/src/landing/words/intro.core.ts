import { firmsOf } from './chosen-by.core.ts';
import type { PageFacts } from './page-facts.core.ts';
import { listText, numberText, verb } from './sentences.core.ts';

const MOST_NAMED = 3;

/** What neither figures nor questions of the page say; of a page without businesses, where the nearest are. */
export const introOf = (page: PageFacts): string =>
  (page.total === 0 ? [nobody(page), nearest(page)] : [whereThey(page), byVideo(page)]).filter(Boolean).join(' ');

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
const nearest = ({ nearby }: PageFacts): string =>
  nearby.length === 0
    ? ''
    : `The nearest places that have some are ${listText(nearby.slice(0, MOST_NAMED).map(({ text }) => text))}.`;
