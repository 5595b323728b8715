import { REVIEW_LIMITS } from './directory.ts';

/**
 * When a new review is held back, and when it is shown. It is the same for every number of stars, and the site publishes it. svc-directory
 * follows it, the public page quotes it.
 */
export const HOLD_RULE = {
  /** Reviews of a business in an hour, this one among them, above which it is held: this many, or `timesUsual` its usual number. */
  reviewsAnHour: 5,
  /** The same for a day: this many, or `dayShare` of all its reviews up to `mostADay`, so that few cannot make a small business's rating. */
  reviewsADay: 2,
  dayShare: 0.1,
  mostADay: 10,
  /** Usual is the median of the hours or days of the last `usualDays`, those without a review among them. */
  timesUsual: 3,
  usualDays: 30,
  /** Reviews of a business that one network may send in a day. */
  ofNetworkADay: 1,
  /**
   * For so long the same words are not shown again. Texts of at least `sameWordsFrom` different words are the same when they share so
   * many of their pairs of words; shorter ones by one name.
   */
  sameWordsDays: 30,
  sameWordsFrom: 8,
  sameWordsShare: 0.55,
  /** About another business, because honest people use the same words; but not those of one network on one day, from `sameWordsFrom` words on. */
  sameWordsElsewhereFrom: 20,
  sameWordsElsewhereShare: 0.9,
  /**
   * After so long a held review is shown, of each network and business one a day. Repeated words, hidden networks, and those that sent
   * more than `floodOfNetwork` in a day wait for a person.
   */
  heldHours: 72,
  floodOfNetwork: 5,
  /** After so long what still waits is removed, and the names of senders are erased. */
  keptDays: 30,
} as const;

/** Why a review is held back. None is any more for its `direction`, which a release before knew. */
export const HOLD_REASONS = ['rate', 'direction', 'same-words', 'network'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

export const HOLD_WORDS: Record<HoldReason, string> = {
  rate: 'Unusually many reviews of this firm came within an hour or a day',
  direction: 'Unusually many reviews of this firm say the same today',
  'same-words': 'A review in the same or nearly the same words came before',
  network: 'Several reviews came from the same network today, or some of its reviews were just removed',
};

export interface HeldReview {
  reasons: HoldReason[];
  /** ISO 8601, UTC: when the rule looks at it again. */
  until: string;
}

/** Why a review may be removed. That it is negative is no reason. */
export const REMOVAL_REASONS = [
  'spam',
  'not-a-client',
  'threat',
  'personal-data',
  'same-writer',
  'off-topic',
  'withdrawn',
  'unconfirmed',
] as const;
export type RemovalReason = (typeof REMOVAL_REASONS)[number];

export const REMOVAL_WORDS: Record<RemovalReason, string> = {
  spam: 'Advertising or spam',
  'not-a-client': 'Not the experience of a client',
  threat: 'A threat or an insult',
  'personal-data': 'Private information about somebody',
  'same-writer': 'Several reviews by the same writer',
  'off-topic': 'Not about this firm',
  withdrawn: 'Taken back by its writer',
  unconfirmed: 'Held back, and nobody could confirm it in time',
};

export interface RemovedCount {
  reason: RemovalReason;
  count: number;
}

/**
 * An entry of the public ledger of removals. Its `hash` is sha256, in hexadecimal digits, of `previousHash` and then
 * `{"number":1,"month":"2026-11","reason":"spam","rating":1}`, without blanks. The first `previousHash` is 64 zeros.
 */
export interface RemovedReview {
  /** From 1 on, without gaps. */
  number: number;
  /** YYYY-MM, UTC. */
  month: string;
  /** `restored` takes an earlier removal back. */
  reason: RemovalReason | 'restored';
  rating: number;
  previousHash: string;
  hash: string;
}

/** How many reviews were written, and how many of them are removed. */
export interface RemovalRate {
  written: number;
  removed: number;
}

export interface RemovalRates {
  /** 1 and 2 stars. */
  low: RemovalRate;
  /** 4 and 5 stars. */
  high: RemovalRate;
  reasons: RemovedCount[];
  /** Reviews that were hidden before the ledger began, which knows no reason for them. */
  unlisted?: number;
}

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
/** Milliseconds by which the first clocks of the world are ahead of UTC. */
const AHEAD_MS = 14 * 3_600_000;

/** Whether a matter may have been in this month, YYYY-MM: from 1950 to the visitor's own month. */
export const isMatterMonth = (month: string, now: Date): boolean =>
  MONTH.test(month) &&
  month >= `${REVIEW_LIMITS.matterYearMin}-01` &&
  month <= new Date(now.getTime() + AHEAD_MS).toISOString().slice(0, 7);
