import type { EngineFilters, Plan } from '@lawdex/search-language/plan';

/** How many of what a plan finds are in a city, and where. */
export interface CityFound {
  cityKey: string;
  count: number;
  /** Mean position of those that have one. */
  lat: number | null;
  lng: number | null;
  /** One of them. */
  id: string;
}

/** Counts what a plan finds by city, for maps. PostgreSQL does, whichever engine answers searches. */
export interface CityCounts {
  /** Rejects when the signal is aborted. */
  cities(plan: Plan, filters: EngineFilters, signal: AbortSignal): Promise<CityFound[]>;
}

/** Nest injects them by this token. */
export const CITY_COUNTS = Symbol('counts by city');
