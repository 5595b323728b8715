import { andText, BUSINESS_FLAGS, countOf } from '@lawdex/contracts';
import type { BusinessDetail, BusinessFlag, WeeklyHours } from '@lawdex/contracts';
import { truncate } from '../head/escape.core.ts';
import { hoursText, timesText } from './hours.core.ts';
import { languageName } from './language-name.core.ts';
import { FEE_WORDS, priceLabel } from './labels.core.ts';
import { runText, specialRuns } from './special-days.core.ts';

export interface Question {
  question: string;
  answer: string;
}

/** Where a flag is answered: by its own question, or within the one on consultations. */
const FLAG_ANSWERS: Record<BusinessFlag, { to: 'own question' | 'consultations'; offer: string }> = {
  hasDelivery: { to: 'own question', offer: 'delivery' },
  hasTakeout: { to: 'own question', offer: 'takeout' },
  freeConsultation: { to: 'consultations', offer: 'a free first consultation' },
  videoConsultation: { to: 'consultations', offer: 'consultations by video' },
};

const FOOD = /\b(restaurants?|cafes?|coffee|pizza|bakery|food|bars?|grill|diner)\b/i;

/** A list with the question if its answer is known, and an empty list otherwise. */
const ask = (question: string, answer: string | null | undefined | false): Question[] =>
  answer ? [{ question, answer }] : [];

/** Questions that the listing answers, as facts that recommend nobody (decisions, FAQ wording). `now`: ms since 1970. */
export function businessFaq(business: BusinessDetail, now: number): Question[] {
  const { name } = business;
  const isFood = FOOD.test(business.category?.name ?? '');
  const schedule = business.hours ? hoursText(business.hours) : '';
  const special = business.hours ? specialText(business.hours, now) : '';
  return [
    ...ask(`What is ${name}?`, business.description && truncate(business.description, 100)),
    ...ask(`What are the hours of ${name}?`, schedule && `The listed hours are ${schedule}, local time.${special}`),
    ...ask(
      `Is ${name} open now?`,
      business.isOpen !== null &&
        (business.isOpen
          ? `By its listed hours, ${name} was open when this page was loaded. Call ahead to be sure.`
          : `By its listed hours, ${name} was closed when this page was loaded.`),
    ),
    ...offersOf(business, 'own question').flatMap((offer) =>
      ask(`Does ${name} offer ${offer}?`, `Yes, the listing says that ${offer} is available.`),
    ),
    ...ask(
      `What is the phone number of ${name}?`,
      business.phone && `The listed phone number of ${name} is ${business.phone}.`,
    ),
    ...ask(
      `Where is ${name} located?`,
      `${name} is at ${business.address}, ${business.city}, ${business.state} ${business.zipCode}.`,
    ),
    ...ask(
      `How expensive is ${name}?`,
      business.priceRange &&
        `The listing gives the price range ${business.priceRange} (${priceLabel(business.priceRange)}).`,
    ),
    ...ask(`How is ${name} rated?`, ratingAnswer(business)),
    ...ask(`Does ${name} have a website?`, business.website && `Yes: ${business.website}`),
    ...(isFood ? [] : serviceQuestions(business)),
  ];
}

/** ` They differ on December 24 – January 2 (closed).` */
function specialText(hours: WeeklyHours, now: number): string {
  const days = specialRuns(hours, new Date(now).toISOString().slice(0, 10));
  const texts = days.map((run) => `${runText(run)} (${timesText(run.spans, ' to ', ' and ') || 'closed'})`);
  return texts.length === 0 ? '' : ` They differ on ${andText(texts)}.`;
}

const offersOf = (business: BusinessDetail, to: 'own question' | 'consultations'): string[] =>
  BUSINESS_FLAGS.filter((flag) => business[flag] && FLAG_ANSWERS[flag].to === to).map(
    (flag) => FLAG_ANSWERS[flag].offer,
  );

function ratingAnswer({ rating, reviewCount }: BusinessDetail): string | false {
  if (reviewCount === 0) return false;
  return `Reviewers rate it ${rating} out of 5 (${countOf(reviewCount, 'review')}).`;
}

/** Questions for businesses that offer services. */
function serviceQuestions(business: BusinessDetail): Question[] {
  const { name, category, additionalPracticeAreas } = business;
  const languages = business.languages.flatMap((code) => languageName(code) ?? []);
  const consultations = offersOf(business, 'consultations');
  const fees = business.feeBasis.map((basis) => FEE_WORDS[basis]);
  const areas = category ? [category, ...additionalPracticeAreas].map((area) => area.name) : [];
  return [
    ...ask(`What kind of matters does ${name} handle?`, areas.length > 0 && `It is listed under ${andText(areas)}.`),
    ...ask(
      `Does ${name} offer consultations?`,
      consultations.length > 0 && `Yes, the listing says that it offers ${andText(consultations)}.`,
    ),
    ...ask(
      `How does ${name} charge?`,
      fees.length > 0 && `The listing names ${andText(fees)}. Ask for the terms in writing before you agree.`,
    ),
    ...ask(`Which languages does ${name} speak?`, languages.length > 0 && `The listing names ${andText(languages)}.`),
  ];
}
