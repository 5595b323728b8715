import type { Tier } from '@lawdex/search-language/plan';
import { groupsOfTier, placeGroup } from './tsquery.core.ts';

/** How large a share of all rows holds a lexeme, or the most common that begins so; 0 of those that are not among the most common. */
export type ShareOf = (lexeme: string, prefix?: boolean) => number;

/** At least about how large a share of all rows a tier finds, as if the things that it asks were independent of each other. */
export function tierShare(tier: Tier, shareOf: ShareOf): number {
  // Nobody else has the very name.
  if (tier.nameKey !== undefined) return 0;
  return [...groupsOfTier(tier), ...(tier.place ? [placeGroup(tier.place)] : [])]
    .map((any) => Math.max(0, ...any.map(({ lexeme, prefix }) => shareOf(lexeme, prefix))))
    .reduce((product, share) => product * share, 1);
}

/** Rows that are looked at first, because very common ones fill a page among the best, without an index. */
const LOOKED_AT = 3_000;
/** A guess at the share of rows that pass one condition more: a look in vain costs some milliseconds. */
const PASS = 0.3;
/** A property that is common need not be so among the best. */
const MARGIN = 2;

export const bestRows = (order: string): string => `(select * from search_rows order by ${order} limit ${LOOKED_AT})`;

/** Whether so large a share of all rows will probably fill a page that ends there. */
export const isWorthALook = (share: number, conditions: readonly string[], end: number): boolean =>
  share * PASS ** conditions.length * LOOKED_AT >= MARGIN * end;
