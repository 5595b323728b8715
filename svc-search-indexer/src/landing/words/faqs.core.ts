import type { FeeBasis, PriceRange } from '@lawdex/contracts';
import { lawyersOf, whereWords, type PageFacts } from './page-names.core.ts';
import { capital, countOfReviews, listText, numberText, shareText, someText, verb } from './sentences.core.ts';

interface Faq {
  question: string;
  answer: string;
}

const MOST_NAMED = 3;
const FEES: Readonly<Record<FeeBasis, string>> = {
  contingency: 'a contingency fee',
  flat: 'a flat fee',
  hourly: 'an hourly fee',
};
const PRICE_WORDS: Readonly<Record<PriceRange, string>> = {
  $: 'very affordable or budget-friendly',
  $$: 'moderately priced or mid-range',
  $$$: 'upscale',
  $$$$: 'premium',
};

/** Questions that the listings of a page answer; none that they do not. */
export function faqsOf(page: PageFacts): Faq[] {
  if (page.total === 0) return [];
  const lawyers = lawyersOf({ modifier: null, practice: page.subject.practice }).replace(/Lawyers$/, 'lawyers');
  const where = whereWords(page.subject);
  return [rated, free, cost, weekends, spoken, licensed].flatMap((faqOf) => faqOf(page, lawyers, where) ?? []);
}

const among = (businesses: PageFacts['businesses'], total: number): string => {
  const names = businesses.slice(0, MOST_NAMED).map(({ name }) => name);
  if (names.length === 0) return '';
  return total > names.length ? `, among them ${listText(names)}` : `: ${listText(names)}`;
};

function rated({ stats, facts, total, businesses }: PageFacts, lawyers: string, where: string): Faq | null {
  if (stats.averageRating === null) return null;
  const [first] = [...businesses].sort((a, b) => b.reviewCount - a.reviewCount);
  const most =
    first && first.reviewCount > 0 && facts.withReviews > 1
      ? ` Most reviews are of ${first.name}: ${numberText(first.reviewCount)}, rated ${first.rating} out of 5.`
      : '';
  return {
    question: `How are ${lawyers} ${where} rated?`,
    answer: `Reviewers rate ${total === 1 ? 'it' : 'them'} ${stats.averageRating} out of 5 on average, in ${countOfReviews(stats.totalReviews)}.${most}`,
  };
}

function free({ stats, total, businesses }: PageFacts, lawyers: string, where: string): Faq | null {
  const count = stats.withConsultation;
  if (count === 0) return null;
  const named = businesses.filter(({ freeConsultation }) => freeConsultation);
  return {
    question: `Which ${lawyers} ${where} offer a free consultation?`,
    answer: `${capital(shareText(count, total))} ${verb(count, 'says', 'say')} that a first consultation is free${among(named, count)}.`,
  };
}

function cost({ facts }: PageFacts, lawyers: string, where: string): Faq | null {
  const { prices, feeBases } = facts;
  if (prices.length === 0 && feeBases.length === 0) return null;
  const ranges = prices.map(
    ({ price, count }) => `${numberText(count)} ${verb(count, 'lists', 'list')} ${price} (${PRICE_WORDS[price]})`,
  );
  const fees = feeBases.map(
    ({ basis, count }) => `${numberText(count)} ${verb(count, 'works', 'work')} for ${FEES[basis]}`,
  );
  const sentences = [ranges, fees].filter((parts) => parts.length > 0).map((parts) => `${capital(listText(parts))}.`);
  return { question: `What do ${lawyers} ${where} cost?`, answer: sentences.join(' ') };
}

function weekends({ facts }: PageFacts, lawyers: string, where: string): Faq | null {
  const { withHours, openAtWeekends, openAllDay } = facts;
  if (openAtWeekends === 0) return null;
  const always =
    openAllDay > 0 ? ` ${someText(openAllDay, withHours)} ${verb(openAllDay, 'is', 'are')} open around the clock.` : '';
  const who =
    withHours === 1
      ? 'The one that lists its hours'
      : openAtWeekends === withHours
        ? 'All that list their hours'
        : `Of those that list their hours, ${numberText(openAtWeekends)}`;
  return {
    question: `Are ${lawyers} ${where} open on weekends?`,
    answer: `${who} ${verb(openAtWeekends, 'opens', 'open')} on a Saturday or Sunday.${always}`,
  };
}

function spoken({ languages: others, total }: PageFacts, lawyers: string, where: string): Faq | null {
  const languages = others.map(({ name, count }) => (total === 1 ? name : `${name} at ${numberText(count)}`));
  if (languages.length === 0) return null;
  return {
    question: `Which languages do ${lawyers} ${where} speak?`,
    answer: `Besides English: ${listText(languages)}.`,
  };
}

function licensed({ facts, total }: PageFacts, lawyers: string, where: string): Faq | null {
  const { withLicence, licenceChecked, admittedTenYears, firstAdmitted } = facts;
  if (withLicence === 0) return null;
  const years =
    firstAdmitted === null
      ? ''
      : ` ${admittedTenYears === 0 ? 'None' : someText(admittedTenYears, total)} ${verb(Math.max(1, admittedTenYears), 'has', 'have')} one of ten years or more; the earliest admission listed is from ${firstAdmitted}.`;
  const checked =
    licenceChecked === 0
      ? ''
      : ` ${someText(licenceChecked, total)} ${verb(licenceChecked, 'was', 'were')} checked in the last 24 months.`;
  return {
    question: `How many ${lawyers} ${where} list their license?`,
    answer: `${capital(shareText(withLicence, total))} ${verb(withLicence, 'does', 'do')}.${years}${checked}`,
  };
}
