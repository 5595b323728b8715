import { requestSignal } from '@lawdex/svc-kit';
import { Inject, Injectable } from '@nestjs/common';
import { SEARCH_PAGE_SIZE } from '@lawdex/contracts';
import type { EngineAnswer, EngineHit, EngineQuery } from '@lawdex/search-language/plan';
import { SEARCH_ENGINE, type SearchEngine } from '../engines/search-engine.ts';
import { stepTaken } from './loosening.ts';
import { planOfSteps, stepOfTier } from '@lawdex/search-language/query';
import type { LooseStep, SearchRequest, Sections } from '@lawdex/search-language/query';

// The gateway waits no longer. An engine that another one stands behind has less, see `engines/failover`.
const DEADLINE_MS = 1_000;
/** Fewer hits than these leave room for others on the first page. */
const SHORT_PAGE = 5;
const SECTION_SIZE = 6;

export interface Section {
  step: LooseStep;
  hits: EngineHit[];
}

export interface Found extends EngineAnswer {
  /** How the search was loosened to find these; null when it was not. */
  step: LooseStep | null;
  more: Section[];
}

export const NOTHING_FOUND: Found = { hits: [], total: 0, step: null, more: [] };

/**
 * Asks the engine at most three times for what was found: for what was asked, for less when there is none of it, for what fills a short
 * page. Where that is nothing, it asks once more, without filters.
 */
@Injectable()
export class Finder {
  constructor(@Inject(SEARCH_ENGINE) private readonly engine: SearchEngine) {}

  async find(request: SearchRequest): Promise<Found> {
    const signal = requestSignal(DEADLINE_MS);
    const { plan, query } = request;
    const answer = await this.engine.search({ ...query, plan }, signal);
    if (answer.total > 0) return { ...answer, step: null, more: await this.more(request, answer, signal) };
    return (
      (await this.loosely(request, signal)) ?? { ...NOTHING_FOUND, more: await this.more(request, answer, signal) }
    );
  }

  private async loosely(request: SearchRequest, signal: AbortSignal): Promise<Found | null> {
    const step = await stepTaken(this.engine, request, signal);
    if (!step) return null;
    const { query, plan, loose } = request;
    const { filters } = loose;
    const loosened = { ...query, plan: planOfSteps([step], plan.without), filters, ...orderOf(step, request) };
    const answer = await this.engine.search(loosened, signal);
    return answer.total > 0 ? { ...answer, step, more: [] } : null;
  }

  private async more(request: SearchRequest, answer: EngineAnswer, signal: AbortSignal): Promise<Section[]> {
    if (request.query.offset > 0 || answer.total >= SHORT_PAGE) return [];
    if (answer.total > 0) return this.sections(request, request.others.few, answer, signal);
    const { none, unfiltered } = request.others;
    const [without, others] = await Promise.all([
      unfiltered ? this.sections(request, unfiltered, answer, signal) : [],
      this.sections(request, none, answer, signal),
    ]);
    // Others in the place are those that fit the filters, if there are any.
    const both = [...without, ...others];
    const last = both.findLast(isOthersThere);
    return both.filter((section) => !isOthersThere(section) || section === last);
  }

  private async sections(
    { query, plan }: SearchRequest,
    { steps, filters }: Sections,
    { hits: known }: EngineAnswer,
    signal: AbortSignal,
  ): Promise<Section[]> {
    if (steps.length === 0) return [];
    const shown = new Set(known.map(({ id }) => id));
    const limit = SEARCH_PAGE_SIZE + shown.size;
    const wider = { ...query, first: [], plan: planOfSteps(steps, plan.without), filters, limit };
    const hits = await this.engine.hits({ ...wider, sort: 'relevance' }, signal);
    const others = hits.filter(({ id }) => !shown.has(id));
    return steps
      .map((step): Section => ({ step, hits: others.filter(({ tier }) => stepOfTier(steps, tier) === step) }))
      .map(({ step, hits: found }) => ({ step, hits: found.slice(0, SECTION_SIZE) }))
      .filter(({ hits: found }) => found.length > 0);
  }
}

const isOthersThere = ({ step }: Section): boolean => step.widened?.kind === 'place';

/** A visitor whom nobody serves at the place that was meant gets the nearest first. A place beside a name may be a part of it. */
function orderOf(
  { widened }: LooseStep,
  { query, around, understood }: SearchRequest,
): Pick<EngineQuery, 'sort' | 'origin'> {
  const { sort, origin } = query;
  const place = origin ?? (understood.practices.length > 0 ? around : null);
  const isFar = widened?.kind === 'everywhere' && place !== null;
  return isFar && sort === 'relevance' ? { sort: 'distance', origin: place } : { sort, origin };
}
