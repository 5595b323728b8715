import type { SearchSort } from '@lawdex/contracts';
import type { LocationFilter } from '../query/location.core.ts';
import type { TextPlan } from '../query/plans.core.ts';

export interface Position {
  lat: number;
  lng: number;
}

/** Time zones that share a wall clock, and what it shows. */
export interface ZoneTime {
  zones: string[];
  /** From Monday 00:00. */
  minuteOfWeek: number;
}

/** Absent or null: any. Values come from enums, numbers and dictionaries; engines still bind or quote every one. */
export interface EngineFilters {
  categoryId?: string;
  location?: LocationFilter | null;
  minRating?: number;
  /** 1 to 4, any of them. */
  prices?: number[];
  /** Open at these local times; a zone that is not named is closed. */
  openAt?: ZoneTime[];
  hasDelivery?: boolean;
  hasTakeout?: boolean;
  freeConsultation?: boolean;
  videoConsultation?: boolean;
  language?: string;
  feeBasis?: string;
  within?: { centre: Position; miles: number };
}

export interface EngineQuery {
  /** Null: no words, every document matches. */
  text: TextPlan | null;
  filters: EngineFilters;
  /** Where distances are measured from. */
  origin: Position | null;
  sort: SearchSort;
  offset: number;
  limit: number;
}
