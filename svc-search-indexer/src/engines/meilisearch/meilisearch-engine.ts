import { milesBetween } from '@lawdex/contracts';
import type { Meilisearch } from 'meilisearch';
import type { EngineAnswer, EngineFilters, EngineHit, EngineQuery } from '@lawdex/search-language/plan';
import type { Position } from '@lawdex/contracts';
import type { SearchEngine } from '../search-engine.ts';
import type { LiveIndex } from './live-index.ts';
import { countRequest, pageOf, rankedTiers, searchRequest } from './search-request.core.ts';

interface Found {
  id: string;
  _geo?: Position | null;
}

/** Searches the index that `MeilisearchIndex` keeps: each search is one request. */
export class MeilisearchEngine implements SearchEngine {
  readonly name = 'meilisearch';

  constructor(
    private readonly client: Meilisearch,
    private readonly live: LiveIndex,
  ) {}

  async search(query: EngineQuery, signal: AbortSignal): Promise<EngineAnswer> {
    signal.throwIfAborted();
    const { hits, totalHits } = await this.client.multiSearch<ReturnType<typeof searchRequest>, Found>(
      searchRequest(this.indexUid(), query),
      { signal },
    );
    if (totalHits === undefined) throw new Error('Meilisearch has answered without a total.');
    const { skip } = pageOf(query);
    const tiers = rankedTiers(query);
    return {
      total: totalHits,
      hits: hits.slice(skip).map(({ id, _geo, _federation }): EngineHit => ({
        id,
        tier: query.plan.tiers.length > 0 ? (tiers[_federation?.queriesPosition ?? -1]?.number ?? null) : null,
        distanceMiles: query.origin && _geo ? milesBetween(query.origin, _geo) : null,
      })),
    };
  }

  /** A total costs Meilisearch nothing more. */
  async hits(query: EngineQuery, signal: AbortSignal): Promise<EngineHit[]> {
    return (await this.search(query, signal)).hits;
  }

  async count(
    { plan }: Pick<EngineQuery, 'plan'>,
    choices: readonly EngineFilters[],
    signal: AbortSignal,
  ): Promise<number[]> {
    signal.throwIfAborted();
    if (choices.length === 0) return [];
    const { results } = await this.client.multiSearch<ReturnType<typeof countRequest>, Found>(
      countRequest(this.indexUid(), plan, choices),
      { signal },
    );
    return results.map(({ totalHits }) => {
      if (totalHits === undefined) throw new Error('Meilisearch has answered without a total.');
      return totalHits;
    });
  }

  private indexUid(): string {
    if (this.live.uid === null) throw new Error('The Meilisearch index is not complete yet.');
    return this.live.uid;
  }
}
