/** The rating of a firm may move by less. */
export const MOST_MOVED = 0.2;

/** Promises about reviews that somebody makes up; docs/RELIABILITY.md names the same ones, in these words. */
export const PROMISES = {
  unmoved: `a flood of reviews moves the rating of a firm by less than ${MOST_MOVED} at once`,
  unmovedLater: 'and, if its networks sent more than five each, also when its time is over and nobody looked',
  crowd: 'of 200 clients who write about one firm on one day nobody is refused',
  released: 'and the rule shows all of their reviews in the end',
  oneCommand: 'a flood is found, and hidden by one command',
  ledger: 'each of these removals is on the public pages and in the list, whose checksums hold',
  once: 'every acknowledged review is there once, after a kill -9 of the service that wrote it',
  limited: 'who wrote too much is refused still, after a kill -9 of the shell',
} as const;

export type Promised = keyof typeof PROMISES;
