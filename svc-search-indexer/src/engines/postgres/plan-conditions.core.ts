import type { Plan, Tier } from '../plan.core.ts';
import { all, either, type Bind } from './binder.core.ts';
import { within } from './distance-conditions.core.ts';
import { and, NOTHING, or, placeTerms, termsOfTier, wordsAnywhere } from './tsquery.core.ts';

interface TierMatch {
  /** A tsquery that every match of the tier fulfils; null when only its distance says who matches. */
  terms: string | null;
  /** Whether the tsquery says everything. */
  exact: boolean;
  /** Binds its values when it is asked for, since a value that is bound must be used. */
  condition(): string;
}

export interface PlanConditions {
  /** What a row must fulfil; none when every row will do. */
  where: string[];
  /** The expression that gives the tier of a row; its values are bound when it is asked for. */
  tier(): string;
}

export function planConditions(plan: Plan, bind: Bind): PlanConditions {
  const where: string[] = [];
  const unwanted = wordsAnywhere(plan.without);
  if (unwanted) where.push(`not r.tsv @@ ${bind(unwanted)}::tsquery`);
  if (plan.tiers.length === 0) return { where, tier: () => 'null::int' };
  const tiers = plan.tiers.map((tier) => matchOf(tier, bind));
  // One question to the index for all tiers; what it cannot answer is asked of the rows that it gives.
  if (tiers.every(({ terms }) => terms !== null)) {
    where.push(`r.tsv @@ ${bind(or(tiers.map(({ terms }) => terms)))}::tsquery`);
  }
  if (tiers.some(({ exact }) => !exact)) where.push(either(tiers.map(({ condition }) => condition())));
  return { where, tier: () => firstOf(tiers) };
}

/** Rows of the last tier need no look: they match the plan, and none of the tiers before. */
function firstOf(tiers: readonly TierMatch[]): string {
  const last = tiers.length - 1;
  if (last === 0) return '0';
  return `case ${tiers
    .slice(0, last)
    .map(({ condition }, index) => `when ${condition()} then ${index}`)
    .join(' ')} else ${last} end`;
}

function matchOf(tier: Tier, bind: Bind): TierMatch {
  const terms = termsOfTier(tier);
  const { place } = tier;
  if (!place) return byTerms(terms, bind);
  const named = placeTerms(place);
  if (!place.within) return byTerms(and([terms, named ?? NOTHING]), bind);
  const { within: radius } = place;
  const condition = (): string => {
    const near = within(radius, bind);
    const there = named ? either([`r.tsv @@ ${bind(named)}::tsquery`, near]) : near;
    return `(${all([...matches(terms, bind), there])})`;
  };
  return { terms, exact: false, condition };
}

function byTerms(terms: string | null, bind: Bind): TierMatch {
  return { terms, exact: terms !== null, condition: () => all(matches(terms, bind)) };
}

const matches = (terms: string | null, bind: Bind): string[] =>
  terms === null ? [] : [`r.tsv @@ ${bind(terms)}::tsquery`];
