import { SEARCH_PAGE_SIZE } from '@lawdex/contracts';
import type { Position, SearchParams, SearchSort, Understood } from '@lawdex/contracts';
import type { Dictionary } from '../dictionary/dictionary.core.ts';
import type { EngineQuery } from '../plan/engine-query.core.ts';
import type { Plan } from '../plan/plan.core.ts';
import { categoryIdsWithin } from '../text/category-circle.core.ts';
import { interpret } from './interpret.core.ts';
import type { Interpretation } from './interpret.core.ts';
import { readOnce } from './remembered-readings.core.ts';
import { readLocation } from './places/location.core.ts';
import { looseSteps, middleOf } from './plans/loose-steps.core.ts';
import type { LooseStep } from './plans/loose-steps.core.ts';
import { othersThan } from './plans/others.core.ts';
import type { Others } from './plans/others.core.ts';
import { bandsAround, EVERYTHING, strictPlan } from './plans/strict-plan.core.ts';
import { filtersOf, overruled } from './filters/said-filters.core.ts';
import { filterOf, isNowhere } from './places/spot.core.ts';
import type { Spot } from './places/spot.core.ts';
import { areApart } from './places/spots.core.ts';
import { understoodOf } from './understood.core.ts';
import { zoneTimes } from './filters/zone-times.core.ts';

export { EVERYTHING } from './plans/strict-plan.core.ts';
export { NO_OTHERS } from './plans/others.core.ts';
export type { Sections } from './plans/others.core.ts';
export { holds } from './places/spot.core.ts';
export { zoneTimes } from './filters/zone-times.core.ts';
export { planOfSteps, stepOfTier } from './plans/loose-steps.core.ts';
export type { LooseStep } from './plans/loose-steps.core.ts';

/** A search as engines are asked. */
export interface SearchRequest {
  kind: 'search';
  /** What was asked for. */
  plan: Plan;
  query: Omit<EngineQuery, 'plan'>;
  /** What to look for when that finds nothing, and which filters then hold. */
  loose: {
    steps: readonly LooseStep[];
    filters: EngineQuery['filters'];
    /** No business is in the place that was chosen. */
    leavesPlace: boolean;
  };
  others: Others;
  understood: Understood;
  /** The place that the words name. */
  said: Spot | null;
  /** Where the nearest to that place are counted from. */
  around: Position | null;
  /** Beside the practice, words were said that need not be found. */
  lifting: boolean;
}

export type ReadOutcome = SearchRequest | { kind: 'nothing' } | { kind: 'invalid'; parameter: string; problem: string };

export interface Surroundings {
  dictionary: Dictionary;
  timeZones: readonly string[];
  now: Date;
}

/** What the words of a search say, whatever its other parameters are. Null without words. */
export const readWords = ({ query, exact }: SearchParams, { dictionary }: Surroundings): Interpretation | null =>
  query === undefined ? null : readOnce(query, dictionary, exact);

/**
 * What a visitor asks for, from checked parameters. Expects every value in the form that `SearchQuery` demands. Who reads the same words
 * with several other parameters gives what `readWords` has made of them: that is most of the work.
 */
export function readSearch(
  params: SearchParams,
  surroundings: Surroundings,
  words = readWords(params, surroundings),
): ReadOutcome {
  const { dictionary, timeZones, now } = surroundings;
  let text = words;
  if (text?.unsearchable) return { kind: 'nothing' };
  const box = params.location === undefined ? null : readLocation(params.location, dictionary);
  if (params.location !== undefined && !box) return { kind: 'nothing' };
  const location = box?.spot ?? null;
  if (text && location) text = heldTo(location, text);
  if (text) text = withChosen(params, text);
  const near = params.near === undefined ? null : readPosition(params.near);
  if (near === 'invalid') {
    return { kind: 'invalid', parameter: 'near', problem: 'near must lie between -90,-180 and 90,180 degrees.' };
  }
  const sort: SearchSort = params.sortBy ?? 'relevance';
  const measured = params.radius !== undefined || sort === 'distance';
  const said = text?.place?.spot ?? null;
  // A place in the words is measured from only when miles were asked for, because "perry & walters" names two partners,
  // although Perry is also a town. A ZIP code is nobody's name.
  const origin = near ?? location?.centre ?? (measured || said?.kind === 'zip' ? (said?.centre ?? null) : null);
  if (!origin && measured) {
    // Nobody is there, so nothing can be found, and the visitor need not be told to name a place.
    if (location && isNowhere(location)) return { kind: 'nothing' };
    return { kind: 'invalid', ...missingPlace(params.radius !== undefined ? 'radius' : 'sortBy') };
  }
  const filters = filtersOf(params, text?.filters ?? [], { timeZones, now: () => zoneTimes(timeZones, now) });
  if (params.categoryId) filters.categoryId = categoryIdsWithin(params.categoryId, dictionary.categories);
  filters.location = location && filterOf(location);
  if (origin && params.radius !== undefined) {
    filters.within = { centre: origin, miles: params.radius };
    // Ten miles around a city reach beyond its limits.
    if (!near) filters.location = null;
    if (!near && text && !location) text = { ...text, place: null };
  }
  const nearer = near ?? (location?.kind === 'zip' ? location.centre : null);
  const limit = params.limit ?? SEARCH_PAGE_SIZE;
  // What is asked for in a box is read as if it were said in the words, wherever the search may leave the place.
  const placed = location ? inPlace(text ?? interpret('', dictionary), location) : text;
  const unheld = { ...filters, location: null };
  const empty = location !== null && params.radius === undefined && !isInhabited(location, dictionary);
  const leavesPlace = empty && placed !== null;
  const loosened = leavesPlace ? placed : text;
  // Most searches find enough as they are.
  const steps = whenAsked(() => (loosened ? looseSteps(loosened, dictionary) : []));
  const plan = text ? strictPlan(text, { origin: nearer }) : everythingAround(nearer);
  const others = whenAsked(() => othersThan({ text: placed, plan, filters, measured }, params, dictionary));
  const around = said && middleOf(said, dictionary);
  return {
    kind: 'search',
    plan,
    query: { filters, origin, sort, limit, offset: ((params.page ?? 1) - 1) * limit },
    loose: {
      get steps() {
        return steps();
      },
      filters: leavesPlace ? unheld : filters,
      leavesPlace,
    },
    get others() {
      return others();
    },
    said,
    around,
    lifting: text !== null && text.lifting.length > 0 && text.practices.length > 0,
    understood: {
      ...understoodOf(text, said ?? location ?? positionOf(near, params.radius), box?.unread ?? [], dictionary),
      ...measuredFrom(near, location?.centre ? location : around && said),
    },
  };
}

/** The visitor, else what was chosen, else what was said. */
function measuredFrom(near: Position | null, place: Spot | null): Pick<Understood, 'measuredFrom'> {
  if (near) return { measuredFrom: 'you' };
  return place
    ? { measuredFrom: place.kind === 'zip' ? place.label : `the center of ${withoutState(place.label)}` }
    : {};
}

const withoutState = (label: string): string => label.replace(/, [A-Z]{2}$/, '');

function whenAsked<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** Whether nobody has the words that need not be found, told by the tier of the very first hit. */
export function leavesOutWords({ lifting, plan, query }: SearchRequest, tier: number | null): boolean {
  const first = tier === null ? undefined : plan.tiers[tier];
  return lifting && query.offset === 0 && first !== undefined && !first.words && first.nameKey === undefined;
}

/** What was chosen holds, whatever place the words name: `divorce houston` in Dallas is a divorce in Dallas. */
function heldTo(location: Spot, text: Interpretation): Interpretation {
  const { place, ignored } = text;
  if (!place || !areApart(place.spot, location)) return text;
  return { ...text, place: null, ignored: [...ignored, place.words] };
}

function withChosen(params: SearchParams, text: Interpretation): Interpretation {
  const dropped = overruled(text.filters, params);
  if (dropped.length === 0) return text;
  const filters = text.filters.filter((filter) => !dropped.includes(filter));
  return { ...text, filters, ignored: [...text.ignored, ...dropped.map(({ words }) => words)] };
}

const inPlace = (text: Interpretation, spot: Spot): Interpretation => ({ ...text, place: { spot, words: '' } });

function everythingAround(origin: Position | null): Plan {
  if (!origin) return EVERYTHING;
  return {
    tiers: [...bandsAround(origin).map((place) => ({ why: 'any' as const, place })), { why: 'any' }],
    without: [],
  };
}

/** Whether some business is there. Of a ZIP code, a county and a region only the index can tell. */
function isInhabited({ levels }: Spot, { places }: Dictionary): boolean {
  return levels.some(({ cityKeys, states }) => states.length > 0 || cityKeys.some((key) => places.has(key)));
}

function positionOf(near: Position | null, radius: number | undefined): Spot | null {
  if (!near) return null;
  return { kind: 'position', label: 'near you', levels: [], states: [], centre: near, radiusMiles: radius ?? null };
}

function missingPlace(parameter: 'radius' | 'sortBy'): { parameter: string; problem: string } {
  const needs =
    'needs a place to measure from: near=lat,lng, or a location that names one city (with its state, if several share the name).';
  return { parameter, problem: `${parameter === 'radius' ? 'radius' : 'sortBy=distance'} ${needs}` };
}

/** A position from `lat,lng`. */
export function readPosition(near: string): Position | 'invalid' {
  const [lat, lng] = near.split(',').map(Number);
  if (lat === undefined || lng === undefined || !(Math.abs(lat) <= 90) || !(Math.abs(lng) <= 180)) return 'invalid';
  return { lat, lng };
}
