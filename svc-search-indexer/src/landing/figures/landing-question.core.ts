import type { ZoneTime } from '@lawdex/search-language/plan';
import type { LandingSort, Position } from '@lawdex/contracts';

/** Which businesses a page is about. */
export interface LandingScope {
  /** A practice area and those within it; null: whatever they practise. */
  categoryIds: readonly string[] | null;
  where: ScopePlace;
}

export type ScopePlace =
  | { kind: 'country' }
  | { kind: 'state'; state: string }
  /** `springfield-il`, ... */
  | { kind: 'cities'; keys: readonly string[] }
  | { kind: 'around'; centre: Position; miles: number }
  | { kind: 'these'; ids: readonly string[] };

export interface LandingQuestion extends LandingScope {
  /** A mark that businesses must have; 0: none. */
  mark: number;
  /** Only those that are open now. */
  open: boolean;
  sort: LandingSort;
}

/** What depends on the day and the hour. */
export interface Moment {
  /** Who was admitted in this year or before counts as experienced. */
  admittedBy: number;
  /** A licence that was checked on this ISO date or later counts as checked. */
  checkedSince: string;
  /** Local times of all zones that there are. */
  zones: readonly ZoneTime[];
}
