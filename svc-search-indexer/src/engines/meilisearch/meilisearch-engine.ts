import { isDeepStrictEqual } from 'node:util';
import { milesBetween, type PopularSearch, type Position } from '@lawdex/contracts';
import type { Meilisearch, MultiSearchParams, MultiSearchResult } from 'meilisearch';
import type { EngineAnswer, EngineFilters, EngineHit, EngineQuery, Plan } from '@lawdex/search-language/plan';
import type { Holdings, LandingAnswer, LandingQuestion, Moment } from '../landing-question.core.ts';
import type { CityFound, SearchEngine } from '../search-engine.ts';
import { holdingRows, holdingsRequest, landingAnswer, landingRequest, totalOf } from './landing-request.core.ts';
import { popularUidOf, uidOf, type LiveIndex } from './live-index.ts';
import { citiesRequest, countRequest, pageOf, rankedTiers, searchRequest } from './search-request.core.ts';

interface Found {
  id: string;
  city?: string;
  _geo?: Position | null;
}

const MOST_POPULAR = 1_000;

/** Searches the index that `MeilisearchIndex` keeps: each search is one request. */
export class MeilisearchEngine implements SearchEngine {
  readonly name = 'meilisearch';

  private kept: string | null = null;

  constructor(
    private readonly client: Meilisearch,
    private readonly live: LiveIndex,
    /** Waits no longer than a write may take. */
    private readonly writer: Meilisearch = client,
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
    return (await this.ask(countRequest(this.indexUid(), plan, choices), signal)).map(totalOf);
  }

  /** Those that are alone in their city are asked for by name, because a facet counts and does not tell who. */
  async cities(plan: Plan, filters: EngineFilters, signal: AbortSignal): Promise<CityFound[]> {
    const indexUid = this.indexUid();
    const [found] = await this.ask({ queries: [citiesRequest(indexUid, plan, filters)] }, signal);
    const cities = Object.entries(found?.facetDistribution?.['city'] ?? {});
    const alone = cities.flatMap(([cityKey, count]) => (count === 1 ? [cityKey] : []));
    const [named] =
      alone.length > 0 ? await this.ask({ queries: [citiesRequest(indexUid, plan, filters, alone)] }, signal) : [];
    const ids = new Map(named?.hits.map(({ id, city }) => [city, id]));
    return cities.map(([cityKey, count]) => ({ cityKey, count, id: ids.get(cityKey) ?? null }));
  }

  async landing(question: LandingQuestion, moment: Moment, signal: AbortSignal): Promise<LandingAnswer> {
    return landingAnswer(question, moment, await this.ask(landingRequest(this.indexUid(), question, moment), signal));
  }

  async holdings(moment: Moment, signal: AbortSignal): Promise<Holdings> {
    const version = await this.landingVersion(signal);
    return { version, rows: holdingRows(await this.ask(holdingsRequest(this.indexUid(), moment), signal)) };
  }

  async landingVersion(signal: AbortSignal): Promise<string> {
    const { uid, updatedAt } = await this.client.httpRequest.get<{ uid: string; updatedAt: string }>({
      path: `indexes/${this.indexUid()}`,
      extraRequestInit: { signal },
    });
    return `${uid} ${updatedAt}`;
  }

  async popular(most: number, signal: AbortSignal): Promise<PopularSearch[]> {
    const generation = this.generation();
    if (this.kept !== generation) throw new Error('The Meilisearch index has no popular searches yet.');
    return heldPopular(this.client, generation, signal, most);
  }

  /** Compared first: nothing has changed since the last time, mostly. */
  async keepPopular(searches: readonly PopularSearch[], signal: AbortSignal): Promise<void> {
    const generation = this.generation();
    const held = (): Promise<PopularSearch[]> => heldPopular(this.client, generation, signal);
    const before = await held();
    if (!isDeepStrictEqual(before, searches)) {
      const index = this.writer.index(popularUidOf(generation));
      const gone = before.slice(searches.length).map((_, at) => searches.length + at);
      if (gone.length > 0) await index.deleteDocuments(gone).waitTask();
      const documents = searches.map((search, place) => ({ place, ...search }));
      if (documents.length > 0) await index.addDocuments(documents).waitTask();
      if (!isDeepStrictEqual(await held(), searches)) throw new Error('Meilisearch could not keep popular searches.');
    }
    this.kept = generation;
  }

  private async ask(request: MultiSearchParams, signal: AbortSignal): Promise<MultiSearchResult<Found>[]> {
    signal.throwIfAborted();
    return (await this.client.multiSearch<MultiSearchParams, Found>(request, { signal })).results;
  }

  private indexUid(): string {
    return uidOf(this.generation());
  }

  private generation(): string {
    if (this.live.generation === null) throw new Error('The Meilisearch index is not complete yet.');
    return this.live.generation;
  }
}

export async function heldPopular(
  client: Meilisearch,
  generation: string,
  signal?: AbortSignal,
  limit = MOST_POPULAR,
): Promise<PopularSearch[]> {
  const index = client.index<PopularSearch>(popularUidOf(generation));
  const { hits } = await index.search('', { sort: ['place:asc'], limit }, { signal });
  return hits.map(({ query, count }) => ({ query, count }));
}
