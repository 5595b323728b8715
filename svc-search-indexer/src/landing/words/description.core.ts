import { lawyersOf, whereWords, type PageFacts } from './page-names.core.ts';
import { countOfFirms, countOfReviews, listText, numberText, verb, capital } from './sentences.core.ts';
import { countOf, firmsFor } from '@lawdex/contracts';
import { MODIFIER_WORDS } from './modifier-words.core.ts';

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

/** `Car Accidents firm in Austin, TX`, `law firms within 10 miles of you`. */
function firmsOf({ subject, radiusMiles }: Pick<PageFacts, 'subject' | 'radiusMiles'>, count = 1): string {
  const where = radiusMiles === null ? whereWords(subject) : `within ${countOf(radiusMiles, 'mile')} of you`;
  return `${firmsFor(subject.practice ?? 'law', count)} ${where}`;
}

/** How the list came about, in sentences that can be read at once. How many there are stands elsewhere on the page. */
export function chosenBy(page: PageFacts): string {
  const { modifier, place } = page.subject;
  if (place === null) return 'Every law firm of the directory, state by state.';
  const firm = firmsOf(page);
  if (page.total === 0) return `No ${firm} is listed yet.`;
  const isAlone = page.total === 1;
  const every = `${isAlone ? 'the one' : 'every'} ${firm}.`;
  // Which one comes first is no question when there is but one.
  const inOrder = (order = MODIFIER_WORDS.best.order) => (isAlone ? '' : ` They stand in the order of ${order}.`);
  if (modifier === null) return capital(every) + inOrder();
  const { label, chosen, order } = MODIFIER_WORDS[modifier];
  if (chosen === null)
    return `Nothing that law firms say of themselves tells who is “${label.toLowerCase()}”, so this is ${every}${inOrder()}`;
  if (!page.applied && isAlone) return `This is the one ${firm}. It is not among those ${chosen}.`;
  if (!page.applied) return `No ${firm} is among those ${chosen}. So all of them are shown.${inOrder()}`;
  if (isAlone) return `One ${firm} is among those ${chosen}.`;
  return `These are the ${firmsOf(page, page.total)} ${chosen}.${inOrder(order)}`;
}
