import { Inject, Injectable } from '@nestjs/common';
import { NOTHING_UNDERSTOOD, type SearchParams, type SearchResponse } from '@lawdex/contracts';
import { CLOCK, InvalidParameter, type Clock } from '@lawdex/svc-kit';
import { readSearch } from '@lawdex/search-language/query';
import { DictionaryService } from '../dictionary/dictionary.service.ts';
import { Finder, NOTHING_FOUND } from '../finding/finder.ts';
import { Records } from '../finding/records.ts';
import { answerOf } from './answer.core.ts';
import { SearchLogs } from './search-logs.service.ts';
import { Suggestions } from './suggestions.ts';

@Injectable()
export class SearchService {
  constructor(
    private readonly finder: Finder,
    private readonly records: Records,
    private readonly suggestions: Suggestions,
    private readonly dictionary: DictionaryService,
    private readonly logs: SearchLogs,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async search(params: SearchParams): Promise<SearchResponse> {
    const now = this.clock();
    const surroundings = this.dictionary.surroundings(now);
    const { dictionary } = surroundings;
    const { categories } = dictionary;
    const outcome = readSearch(params, surroundings);
    if (outcome.kind === 'invalid') throw new InvalidParameter(outcome.parameter, outcome.problem);
    const request = outcome.kind === 'search' ? outcome : null;
    const found = request ? await this.finder.find(request) : NOTHING_FOUND;
    const hits = [found, ...found.more].flatMap((section) => section.hits);
    const shown = await this.records.summarised(hits, categories, now);
    const read = request?.understood ?? NOTHING_UNDERSTOOD;
    const answer = answerOf({ ...found, request, read, query: params.query, shown, categories });
    // Only with the first page, because later pages are the same search; and nothing of somebody who may be in danger.
    if ((params.page ?? 1) === 1 && !read.danger) this.logs.add(params, found.total, answer.understood, now);
    const suggestions = request && found.total === 0 ? await this.suggestions.for(request, dictionary) : [];
    return { ...answer, total: found.total, suggestions };
  }
}
