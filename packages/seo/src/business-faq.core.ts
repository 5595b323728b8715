import type { BusinessDetail } from '@lawdex/contracts';
import { truncate } from './escape.core.ts';
import { hoursText } from './hours.core.ts';

export interface Question {
  question: string;
  answer: string;
}

/** The price labels of section 9. */
export function priceLabel(priceRange: string): string {
  switch (priceRange) {
    case '$':
      return 'budget-friendly';
    case '$$':
      return 'moderately priced';
    case '$$$':
      return 'upscale';
    default:
      return 'premium';
  }
}

const LANGUAGES = new Intl.DisplayNames('en-US', { type: 'language', fallback: 'none' });
const namesOfLanguages = new Map<string, string | null>();

/** `Spanish` for `es`; null for what is no language code. */
export function languageName(code: string): string | null {
  if (!/^[a-z]{2,3}$/.test(code)) return null;
  // Asked for twice by each page, and Intl takes its time.
  const known = namesOfLanguages.get(code);
  if (known !== undefined) return known;
  const name = LANGUAGES.of(code) ?? null;
  namesOfLanguages.set(code, name);
  return name;
}

const FEES = { contingency: 'contingency fees', flat: 'flat fees', hourly: 'hourly fees' } as const;
const FOOD = /\b(restaurants?|cafes?|coffee|pizza|bakery|food|bars?|grill|diner)\b/i;
const listText = new Intl.ListFormat('en-US', { type: 'conjunction' });

/**
 * Questions that the listing can answer, each only when its data exists. The wording states facts: the site recommends
 * nobody, so the recommending words of the specification's section 9 are not used (decisions, FAQ wording).
 */
export function businessFaq(business: BusinessDetail): Question[] {
  const { name } = business;
  const add = (question: string, answer: string | null | undefined | false): Question[] =>
    answer ? [{ question, answer }] : [];
  const isFood = FOOD.test(business.category?.name ?? '');
  const schedule = business.hours ? hoursText(business.hours) : '';
  return [
    ...add(`What is ${name}?`, business.description && `${name}: ${truncate(business.description, 100)}`),
    ...add(`What are the hours of ${name}?`, schedule && `The listed hours are ${schedule}, local time.`),
    ...add(
      `Is ${name} open now?`,
      business.isOpen !== null &&
        (business.isOpen
          ? `By its listed hours, ${name} was open when this page was loaded. Call ahead to be sure.`
          : `By its listed hours, ${name} was closed when this page was loaded.`),
    ),
    ...add(`Does ${name} offer delivery?`, business.hasDelivery && 'Yes, the listing says that delivery is available.'),
    ...add(`Does ${name} offer takeout?`, business.hasTakeout && 'Yes, the listing says that takeout is available.'),
    ...add(
      `What is the phone number of ${name}?`,
      business.phone && `The listed phone number of ${name} is ${business.phone}.`,
    ),
    ...add(
      `Where is ${name} located?`,
      `${name} is at ${business.address}, ${business.city}, ${business.state} ${business.zipCode}.`,
    ),
    ...add(
      `How expensive is ${name}?`,
      business.priceRange &&
        `The listing gives the price range ${business.priceRange} (${priceLabel(business.priceRange)}).`,
    ),
    ...add(`How is ${name} rated?`, ratingAnswer(business)),
    ...add(`Does ${name} have a website?`, business.website && `Yes: ${business.website}`),
    ...(isFood ? [] : serviceQuestions(business)),
  ];
}

function ratingAnswer({ rating, reviewCount }: BusinessDetail): string | false {
  if (reviewCount === 0) return false;
  const count = reviewCount.toLocaleString('en-US');
  return `Reviewers rate it ${rating} out of 5 (${count} ${reviewCount === 1 ? 'review' : 'reviews'}).`;
}

/** What visitors ask of somebody who serves them, as opposed to selling food. */
function serviceQuestions(business: BusinessDetail): Question[] {
  const { name } = business;
  const languages = business.languages.flatMap((code) => languageName(code) ?? []);
  const consultations = [
    business.freeConsultation && 'a free first consultation',
    business.videoConsultation && 'consultations by video',
  ].filter((offer) => offer !== false);
  const fees = business.feeBasis.map((basis) => FEES[basis]);
  return [
    business.category && {
      question: `What kind of matters does ${name} handle?`,
      answer: `It is listed under ${listText.format([business.category, ...business.additionalPracticeAreas].map((area) => area.name))}.`,
    },
    consultations.length > 0 && {
      question: `Does ${name} offer consultations?`,
      answer: `Yes, the listing says that it offers ${listText.format(consultations)}.`,
    },
    fees.length > 0 && {
      question: `How does ${name} charge?`,
      answer: `The listing names ${listText.format(fees)}. Ask for the terms in writing before you agree.`,
    },
    languages.length > 0 && {
      question: `Which languages does ${name} speak?`,
      answer: `The listing names ${listText.format(languages)}.`,
    },
  ].filter((question): question is Question => !!question);
}
