import {
  BUSINESS_FLAGS,
  PRICE_RANGES,
  SEARCH_PAGE_SIZE,
  type SearchFlag,
  type SearchParams,
  type SearchSort,
  type Understood,
} from '@lawdex/contracts';
import type { Dictionary, Place } from '../dictionary/dictionary.core.ts';
import type { EngineFilters, EngineQuery, ZoneTime } from '../engines/engine-query.core.ts';
import type { Plan, Position } from '../engines/plan.core.ts';
import { interpret, type Interpretation, type MeantPlace } from './interpret.core.ts';
import { parseLocation, type LocationFilter } from './location.core.ts';
import { EVERYTHING, placeOf, plansFor } from './plans.core.ts';
import { understoodOf } from './understood.core.ts';
import { zoneTimes } from './zone-times.core.ts';

/** A search as engines are asked: the plans in turn, until one finds something. */
export interface SearchRequest {
  kind: 'search';
  plans: readonly Plan[];
  query: Omit<EngineQuery, 'plan'>;
  understood: Understood;
}

export type ReadOutcome = SearchRequest | { kind: 'nothing' } | { kind: 'invalid'; parameter: string; problem: string };

export interface Surroundings {
  dictionary: Dictionary;
  timeZones: readonly string[];
  now: Date;
}

/** What a visitor asks for, from checked parameters. Expects every value in the form that `SearchQuery` demands. */
export function readSearch(params: SearchParams, { dictionary, timeZones, now }: Surroundings): ReadOutcome {
  let text = params.query === undefined ? null : interpret(params.query, dictionary);
  if (text?.unsearchable) return { kind: 'nothing' };
  const location = params.location === undefined ? null : parseLocation(params.location, dictionary);
  if (params.location !== undefined && !location) return { kind: 'nothing' };
  const near = params.near === undefined ? null : readPosition(params.near);
  if (near === 'invalid') {
    return { kind: 'invalid', parameter: 'near', problem: 'near must lie between -90,-180 and 90,180 degrees.' };
  }
  const sort: SearchSort = params.sortBy ?? 'relevance';
  const measured = params.radius !== undefined || sort === 'distance';
  // A city in the words is measured from only when miles were asked for, because "perry & walters" names two partners,
  // although Perry is also a town.
  const city = near ? null : cityOf(location ?? (measured ? (text?.place ?? null) : null));
  const origin = near ?? city?.centre ?? null;
  if (!origin && measured) {
    // Nobody is there, so nothing can be found, and the visitor need not be told to name a place.
    if (location && isEmpty(location)) return { kind: 'nothing' };
    return { kind: 'invalid', ...missingPlace(params.radius !== undefined ? 'radius' : 'sortBy') };
  }
  const filters = filtersOf(params, text, () => zoneTimes(timeZones, now));
  filters.location = location && placeOf(location);
  if (origin && params.radius !== undefined) {
    filters.within = { centre: origin, miles: params.radius };
    // Ten miles around a city reach beyond its limits.
    if (!near) filters.location = null;
    if (!near && text && !location) text = { ...text, place: null };
  }
  const limit = params.limit ?? SEARCH_PAGE_SIZE;
  return {
    kind: 'search',
    plans: text ? plansFor(text, dictionary) : [EVERYTHING],
    query: { filters, origin, sort, limit, offset: ((params.page ?? 1) - 1) * limit },
    understood: understoodOf(text, dictionary),
  };
}

function missingPlace(parameter: 'radius' | 'sortBy'): { parameter: string; problem: string } {
  const needs =
    'needs a place to measure from: near=lat,lng, or a location that names one city (with its state, if several share the name).';
  return { parameter, problem: `${parameter === 'radius' ? 'radius' : 'sortBy=distance'} ${needs}` };
}

/** The one city that is searched in; a state or ZIP code beside it is somewhere else too. */
function cityOf(place: LocationFilter | MeantPlace | null): Place | null {
  if (place?.cities.length !== 1) return null;
  const elsewhere = 'zips' in place && place.states.length + place.zips.length > 0;
  return elsewhere ? null : (place.cities[0] ?? null);
}

const isEmpty = ({ cities, states, zips }: LocationFilter): boolean =>
  cities.length + states.length + zips.length === 0;

function readPosition(near: string): Position | 'invalid' {
  const [lat, lng] = near.split(',').map(Number);
  if (lat === undefined || lng === undefined || !(Math.abs(lat) <= 90) || !(Math.abs(lng) <= 180)) return 'invalid';
  return { lat, lng };
}

function filtersOf(params: SearchParams, text: Interpretation | null, openAt: () => ZoneTime[]): EngineFilters {
  const said = new Set<SearchFlag>(text?.flags);
  const filters: EngineFilters = {};
  if (params.categoryId) filters.categoryId = params.categoryId;
  if (params.rating) filters.minRating = params.rating;
  if (params.priceRange) {
    filters.prices = params.priceRange
      .split(',')
      .map((range) => PRICE_RANGES.findIndex((price) => price === range) + 1);
  }
  if (params.isOpen || said.has('isOpen')) filters.openAt = openAt();
  for (const flag of BUSINESS_FLAGS) if (params[flag] || said.has(flag)) filters[flag] = true;
  if (params.language) filters.language = params.language;
  if (params.feeBasis) filters.feeBasis = params.feeBasis;
  return filters;
}
