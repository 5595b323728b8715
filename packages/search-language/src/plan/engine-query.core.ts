import type { Position, SearchSort } from '@lawdex/contracts';
import type { EngineFilters } from './filters.core.ts';
import type { Plan } from './plan.core.ts';

export interface EngineQuery {
  plan: Plan;
  filters: EngineFilters;
  /** By relevance, but for those of the very name: who passes an earlier one of these filters comes first. */
  first?: readonly EngineFilters[];
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
