import type { BusinessSummary } from '@lawdex/contracts';

/** Promises about reviews that somebody makes up; docs/RELIABILITY.md names the same ones, in these words. */
export const PROMISES = {
  network: 'one network moves the rating of a firm on a day by no more than two reviews do',
  networks: 'many networks with words of their own move it on a day by no more than its usual number of reviews does',
  stays: 'what is shown stays shown, whoever writes next, and a firm hides nothing by a review of its own',
  crowd: 'of 200 clients who write about one firm on one day nobody is refused',
  released: 'and all of their reviews are shown and count after three days, without a person',
  oneCommand:
    'copies are found, and hidden but for the first by one command, and none is named that would hide a crowd',
  ledger: 'each of these removals is on the public pages and in the list, whose checksums hold',
  once: 'every acknowledged review is there once, after a kill -9 of the service that wrote it',
  limited: 'who wrote too much is refused still, after a kill -9 of the shell',
} as const;

export type Promised = keyof typeof PROMISES;

/** Ratings are shown with one decimal. */
const ROUNDED = 0.1;

/** By how much so many reviews of one star move a rating. */
export function movedBy(
  count: number,
  { rating, reviewCount }: Pick<BusinessSummary, 'rating' | 'reviewCount'>,
): number {
  const before = Number(rating);
  return before - (before * reviewCount + count) / (reviewCount + count) + ROUNDED;
}
