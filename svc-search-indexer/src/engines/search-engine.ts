import type { BusinessRecord } from '@lawdex/contracts';
import type { EntityManager } from 'typeorm';
import type { IndexDocument } from '../index-definition/document.core.ts';
import type { TextPlan } from '../query/plans.core.ts';
import type { EngineQuery } from './engine-query.core.ts';

interface EngineHit {
  record: BusinessRecord;
  /** Null without an origin, or when the business has no position. */
  distanceMiles: number | null;
}

export interface EngineAnswer {
  hits: EngineHit[];
  /** Exact, whatever the page. */
  total: number;
}

export interface IndexChanges {
  upserts: IndexDocument[];
  deletions: string[];
}

/**
 * What finds documents. Every engine passes `conformance/`. The order is total (ties end with the id), so that pages
 * never overlap.
 */
export interface SearchEngine {
  readonly name: string;
  /** Makes changes searchable. An engine that lives in the documents' own database writes within `tx`. */
  apply(changes: IndexChanges, tx: EntityManager): Promise<void>;
  search(query: EngineQuery): Promise<EngineAnswer>;
  /** Whether these words match anything at all, filters aside. */
  matchesAnything(text: TextPlan): Promise<boolean>;
}

/** Nest injects the engine in use by this token. */
export const SEARCH_ENGINE = Symbol('search engine');
