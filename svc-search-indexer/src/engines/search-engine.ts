import type { IndexDocument } from '../index-definition/document.core.ts';
import type { EngineAnswer, EngineQuery, TextPlan } from './engine-query.core.ts';

export interface IndexChanges {
  upserts: readonly IndexDocument[];
  /** Ids; those that are not in the index are ignored. */
  deletions: readonly string[];
}

/**
 * What finds documents. Every engine passes `conformance/`. The order is total (ties end with the id), because pages
 * would overlap otherwise.
 */
export interface SearchEngine {
  readonly name: string;
  /** Resolves when the changes are stored; called for one batch after the other, in the order of the versions. */
  apply(changes: IndexChanges): Promise<void>;
  search(query: EngineQuery): Promise<EngineAnswer>;
  /** Whether these words match anything at all, filters aside. */
  matchesAnything(text: TextPlan): Promise<boolean>;
}

/** Nest injects the engine in use by this token. */
export const SEARCH_ENGINE = Symbol('search engine');
