import { BUSINESS_FLAGS } from '@lawdex/contracts';
import type { EngineFilters, EngineQuery, Tier, Unwanted } from '@lawdex/search-language/plan';
import type { Bind } from '../binder.core.ts';
import { coveringTiers } from '../covering-tiers.core.ts';
import { allDayWeeks, filteredTraits, openWeeks } from '../filter-conditions.core.ts';
import { lexeme } from '../rows/lexemes.core.ts';
import { and, anyOf, groupsOfTier, not, or, placeGroup, termsOf } from '../tsquery.core.ts';
import type { AnyOf } from '../tsquery.core.ts';
import { isOffered, TRAITS } from '../rows/traits.core.ts';

/** Whether each row of which the fact is true is marked in a bitmap, see `search_row_facts` in the migrations. A lexeme is a fact, too. */
export type HasBitmap = (fact: string) => boolean;

/** Any of these facts, or that a row's hours are one of these weeks, which a statement gives. */
export type Facts = { any: readonly string[] } | { weeks: (bind: Bind) => string };

/** The part of a question that bitmaps can answer: everything but the rows of `rest`. */
export interface CommonRows {
  /** A row has something of each group of one of these; an empty one is true of all rows. */
  tiers: readonly (readonly Facts[])[];
  /** Something of each. */
  filters: readonly Facts[];
  /** A row has not something of each of any of these. */
  without: readonly (readonly Facts[])[];
  /** The tsquery of the rows that the plan finds by what is rare, and not by what is common; null when there are none. */
  rest: string | null;
  /** The facts that must have bitmaps still when the question is asked. */
  listed: readonly string[];
}

/** True of every row. */
export const EVERY = '*';
/** Stands for the weeks of opening hours, while they are few. */
export const WEEKS = 'hours:*';

/** Null when bitmaps tell nothing of it: whoever asks for what is rare alone finds few rows, and they are soon counted. */
export function commonRows(
  { plan, filters }: Pick<EngineQuery, 'plan' | 'filters'>,
  hasBitmap: HasBitmap,
): CommonRows | null {
  if (!hasBitmap(EVERY)) return null;
  const narrowed = factsOfFilters(filters, hasBitmap);
  const unwanted = plan.without.map(unwantedGroups);
  const asked = coveringTiers(plan.tiers).map(groupsIn);
  if (!narrowed || !unwanted.every(isPlain) || !asked.every(isPlain)) return null;
  const everything = asked.length === 0 || asked.some((groups) => groups.length === 0);
  const tiers = everything ? [[]] : asked;
  const { facts, words } = narrowed;
  const common = tiers
    .map((groups) => groups.map((any) => any.filter((one) => isCommon(one, hasBitmap))))
    .filter((groups) => groups.every((any) => any.length > 0));
  const mustBeCommon = [...words, ...unwanted.flat()].flat();
  if (!mustBeCommon.every((one) => isCommon(one, hasBitmap)) || common.length === 0) return null;
  const rare = anyOf(tiers.flat(2).filter((one) => !isCommon(one, hasBitmap)));
  return {
    tiers: common.map((groups) => groups.map(factsOf)),
    filters: [...facts, ...words.map(factsOf)],
    without: unwanted.filter((groups) => groups.length > 0).map((groups) => groups.map(factsOf)),
    rest: rare && and([or(tiers.map(termsOf)), rare, not(or(common.map(termsOf)))]),
    listed: [EVERY, ...lexemesOf([...common.flat(), mustBeCommon])],
  };
}

const lexemesOf = (groups: readonly AnyOf[]): string[] => groups.flat().map((one) => one.lexeme);

const factsOf = (any: AnyOf): Facts => ({ any: any.map((one) => one.lexeme) });

const isPlain = (groups: AnyOf[] | null): groups is AnyOf[] => groups !== null;

const isCommon = ({ lexeme: fact, prefix = false }: AnyOf[number], hasBitmap: HasBitmap): boolean =>
  !prefix && hasBitmap(fact);

/** Null when something else is asked as well: where a row is on the map, or how words begin. */
function groupsIn(tier: Omit<Tier, 'why'>): AnyOf[] | null {
  const { place } = tier;
  if (place?.within) return null;
  const groups = [...groupsOfTier(tier), ...(place ? [placeGroup(place)] : [])];
  return groups.some((any) => any.some(({ prefix }) => prefix)) ? null : groups;
}

/** A circle does not count. */
function unwantedGroups({ place, ...asked }: Unwanted): AnyOf[] | null {
  const named = place ? placeGroup(place) : [];
  return groupsIn({ ...asked, place: named.length > 0 && place ? { ...place, within: null } : null });
}

/** The facts that filters ask for: a row has something of each. */
export type CommonFacts = Pick<CommonRows, 'listed'> & { facts: readonly Facts[] };

/** Null when bitmaps cannot tell who passes. */
export function commonFacts(filters: EngineFilters, hasBitmap: HasBitmap): CommonFacts | null {
  const asked = factsOfFilters(filters, hasBitmap);
  if (!asked?.words.flat().every((one) => isCommon(one, hasBitmap))) return null;
  return { facts: [...asked.facts, ...asked.words.map(factsOf)], listed: lexemesOf(asked.words) };
}

interface FilterFacts {
  facts: Facts[];
  /** The lexemes that filters ask for. */
  words: AnyOf[];
}

/** The filters that facts know; one of another kind has no facts yet. */
const KNOWN_FILTERS: ReadonlySet<string> = new Set([
  ...BUSINESS_FLAGS,
  ...['categoryId', 'minRating', 'prices', 'language', 'feeBasis', 'location', 'openAt', 'openAllDay', 'within'],
]);

/** Null when a filter asks for what is no fact. */
function factsOfFilters(filters: EngineFilters, hasBitmap: HasBitmap): FilterFacts | null {
  if (!areFacts(filters)) return null;
  const { categoryId, minRating, prices, language, location, openAt, openAllDay } = filters;
  if ((openAt ?? openAllDay) && !hasBitmap(WEEKS)) return null;
  const facts = [
    ...given(categoryId, (ids): Facts => ({ any: [ids].flat().map((id) => `category:${id}`) })),
    ...given(minRating, (least): Facts => ({ any: halfStarsFrom(2 * least) })),
    ...given(prices, (levels): Facts => ({ any: levels.map((price) => `price:${price}`) })),
    ...traitsIn(filteredTraits(filters)),
    ...given(openAt, (times): Facts => (times.length > 0 ? { weeks: (bind) => openWeeks(times, bind) } : { any: [] })),
    ...given(openAllDay, (days): Facts => ({ weeks: (bind) => allDayWeeks(days, bind) })),
  ];
  const unoffered = language && !isOffered(language) ? language : undefined;
  const words = [
    ...given(unoffered, (spoken): AnyOf => [{ lexeme: lexeme('l', spoken) }]),
    ...given(location, placeGroup),
  ];
  return { facts, words };
}

const given = <T, R>(value: T | null | undefined, of: (value: T) => R): R[] => (value ? [of(value)] : []);

const traitsIn = (bits: number): Facts[] =>
  TRAITS.flatMap((_trait, bit) => (bits & (1 << bit) ? [{ any: [`flag:${bit}`] }] : []));

/** Nothing is asked of where a row is on the map, no rating between two half stars, and no filter that facts do not know. */
function areFacts({ within, location, minRating = 0, ...others }: EngineFilters): boolean {
  if (within || location?.within || !Number.isInteger(2 * minRating)) return false;
  return Object.entries(others).every(([name, value]) => value === undefined || KNOWN_FILTERS.has(name));
}

const MOST_HALF_STARS = 10;

const halfStarsFrom = (least: number): string[] =>
  Array.from({ length: Math.max(0, MOST_HALF_STARS - least + 1) }, (_, more) => `half-stars:${least + more}`);
