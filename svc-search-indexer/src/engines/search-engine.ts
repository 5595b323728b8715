import type { PopularSearch } from '@lawdex/contracts';
import type { EngineAnswer, EngineFilters, EngineHit, EngineQuery, Plan } from '@lawdex/search-language/plan';
import type { IndexLifecycle } from './index-lifecycle.ts';
import type { Holdings, LandingAnswer, LandingQuestion, Moment } from './landing-question.core.ts';

export interface CityFound {
  cityKey: string;
  count: number;
  /** The only one; null of several. */
  id: string | null;
}

/** Finds documents in a total order, as `conformance/` checks. All judgment is the plan's: an engine matches, orders and counts. */
export interface SearchEngine {
  readonly name: string;
  /** Rejects when the signal is aborted, whether or not the engine has stopped working by then. */
  search(query: EngineQuery, signal: AbortSignal): Promise<EngineAnswer>;
  /** The hits alone, for whoever needs no total: to count all that is found can take many times as long as to find a page of it. */
  hits(query: EngineQuery, signal: AbortSignal): Promise<EngineHit[]>;
  /** How many documents the plan finds with each of these sets of filters, exactly; the filters of the query do not count. */
  count(query: Pick<EngineQuery, 'plan'>, choices: readonly EngineFilters[], signal: AbortSignal): Promise<number[]>;
  cities(plan: Plan, filters: EngineFilters, signal: AbortSignal): Promise<CityFound[]>;
  landing(question: LandingQuestion, moment: Moment, signal: AbortSignal): Promise<LandingAnswer>;
  /** Which businesses there are by practice area and city. Nobody waits for it, so that it may take seconds. */
  holdings(moment: Moment, signal: AbortSignal): Promise<Holdings>;
  /** Another one whenever figures of landing pages may have changed. */
  landingVersion(signal: AbortSignal): Promise<string>;
  /** The first of the popular searches that it keeps. */
  popular(most: number, signal: AbortSignal): Promise<PopularSearch[]>;
  /** Keeps these, and no others, in their order. Told again and again, so that what is lost comes back. */
  keepPopular(searches: readonly PopularSearch[], signal: AbortSignal): Promise<void>;
}

/** The first page of all businesses. */
export const EVERYBODY: EngineQuery = {
  plan: { tiers: [], without: [] },
  filters: {},
  origin: null,
  sort: 'relevance',
  offset: 0,
  limit: 20,
};

export const SEARCH_ENGINE = Symbol('search engine');

/** The rows that PostgreSQL counts for landing pages follow the log of documents under this name. */
export const LANDING_ROWS = 'landing';

/** Nest injects by this token whatever follows the log of documents, a list of `IndexLifecycle`: these indexes, and the rows of landing pages. */
export const LOG_FOLLOWERS = Symbol('followers of the log of documents');

/** Nest injects what keeps each engine's documents by this token: a list of `SearchIndex`. */
export const SEARCH_INDEXES = Symbol('search indexes');

/** The index of a search engine, which can hold generations side by side. */
export interface SearchIndex extends IndexLifecycle {
  reading(generation: string): Promise<Pick<SearchEngine, 'search' | 'count'>>;
}
