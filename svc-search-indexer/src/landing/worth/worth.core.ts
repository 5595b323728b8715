import { LAWYER_MODIFIERS, type LandingModifier, type LandingVerdict } from '@lawdex/contracts';
import { FEATURE_OF, FEATURES } from '../../index-definition/features.core.ts';
import { LISTED } from '../../engines/landing-question.core.ts';

/** The businesses of a practice area in a place, and in its parts. */
export interface PlaceHoldings {
  here: Histogram;
  /** The cities of a state, the states of the country, and the practice areas within this one in the same place. */
  parts: readonly Histogram[];
}

export interface Worth {
  verdict: LandingVerdict;
  /** Which page search engines should know instead, seen from this one; null: none is better. */
  instead: Instead | null;
}

export type Instead =
  | { kind: 'modifier'; modifier: LandingModifier | null }
  | { kind: 'part'; part: number }
  | { kind: 'wider-place' };

/** Fewer than so many businesses are no choice. */
export const ENOUGH = 3;
/** Lists that share more than half of what they show make pages that say the same. */
export const MOST_LIKENESS = 0.5;
/** Pages of one place also share what is said of the place, so that less of their lists may be the same. */
const MOST_LIKENESS_HERE = 0.4;

/** Ordered by what chooses them, rating, price and hours: the narrower list is the beginning of the wider one. */
const ONE_ORDER: readonly (readonly (LandingModifier | null)[])[] = [
  [null, 'best', 'top-rated'],
  ['affordable', 'cheap'],
  ['emergency', '24-hour'],
];
export const isOneOrder = (one: LandingModifier | null, other: LandingModifier | null): boolean =>
  ONE_ORDER.some((order) => order.includes(one) && order.includes(other));

/** The earlier one of two pages stays that are too much alike. */
const IN_ORDER = [...LAWYER_MODIFIERS, 'open-now'] as const satisfies readonly LandingModifier[];
/** Those that can be worth a page of their own. */
export type WorthyModifier = (typeof IN_ORDER)[number];
export const WORTHY_MODIFIERS: readonly WorthyModifier[] = IN_ORDER;

type Stays = readonly [modifier: WorthyModifier | null, mark: number];
const WORTH_IT: Worth = { verdict: 'worth-it', instead: null };

/** Judges the pages of a place: three businesses fulfill a modifier, and the list is no earlier or narrower page's. */
export function worthOfPages(holdings: PlaceHoldings): ReadonlyMap<WorthyModifier | null, Worth> {
  const worth = new Map<WorthyModifier | null, Worth>([[null, worthOfPage(holdings, 0) ?? WORTH_IT]]);
  const stay: Stays[] = [[null, 0]];
  for (const modifier of IN_ORDER) {
    const mark = FEATURE_OF[modifier] ?? 0;
    const chosen = countOf(holdings.here, mark);
    const twin = stay.find(([other, its]) => {
      const others = countOf(holdings.here, its);
      const found = isOneOrder(modifier, other)
        ? likenessOfBeginnings(chosen, others)
        : likeness(chosen, others, countOf(holdings.here, its | mark));
      return found > MOST_LIKENESS_HERE;
    });
    const instead = twin && likeAnother({ kind: 'modifier', modifier: twin[0] });
    const against = tooFew(holdings, mark) ?? instead ?? worthOfPage(holdings, mark);
    if (!against) stay.push([modifier, mark]);
    worth.set(modifier, against ?? WORTH_IT);
  }
  return worth;
}

const likeAnother = (instead: Instead): Worth => ({ verdict: 'like-another', instead });

function tooFew({ here }: PlaceHoldings, mark: number): Worth | null {
  const instead: Instead = { kind: 'wider-place' };
  if (countOf(here, 0) === 0) return { verdict: 'empty', instead };
  if (countOf(here, FEATURES.described) < ENOUGH) return { verdict: 'few-businesses', instead };
  if (countOf(here, FEATURES.described | mark) >= ENOUGH) return null;
  return { verdict: 'modifier-thin', instead: { kind: 'modifier', modifier: null } };
}

function worthOfPage(holdings: PlaceHoldings, mark: number): Worth | null {
  const few = tooFew(holdings, mark);
  if (few) return few;
  const chosen = countOf(holdings.here, mark);
  const part = holdings.parts.findIndex((one) => {
    const inPart = countOf(one, mark);
    return countOf(one, FEATURES.described | mark) >= ENOUGH && likeness(chosen, inPart, inPart) > MOST_LIKENESS;
  });
  return part < 0 ? null : likeAnother({ kind: 'part', part });
}

/** Nothing is known of businesses that could back these: their pages list everybody. */
export const isBacked = (modifier: LandingModifier): boolean => FEATURE_OF[modifier] !== null;

/** The same of two lists in one order, of which the narrower one is chosen by what they are ordered by: both begin alike. */
function likenessOfBeginnings(one: number, other: number): number {
  const [shownOne, shownOther] = [Math.min(LISTED, one), Math.min(LISTED, other)];
  return Math.min(shownOne, shownOther) / Math.max(1, shownOne, shownOther);
}

/** How alike two lists are, 0 to 1. Of more than twenty, the shown ones are expected to share as much as the sets. */
export function likeness(one: number, other: number, both: number): number {
  if (one === 0 || other === 0) return 0;
  const [shownOne, shownOther] = [Math.min(LISTED, one), Math.min(LISTED, other)];
  const shared = Math.min((shownOne * both) / one, (shownOther * both) / other);
  return shared / (shownOne + shownOther - shared);
}

/** How many businesses have which marks: `counts[i]` of them have exactly `marks[i]`. */
export interface Histogram {
  readonly marks: readonly number[];
  readonly counts: readonly number[];
}

export const EMPTY: Histogram = { marks: [], counts: [] };

export function countOf({ marks, counts }: Histogram, wanted: number): number {
  let sum = 0;
  for (const [index, having] of marks.entries()) if ((having & wanted) === wanted) sum += counts[index] ?? 0;
  return sum;
}

export function together(parts: readonly Histogram[]): Histogram {
  const sums = new Map<number, number>();
  for (const { marks, counts } of parts) {
    for (const [index, having] of marks.entries()) sums.set(having, (sums.get(having) ?? 0) + (counts[index] ?? 0));
  }
  return { marks: [...sums.keys()], counts: [...sums.values()] };
}
