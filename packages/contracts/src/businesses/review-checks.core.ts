import type { DirectoryAnswers as Answers } from '../api/index.ts';
import { REVIEW_LIMITS } from './directory.ts';

/**
 * What becomes of a new review. It is the same for every number of stars and for all words, and the site publishes it. svc-directory
 * follows it, the public page quotes it. Days are those of UTC.
 */
export const HOLD_RULE = {
  /** Reviews of a business by one network that are shown and counted at once on a day; further ones are held. */
  ofNetworkADay: 2,
  /** The usual number of reviews of a business on a day: so many, and one more for each `forOneMore` that it has. */
  usualADay: 3,
  forOneMore: 100,
  /** Above it all reviews of that day count later. So many beyond it are shown on that day, further ones are held. */
  shownBeyond: 20,
  /** After so long they count, and those that are held are shown: of one network and business one a day. */
  waitHours: 72,
  /** After so long the names of senders are erased. */
  keptDays: 30,
} as const;

/** The usual number of reviews on a day of a business that has so many, `least` where it has few. */
export const usualADay = (reviewCount: number, least: number = HOLD_RULE.usualADay): number =>
  least + Math.floor(reviewCount / HOLD_RULE.forOneMore);

/** Why a review waits: for how many came that day, or for how many its network sent. Operators alone are told. */
export const HOLD_REASONS = ['rate', 'network'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** A review that nobody else sees yet. It reads the same whatever it is held for. */
export type HeldReview = Answers['HeldReviewDto'];

/** Why a review may be removed. That it is negative is no reason. Nobody removes any more for the last one, which stands in old entries. */
export const REMOVAL_WORDS = {
  spam: 'Advertising or spam',
  'not-a-client': 'Not the experience of a client',
  threat: 'A threat or an insult',
  'personal-data': 'Private information about somebody',
  'same-writer': 'Several reviews by the same writer',
  'off-topic': 'Not about this firm',
  withdrawn: 'Taken back by its writer',
  unconfirmed: 'Held back, and nobody could confirm it in time',
};
export type RemovalReason = keyof typeof REMOVAL_WORDS;
export const REMOVAL_REASONS = Object.keys(REMOVAL_WORDS) as RemovalReason[];

export type RemovedCount = Answers['RemovedCountDto'];

/**
 * An entry of the public ledger of removals. Its `hash` is sha256, in hexadecimal digits, of `previousHash` and then
 * `{"number":1,"month":"2026-11","reason":"spam","rating":1}`, without blanks. The first `previousHash` is 64 zeros.
 */
export type RemovedReview = Answers['RemovedReviewDto'];

/** How many reviews were written, and how many of them are removed. */
export type RemovalRate = Answers['RemovalRateDto'];

export type RemovalRates = Answers['RemovalRatesDto'];

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
/** Milliseconds by which the first clocks of the world are ahead of UTC. */
const AHEAD_MS = 14 * 3_600_000;

/** Whether a matter may have been in this month, YYYY-MM: from 1950 to the visitor's own month. */
export const isMatterMonth = (month: string, now: Date): boolean =>
  MONTH.test(month) &&
  month >= `${REVIEW_LIMITS.matterYearMin}-01` &&
  month <= new Date(now.getTime() + AHEAD_MS).toISOString().slice(0, 7);
