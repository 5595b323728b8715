import { andText, type BusinessDetail } from '@lawdex/contracts';

/** Questions that make sense for every business on a first call. */
const FOR_EVERY_BUSINESS = [
  'Do you handle matters like mine, and how often?',
  'Who would work on my matter, and whom would I speak to?',
  'Which deadlines do I have to know about?',
  'What would it cost, what comes on top, and when is it due?',
  'What may happen, at best and at worst, and how long may it take?',
  'What should I bring to the first meeting?',
];

export interface CallQuestion {
  question: string;
  /** The names of the businesses whose listing does not answer it; absent for questions to every business. */
  openFor?: string;
}

type Missing = (business: BusinessDetail) => boolean;

const OPEN_POINTS: readonly [question: string, isMissing: Missing][] = [
  ['How do you charge: by the hour, a flat fee, or a share of what is won?', ({ feeBasis }) => feeBasis.length === 0],
  ['Is the first consultation free?', ({ freeConsultation }) => !freeConsultation],
  ['Which languages do you speak?', ({ languages }) => languages.length === 0],
  ['Where are you licensed to practice?', ({ licences }) => licences.length === 0],
  ['When are you open?', ({ hours }) => hours === null],
];

/** Questions for a first call: the general ones, then those that these listings do not answer. */
export function callQuestions(businesses: readonly BusinessDetail[]): CallQuestion[] {
  const open = OPEN_POINTS.flatMap(([question, isMissing]): CallQuestion[] => {
    const missing = businesses.filter(isMissing);
    return missing.length > 0 ? [{ question, openFor: andText(missing.map(({ name }) => name)) }] : [];
  });
  return [...FOR_EVERY_BUSINESS.map((question) => ({ question })), ...open];
}
