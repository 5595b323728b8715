import type { ZoneTime } from '@lawdex/search-language/plan';
import type { Feature } from '../index-definition/features.core.ts';
import type { BusinessRecord, FeeBasis, LandingSort, Position } from '@lawdex/contracts';

export interface LandingScope {
  /** A practice area and those within it; null: whatever they practise. */
  categoryIds: readonly string[] | null;
  where: ScopePlace;
}

export type ScopePlace =
  | { kind: 'country' }
  | { kind: 'state'; state: string }
  | { kind: 'cities'; keys: readonly string[] }
  | { kind: 'around'; centre: Position; miles: number }
  | { kind: 'these'; ids: readonly string[] };

export interface LandingQuestion extends LandingScope {
  /** A mark that businesses must have; 0: none. */
  mark: number;
  open: boolean;
  sort: LandingSort;
}

export interface Moment {
  /** Who was admitted in this year or before counts as experienced. */
  admittedBy: number;
  /** A licence that was checked on this ISO date or later counts as checked. */
  checkedSince: string;
  /** Local times of all zones that there are. */
  zones: readonly ZoneTime[];
}

export interface Counted<T> {
  value: T;
  count: number;
}

export interface ListedBusiness {
  id: string;
  /** Null: the engine holds none. */
  record: BusinessRecord | null;
  distanceMiles: number | null;
}

export interface LandingAnswer {
  /** Whatever the modifier. */
  inPlace: number;
  total: number;
  reviews: number;
  rating: number | null;
  openNow: number;
  /** How many have a feature; nobody has one that is missing. */
  having: Partial<Record<Feature, number>>;
  admitted: number | null;
  cities: number;
  /** The largest states of the country, or cities of a state, by key. */
  parts: Counted<string>[];
  /** 1 to 4 */
  prices: Counted<number>[];
  feeBases: Counted<FeeBasis>[];
  languages: Counted<string>[];
  listed: ListedBusiness[];
}

/** How many businesses of a practice area have exactly these marks in a city. */
export interface HoldingRow {
  /** `null` in words: none. */
  categoryId: string;
  cityKey: string;
  state: string;
  /** Some of `PAGE_FEATURES`. */
  marks: number;
  count: number;
  /** When one of them was changed last, whatever its marks; ISO 8601, UTC. */
  updatedAt: string;
}

/** Where businesses are, for the decision which landing pages there are. */
export interface Holdings {
  /** The `landingVersion` of before they were counted. */
  version: string;
  rows: HoldingRow[];
}

export const LISTED = 20;
