import type { BusinessFlags, FeeBasis, Position, SearchSort } from '@lawdex/contracts';
import type { Plan, PlanPlace } from './plan.core.ts';

/** Time zones that share a wall clock, and what it shows. */
export interface ZoneTime {
  zones: string[];
  /** From Monday 00:00. */
  minuteOfWeek: number;
  /** `2026-12-24`, for special days; absent for a time of every week. */
  date?: string;
}

/**
 * Filters that narrow every tier of a plan. Absent or null: any. Values come from enums, numbers and dictionaries; engines
 * still bind or quote every one.
 */
export interface EngineFilters extends Partial<BusinessFlags> {
  /** One, or any of several. */
  categoryId?: string | readonly string[];
  location?: PlanPlace | null;
  minRating?: number;
  /** 1 to 4, any of them. */
  prices?: number[];
  /** Open at these local times; a zone that is not named is closed. */
  openAt?: ZoneTime[];
  /** Open all day long on each of these days, Monday is 0. */
  openAllDay?: readonly number[];
  language?: string;
  feeBasis?: FeeBasis;
  within?: { centre: Position; miles: number };
}

export interface EngineQuery {
  plan: Plan;
  filters: EngineFilters;
  /** Where distances are measured from. */
  origin: Position | null;
  sort: SearchSort;
  offset: number;
  limit: number;
}

export interface EngineHit {
  id: string;
  /** Which tier of the plan found it, counted from 0; null when the plan has none. */
  tier: number | null;
  /** Null without an origin, or when the business has no position. */
  distanceMiles: number | null;
  /** Where its document stands in the log, another number after each change; missing where the engine does not tell it. */
  position?: string;
}

export interface EngineAnswer {
  hits: EngineHit[];
  /** Exact, whatever the page. */
  total: number;
}
