import type { Plan, PlanPlace, Tier, PlanWord } from '@lawdex/search-language/plan';
import { all, either, type Bind } from './binder.core.ts';
import { within } from './distance-conditions.core.ts';
import { tierShare, type ShareOf } from './tier-share.core.ts';
import { and, NOTHING, or, placeTerms, termsOfTier, EVERYWHERE } from './tsquery.core.ts';

type Radius = NonNullable<PlanPlace['within']>;

/** A tier that can find something that no earlier one finds. */
export interface TierMatch {
  number: number;
  /** A tsquery that every match of the tier fulfils; null when only its distance says who matches. */
  terms: string | null;
  exact: boolean;
  /** When it does not: where a match must be beside, in the named places or within the radius. */
  there: { named: string | null; radius: Radius } | null;
  /** At least about how large a share of all rows it finds. */
  share: number;
  /** Binds its values when it is asked for, since a value that is bound must be used. */
  condition(): string;
}

type Match = Omit<TierMatch, 'number' | 'share'>;

export interface PlanConditions {
  tiers: readonly TierMatch[];
  any(): string[];
  /** Whatever the tier: without what is unwanted. */
  always(): string[];
  /** The expression that gives the tier of a row that the plan finds. */
  tier(): string;
}

export function planConditions(plan: Plan, bind: Bind, shareOf: ShareOf): PlanConditions {
  const seen = new Set<string>();
  const tiers = plan.tiers.flatMap((tier, number) => {
    const { why: _why, ...asked } = tier;
    const key = JSON.stringify(asked);
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ number, share: tierShare(tier, shareOf), ...matchOf(tier, bind) }];
  });
  return {
    tiers,
    any: () => anyOf(coveringTiers(plan.tiers), bind),
    always: () => without(plan, bind),
    tier: () => firstOf(tiers),
  };
}

/** The index finds the few that are unwanted; to read the words of all others would take much longer. */
function without(plan: Plan, bind: Bind): string[] {
  const unwanted = or(plan.without.map((one) => and([termsOfTier(one), one.place ? placeTerms(one.place) : null])));
  if (!unwanted) return [];
  return [`r.id not in (select w.id from search_rows w where w.tsv @@ ${bind(unwanted)}::tsquery)`];
}

/** One question to the index for all of these tiers; what it cannot answer is asked of the rows that it gives. */
function anyOf(covering: readonly Tier[], bind: Bind): string[] {
  if (covering.length === 0) return [];
  const tiers = covering.map((tier) => matchOf(tier, bind));
  const where: string[] = [];
  if (tiers.every(({ terms }) => terms !== null)) {
    where.push(`r.tsv @@ ${bind(or(tiers.map(({ terms }) => terms)))}::tsquery`);
  }
  if (tiers.some(({ exact }) => !exact)) where.push(either(tiers.map(({ condition }) => condition())));
  return where;
}

/** Rows of the last tier need no look: they match the plan, and none of the tiers before. */
function firstOf(tiers: readonly TierMatch[]): string {
  const last = tiers.at(-1);
  if (!last) return 'null::int';
  if (tiers.length === 1) return `${last.number}`;
  const before = tiers.slice(0, -1).map(({ condition, number }) => `when ${condition()} then ${number}`);
  return `case ${before.join(' ')} else ${last.number} end`;
}

function matchOf(tier: Tier, bind: Bind): Match {
  const terms = termsOfTier(tier);
  const { place } = tier;
  if (!place) return byTerms(terms, bind);
  const named = placeTerms(place);
  const { within: radius } = place;
  if (!radius) return byTerms(and([terms, named ?? NOTHING]), bind);
  const condition = (): string => {
    const near = within(radius, bind);
    const there = named ? either([`r.tsv @@ ${bind(named)}::tsquery`, near]) : near;
    return `(${all([...matches(terms, bind), there])})`;
  };
  return { terms, exact: false, there: { named, radius }, condition };
}

function byTerms(terms: string | null, bind: Bind): Match {
  return { terms, exact: terms !== null, there: null, condition: () => all(matches(terms, bind)) };
}

const matches = (terms: string | null, bind: Bind): string[] =>
  terms === null ? [] : [`r.tsv @@ ${bind(terms)}::tsquery`];

/** The tiers that find all that the others find too: what any tier finds is asked of these alone. */
export function coveringTiers(tiers: readonly Tier[]): Tier[] {
  const covering: Tier[] = [];
  // Later tiers ask for less.
  for (const tier of tiers.toReversed()) if (!covering.some((wide) => covers(wide, tier))) covering.unshift(tier);
  return covering;
}

/** Each thing that a tier may ask: whether the wide tier asks no more of it than the narrow one. */
const ASKS_NO_MORE: readonly ((wide: Tier, narrow: Tier) => boolean)[] = [
  ({ nameKey }, narrow) => nameKey === undefined || isWithin(keysOf(narrow), [nameKey].flat()),
  ({ words = [] }, narrow) => words.every((word) => narrow.words?.some((other) => finds(word, other))),
  ({ words = [], fields = EVERYWHERE }, narrow) => words.length === 0 || isWithin(narrow.fields ?? EVERYWHERE, fields),
  ({ ownPractices }, narrow) => !ownPractices || isWithin(narrow.ownPractices, ownPractices),
  ({ practices }, narrow) => !practices || isWithin(narrow.practices ?? narrow.ownPractices, practices),
  ({ place }, narrow) => !place || (!!narrow.place && holds(place, narrow.place)),
];

/** Whether the first one finds everything that the second one finds, as far as can be seen from what they ask. */
export const covers = (wide: Tier, narrow: Tier): boolean => ASKS_NO_MORE.every((holdsFor) => holdsFor(wide, narrow));

const keysOf = ({ nameKey }: Tier): string[] | undefined => (nameKey === undefined ? undefined : [nameKey].flat());

const isWithin = <T>(few: readonly T[] | undefined, many: readonly T[]): boolean =>
  few !== undefined && few.every((one) => many.includes(one));

const finds = (wide: PlanWord, { word, prefix }: PlanWord): boolean =>
  wide.prefix ? word.startsWith(wide.word) : word === wide.word && !prefix;

function holds(wide: PlanPlace, narrow: PlanPlace): boolean {
  const [around, inner] = [wide.within, narrow.within];
  const isAround =
    !inner ||
    (around !== null &&
      around.centre.lat === inner.centre.lat &&
      around.centre.lng === inner.centre.lng &&
      around.miles >= inner.miles);
  return (
    isAround &&
    isWithin(narrow.cityKeys, wide.cityKeys) &&
    isWithin(narrow.states, wide.states) &&
    isWithin(narrow.zips, wide.zips) &&
    isWithin(narrow.serves ?? [], wide.serves ?? [])
  );
}
