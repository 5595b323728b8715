import type { Position, SearchSort } from '@lawdex/contracts';
import type { EngineFilters } from './filters.core.ts';

export type TextField = 'name' | 'practice' | 'place' | 'text';

export interface PlanWord {
  /** Normalised and stemmed as the words of documents are. */
  word: string;
  prefix: boolean;
}

/** In any of these; all empty means nowhere. */
export interface PlanPlace {
  /** Cities by their key: `houston-tx`. */
  cityKeys: readonly string[];
  states: readonly string[];
  zips: readonly string[];
  /** Who serves every place of these states is there, too. */
  serves?: readonly string[];
  within: { centre: Position; miles: number } | null;
}

/** One plain way of matching; everything in it must hold. Absent or null: any. */
export interface Tier {
  /** Why a document is found by it, for 'Why this result?'. */
  why: 'name' | 'name-words' | 'practice' | 'also-practice' | 'words' | 'any';
  /** The whole name, or any of several, see `businessKeyOf`. */
  nameKey?: string | readonly string[];
  words?: readonly PlanWord[];
  /** Where each of the words must stand; they may stand in different ones. */
  fields?: readonly TextField[];
  /** Slugs of practice areas of which the document's own is one. */
  ownPractices?: readonly string[];
  /** Slugs of practice areas of which the document's own or an additional one is one. */
  practices?: readonly string[];
  place?: PlanPlace | null;
}

/** A document that is not wanted: all of this is true of it. Words may stand in any field; circles do not count. */
export type Unwanted = Pick<Tier, 'words' | 'practices' | 'place'>;

/** A document belongs to the first tier that matches. Within a tier the better business (quality) comes first, then the lower id. */
export interface Plan {
  /** At most MOST_TIERS. None: every document. */
  tiers: readonly Tier[];
  /** A document that any of these is true of is not found. */
  without: readonly Unwanted[];
}

export const MOST_TIERS = 24;

export interface EngineQuery {
  plan: Plan;
  filters: EngineFilters;
  /** By relevance, but for those of the very name: who passes an earlier one of these filters comes first. */
  first?: readonly EngineFilters[];
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
