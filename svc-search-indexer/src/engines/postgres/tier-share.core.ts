import type { PlanPlace, PlanWord, Tier } from '@lawdex/search-language/plan';
import { lexeme, type Field } from './rows/lexemes.core.ts';
import { EVERYWHERE, FIELDS } from './tsquery.core.ts';

/** How large a share of all rows holds a lexeme, or the most common that begins so; 0 of those that are not among the most common. */
export type ShareOf = (lexeme: string, prefix?: boolean) => number;

type Fact = readonly [field: Field, value: string];

/** At least about how large a share of all rows a tier finds, as if the things that it asks were independent of each other. */
export function tierShare(
  { nameKey, words = [], fields = EVERYWHERE, ownPractices, practices, place }: Tier,
  shareOf: ShareOf,
): number {
  const largest = (any: readonly Fact[]): number =>
    Math.max(0, ...any.map(([field, value]) => shareOf(lexeme(field, value))));
  const inFields = ({ word, prefix }: PlanWord): number =>
    Math.max(...fields.map((field) => shareOf(lexeme(FIELDS[field], word), prefix)));
  const shares = [
    // Nobody else has the very name.
    ...(nameKey === undefined ? [] : [0]),
    ...words.map(inFields),
    ...(ownPractices ? [largest(facts('p', ownPractices))] : []),
    ...(practices ? [largest([...facts('p', practices), ...facts('q', practices)])] : []),
    ...(place ? [largest(placeFacts(place))] : []),
  ];
  return shares.reduce((product, share) => product * share, 1);
}

const facts = (field: Field, values: readonly string[]): Fact[] => values.map((value) => [field, value]);

const placeFacts = ({ cityKeys, states, zips, serves = [] }: PlanPlace): Fact[] => [
  ...facts('c', cityKeys),
  ...facts(
    's',
    states.map((state) => state.toLowerCase()),
  ),
  ...facts('z', zips),
  ...facts('v', serves),
];

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
