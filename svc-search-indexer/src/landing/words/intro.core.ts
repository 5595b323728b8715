import type { FeeBasis } from '@lawdex/contracts';
import { firmsOf } from './chosen-by.core.ts';
import type { PageFacts } from './page-facts.core.ts';
import { countOfReviews, listText, numberText, shareText, someText, verb } from './sentences.core.ts';

const MOST_NAMED = 3;
const MOST_LANGUAGES = 6;
export const FEES: Readonly<Record<FeeBasis, string>> = {
  contingency: 'a contingency fee',
  flat: 'a flat fee',
  hourly: 'an hourly fee',
};

/** Facts about the businesses of a page, a sentence for each that is known. An empty line separates paragraphs. */
export function introOf(page: PageFacts): string {
  if (page.total === 0) return paragraphs([[nobody(page)], [nearest(page)]]);
  return paragraphs([
    [howMany(page), whereThey(page)],
    [reviews(page), prices(page), consultations(page)],
    [hours(page), languages(page), licences(page)],
    [nearest(page)],
  ]);
}

const paragraphs = (sentences: readonly (readonly string[])[]): string =>
  sentences
    .map((parts) => parts.filter(Boolean).join(' '))
    .filter(Boolean)
    .join('\n\n');

function nobody(page: PageFacts): string {
  return `No ${firmsOf({ ...page, radiusMiles: null })} is listed here yet.`;
}

function howMany(page: PageFacts): string {
  const { inPlace } = page.facts;
  return `${numberText(inPlace)} ${firmsOf(page, inPlace)} ${verb(inPlace, 'is', 'are')} listed.`;
}

function whereThey({ parts, facts }: PageFacts): string {
  if (parts.length < 2) return '';
  const largest = parts.map(({ name, count }) => `${name} (${numberText(count)})`);
  return `They are in ${numberText(facts.cities)} ${verb(facts.cities, 'city', 'cities')}; most are in ${listText(largest)}.`;
}

function reviews({ stats, facts, total }: PageFacts): string {
  const { averageRating, totalReviews } = stats;
  if (averageRating === null) return `${total === 1 ? 'It has not' : 'None of them has'} been reviewed here yet.`;
  const rated = `${averageRating} out of 5 on average, in ${countOfReviews(totalReviews)}`;
  return total === 1
    ? `Reviewers rate it ${rated}.`
    : `Reviewers rate them ${rated} of ${shareText(facts.withReviews, total)}.`;
}

function prices({ facts }: PageFacts): string {
  const known = facts.prices.map(({ price, count }) => `${numberText(count)} at ${price}`);
  const fees = facts.feeBases.map(({ basis, count }) => `${numberText(count)} for ${FEES[basis]}`);
  const sentences = [
    known.length > 0 ? `By price range: ${listText(known)}.` : '',
    fees.length > 0 ? `By how they charge: ${listText(fees)}.` : '',
  ];
  return sentences.filter(Boolean).join(' ');
}

function consultations({ stats, facts, total, subject }: PageFacts): string {
  const free = stats.withConsultation;
  const sentences = [
    free > 0 && subject.modifier !== 'free-consultation'
      ? `A first consultation is free at ${shareText(free, total)}.`
      : '',
    facts.withVideoConsultation > 0
      ? `${someText(facts.withVideoConsultation, total)} ${verb(facts.withVideoConsultation, 'meets', 'meet')} clients by video.`
      : '',
  ];
  return sentences.filter(Boolean).join(' ');
}

function hours({ facts }: PageFacts): string {
  const { withHours, openAtWeekends, openAllDay } = facts;
  if (withHours === 0) return '';
  if (withHours === 1) {
    const when = openAllDay > 0 ? 'open around the clock' : `${openAtWeekends > 0 ? '' : 'not '}open on weekends`;
    return `The one that lists its hours is ${when}.`;
  }
  const weekend = `${openAtWeekends === 0 ? 'none' : numberText(openAtWeekends)} ${openAtWeekends > 1 ? 'are' : 'is'} open on weekends`;
  const always = openAllDay === 0 ? '' : `, and ${numberText(openAllDay)} around the clock`;
  return `Of the ${numberText(withHours)} that list their hours, ${weekend}${always}.`;
}

function languages({ languages: spoken }: PageFacts): string {
  const named = spoken.slice(0, MOST_LANGUAGES).map(({ name, count }) => `${name} (${numberText(count)})`);
  return named.length > 0 ? `Languages besides English: ${listText(named)}.` : '';
}

function licences({ facts, total }: PageFacts): string {
  const { withLicence, firstAdmitted, licenceChecked } = facts;
  if (withLicence === 0) return '';
  const since = firstAdmitted === null ? '' : `, the earliest admission from ${firstAdmitted}`;
  const checked =
    licenceChecked === 0
      ? ''
      : `; ${someText(licenceChecked, total).toLowerCase()} ${verb(licenceChecked, 'has', 'have')} one that was checked in the last 24 months`;
  return `${someText(withLicence, total)} ${verb(withLicence, 'lists', 'list')} a license${since}${checked}.`;
}

function nearest({ nearby, total }: PageFacts): string {
  // From a page without firms they have their miles.
  const others = nearby
    .slice(0, MOST_NAMED)
    .map(({ text, count }) => (total === 0 ? text : `${text} (${numberText(count)})`));
  if (others.length === 0) return '';
  return total === 0
    ? `The nearest places that have some are ${listText(others)}.`
    : `The nearest other places that have a choice of them are ${listText(others)}.`;
}
