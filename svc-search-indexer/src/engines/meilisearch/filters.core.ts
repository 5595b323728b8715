import { BUSINESS_FLAGS, type Position } from '@lawdex/contracts';
import { conditionsOf } from '../filter-conditions.core.ts';
import type { EngineFilters, Plan, PlanPlace, PlanWord, TextField, Tier } from '@lawdex/search-language/plan';
import { and, is, isIn, not, NOTHING, or, startsWith, type FilterAttribute } from './filter-text.core.ts';
import { keyOf, servesMark } from './index-record.core.ts';
import { openAllDay, openAt } from './open-hours.core.ts';

const FIELDS: Record<TextField, FilterAttribute> = { name: 'n', practice: 't', place: 'w', text: 'd' };
const EVERYWHERE: readonly TextField[] = ['name', 'practice', 'place', 'text'];

/** The conditions of a document that belongs to a tier or to one of those before it. */
export function tierConditions({
  nameKey,
  words = [],
  fields,
  ownPractices,
  practices,
  place,
}: Partial<Tier>): string[] {
  return [
    ...(nameKey === undefined ? [] : [or([nameKey].flat().map((key) => is('key', keyOf(key))))]),
    ...words.map((word) => wordIn(word, fields)),
    ...(ownPractices ? [isIn('own', ownPractices)] : []),
    ...(practices ? [isIn('practices', practices)] : []),
    ...(place ? [placeIn(place)] : []),
  ];
}

export const withoutConditions = ({ without }: Plan): string[] =>
  without.length > 0 ? [not(or(without.map((unwanted) => and(tierConditions(unwanted)))))] : [];

export function filterConditions(filters: EngineFilters): string[] {
  return [
    ...conditionsOf(filters, {
      categoryId: (ids) => [isIn('category', [ids].flat())],
      minRating: (least) => [`rating >= ${Math.fround(least)}`],
      prices: (prices) => [isIn('price', prices)],
      language: (language) => [is('languages', language)],
      feeBasis: (basis) => [is('feeBasis', basis)],
      location: (place) => [placeIn(place)],
      openAt: (times) => [openAt(times)],
      openAllDay,
      within: (circle) => [within(circle)],
    }),
    ...BUSINESS_FLAGS.filter((flag) => filters[flag]).map((flag) => is('flags', flag)),
  ];
}

/** One filter for the whole plan: what is found, whichever tier finds it. */
export function planConditions(plan: Plan): string[] {
  const tiers = plan.tiers.map(tierConditions);
  const everything = tiers.length === 0 || tiers.some((conditions) => conditions.length === 0);
  return [...(everything ? [] : [or(tiers.map(and))]), ...withoutConditions(plan)];
}

function wordIn({ word, prefix }: PlanWord, fields: readonly TextField[] = EVERYWHERE): string {
  return or(fields.map((field) => (prefix ? startsWith(FIELDS[field], word) : is(FIELDS[field], word))));
}

function placeIn({ cityKeys, states, zips, serves = [], within: radius }: PlanPlace): string {
  return or([
    ...(cityKeys.length > 0 ? [isIn('city', cityKeys)] : []),
    ...(states.length > 0 ? [isIn('state', states)] : []),
    ...(zips.length > 0 ? [isIn('zip', zips)] : []),
    ...(serves.length > 0 ? [isIn('marks', serves.map(servesMark))] : []),
    ...(radius ? [within(radius)] : []),
  ]);
}

// Meilisearch reckons with an earth of 6,371 km, we with one of 3,958.8 miles: the same angle is the same circle.
const METRES_PER_MILE = 6_371_000 / 3_958.8;

/** A metre more than asked for, because a firm at the border must not depend on how floating point rounds. */
export const within = ({ centre, miles }: { centre: Position; miles: number }): string =>
  Number.isFinite(miles) ? `_geoRadius(${centre.lat}, ${centre.lng}, ${miles * METRES_PER_MILE + 1})` : NOTHING;
