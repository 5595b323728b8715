import type { PopularSearch } from '@lawdex/contracts';
import type { EngineAnswer, EngineFilters, EngineHit, EngineQuery, Plan } from '@lawdex/search-language/plan';
import type { Holdings, LandingAnswer, LandingQuestion, Moment } from './landing-question.core.ts';
import type { CityFound, SearchEngine } from './search-engine.ts';

const HOLDINGS_MS = 5_000;

export type Question<T> = (engine: SearchEngine, signal: AbortSignal) => Promise<T>;

/** An engine that hands all questions on, each by the same way. */
export abstract class AskedEngine implements SearchEngine {
  abstract readonly name: string;

  /** Asks whichever engine is to answer. `mostMs`: how long one may take when no visitor waits. */
  protected abstract ask<T>(question: Question<T>, signal: AbortSignal, mostMs?: number): Promise<T>;

  search(query: EngineQuery, signal: AbortSignal): Promise<EngineAnswer> {
    return this.ask((engine, until) => engine.search(query, until), signal);
  }

  hits(query: EngineQuery, signal: AbortSignal): Promise<EngineHit[]> {
    return this.ask((engine, until) => engine.hits(query, until), signal);
  }

  count(query: Pick<EngineQuery, 'plan'>, choices: readonly EngineFilters[], signal: AbortSignal): Promise<number[]> {
    return this.ask((engine, until) => engine.count(query, choices, until), signal);
  }

  cities(plan: Plan, filters: EngineFilters, signal: AbortSignal): Promise<CityFound[]> {
    return this.ask((engine, until) => engine.cities(plan, filters, until), signal);
  }

  landing(question: LandingQuestion, moment: Moment, signal: AbortSignal): Promise<LandingAnswer> {
    return this.ask((engine, until) => engine.landing(question, moment, until), signal);
  }

  holdings(moment: Moment, signal: AbortSignal): Promise<Holdings> {
    return this.ask((engine, until) => engine.holdings(moment, until), signal, HOLDINGS_MS);
  }

  landingVersion(signal: AbortSignal): Promise<string> {
    return this.ask((engine, until) => engine.landingVersion(until), signal);
  }

  popular(most: number, signal: AbortSignal): Promise<PopularSearch[]> {
    return this.ask((engine, until) => engine.popular(most, until), signal);
  }

  abstract keepPopular(searches: readonly PopularSearch[], signal: AbortSignal): Promise<void>;
}
