import { Inject, Injectable } from '@nestjs/common';
import type { SearchParams, SearchResponse } from '@lawdex/contracts';
import { CLOCK, InvalidParameter, type Clock } from '@lawdex/svc-kit';
import { DictionaryService } from '../dictionary/dictionary.service.ts';
import type { EngineAnswer, EngineHit } from '../engines/engine-query.core.ts';
import { SEARCH_ENGINE, type SearchEngine } from '../engines/search-engine.ts';
import { NOTHING_UNDERSTOOD } from '../query/understood.core.ts';
import { readSearch, type SearchRequest } from '../query/read-search.core.ts';
import { SearchLogs } from '../search-logs/search-logs.service.ts';
import { Records } from './records.ts';
import { summaryOf, type FoundRecord } from './summary.core.ts';
import { whyOf } from './why.core.ts';

// Long enough for a database that is busy; nobody waits longer for a list.
const DEADLINE_MS = 5_000;

@Injectable()
export class SearchService {
  constructor(
    @Inject(SEARCH_ENGINE) private readonly engine: SearchEngine,
    private readonly records: Records,
    private readonly dictionary: DictionaryService,
    private readonly logs: SearchLogs,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async search(params: SearchParams): Promise<SearchResponse> {
    const now = this.clock();
    const dictionary = this.dictionary.current;
    const request = readSearch(params, { dictionary, timeZones: this.dictionary.timeZones, now });
    if (request.kind === 'invalid') throw new InvalidParameter(request.parameter, request.problem);
    const { hits, total } = request.kind === 'nothing' ? NOTHING : await this.find(request);
    const understood = request.kind === 'nothing' ? NOTHING_UNDERSTOOD : request.understood;
    // Only with the first page, because later pages are the same search.
    if ((params.page ?? 1) === 1) this.logs.add(params, total, understood, now);
    const found = await this.withRecords(hits);
    const businesses = found.map((hit) => ({
      ...summaryOf(hit, dictionary.categories, now),
      why: whyOf(hit, understood),
    }));
    return { businesses, total, understood, more: [], suggestions: [] };
  }

  /**
   * The strict reading first; looser ones only when its words match nothing at all. Filters do not count: a visitor who
   * asks for five stars is told that there are none, not given something else.
   */
  private async find({ plans, query }: SearchRequest): Promise<EngineAnswer> {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    for (const plan of plans) {
      const answer = await this.engine.search({ ...query, plan }, signal);
      if (answer.total > 0) return answer;
      const [unfiltered = 0] = hasFilters(query.filters) ? await this.engine.count({ plan }, [{}], signal) : [];
      if (unfiltered > 0) return answer;
    }
    return NOTHING;
  }

  private async withRecords(hits: readonly EngineHit[]): Promise<FoundRecord[]> {
    const records = await this.records.of(hits.map(({ id }) => id));
    return hits.flatMap(({ id, distanceMiles }) => {
      const record = records.get(id);
      return record ? [{ record, distanceMiles }] : [];
    });
  }
}

const NOTHING: EngineAnswer = { hits: [], total: 0 };

const hasFilters = (filters: object): boolean =>
  Object.values(filters).some((value) => value !== null && value !== undefined);
