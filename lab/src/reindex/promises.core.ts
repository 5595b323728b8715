/** Promises for while indexes are rebuilt; docs/RELIABILITY.md names the same ones, in these words. */
export const PROMISES = {
  searched: 'while an index is rebuilt, no search fails',
  second: 'a second start is refused (409) and told of the rebuild that runs',
  rolledBack: 'searches read the index before again at once, with what was written since',
  resumed: 'a rebuild whose process is killed (kill -9) at ten random moments goes on and is completed',
  otherwise: 'outside of the seconds in which the only indexer is dead, no search fails',
  engineKilled: 'a rebuild whose engine is killed goes on and is completed',
  diskFull: 'a rebuild on a disk that is full for a while goes on and is completed',
  fresh: 'a review is in search within 5 s, also while 10,000 imported firms are being indexed',
  notLost: 'every review that was acknowledged meanwhile is in the database, exactly once',
  aggregates: 'count and average of every firm are those of its reviews after the rebuilds',
  equal: 'the index agrees with the database after all of it',
  noDrift: 'the check for drift finds no document that differs',
} as const;

export type Promised = keyof typeof PROMISES;

interface Search {
  at: number;
  /** How often it was refused for want of room before. */
  again: number;
  /** Null when it was answered. */
  failure: string | null;
}

/** From when until when something was dead. */
export type Window = readonly [from: number, until: number];

// A search that was on its way when the process died fails with it.
const BEFORE_MS = 1_500;

export function failuresOf(
  searches: readonly Search[],
  dead: readonly Window[] = [],
): { within: Search[]; otherwise: Search[] } {
  const failed = searches.filter(({ failure }) => failure !== null);
  const within = failed.filter(({ at }) => dead.some(([from, until]) => at >= from - BEFORE_MS && at <= until));
  return { within, otherwise: failed.filter((one) => !within.includes(one)) };
}

export const seenOf = (searches: readonly Search[], failed: readonly Search[]): string => {
  const reasons = [...new Set(failed.map(({ failure }) => failure))].slice(0, 3).join('; ');
  const again = searches.filter((one) => one.again > 0).length;
  return `${searches.length} searches, ${again} of them asked to come again, ${failed.length} failed${reasons === '' ? '' : `: ${reasons}`}`;
};
