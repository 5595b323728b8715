/**
 * Rows with a very common property are found soonest among the first of an order: they fill a page, and the index,
 * which would give all of them, is asked only when they do not.
 */
const LOOKED_AT = 3_000;
/** A guess at the share of rows that pass one condition more: a look in vain costs some milliseconds. */
const PASS = 0.3;
/** A property that is common need not be so among the best. */
const MARGIN = 2;

/** The first rows of an order that has an index. */
export const bestRows = (order: string): string => `(select * from search_rows order by ${order} limit ${LOOKED_AT})`;

/** Whether so large a share of all rows will probably fill a page that ends there. */
export const isWorthALook = (share: number, conditions: readonly string[], end: number): boolean =>
  share * PASS ** conditions.length * LOOKED_AT >= MARGIN * end;
