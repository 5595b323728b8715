import { Inject, Injectable } from '@nestjs/common';
import { NOTHING_UNDERSTOOD } from '@lawdex/contracts';
import type { FoundBusiness, SearchParams, SearchResponse, Understood, Widened } from '@lawdex/contracts';
import { CLOCK, InvalidParameter } from '@lawdex/svc-kit';
import type { Clock } from '@lawdex/svc-kit';
import { DictionaryService } from '../dictionary/dictionary.service.ts';
import type { EngineHit } from '@lawdex/search-language/plan';
import { SearchLogs } from './search-logs.service.ts';
import { stateOfText } from '@lawdex/search-language/text';
import { alsoPractices } from './also-practices.core.ts';
import { Finder, NOTHING_FOUND } from '../finding/finder.ts';
import { Records } from '../finding/records.ts';
import { Suggestions } from './suggestions.ts';
import { foundSummary } from '../finding/found-summary.ts';
import { reasonsOf } from './why.core.ts';
import { holds, leavesOutWords, readSearch } from '@lawdex/search-language/query';
import type { LooseStep, SearchRequest } from '@lawdex/search-language/query';

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
    const dictionary = this.dictionary.current;
    const request = readSearch(params, { dictionary, timeZones: this.dictionary.timeZones, now });
    if (request.kind === 'invalid') throw new InvalidParameter(request.parameter, request.problem);
    const found = request.kind === 'nothing' ? NOTHING_FOUND : await this.finder.find(request);
    const read = request.kind === 'nothing' ? NOTHING_UNDERSTOOD : request.understood;
    const records = await this.records.of([found, ...found.more].flatMap(({ hits }) => hits.map(({ id }) => id)));
    const shown = (hits: readonly EngineHit[], step: LooseStep | null): FoundBusiness[] => {
      const why = reasonsOf({ ...read, widened: step?.widened ?? null }, params.query);
      const searched = searchedFor(read, step);
      return hits.flatMap((hit) => {
        const record = records.get(hit.id);
        if (!record) return [];
        const { distanceMiles } = hit;
        const summary = foundSummary({ record, distanceMiles }, dictionary.categories, now);
        const also = alsoPractices(record, searched, dictionary.categories);
        return [{ ...summary, ...also, why: why({ record, distanceMiles }) }];
      });
    };
    const businesses = shown(found.hits, found.step);
    const understood =
      withLicence(read, businesses) ??
      (request.kind === 'search' && !found.step && businesses.length > 0
        ? { ...read, widened: unsaid(request, found.hits, businesses) }
        : loosened(read, found.step, businesses));
    // Only with the first page, because later pages are the same search.
    if ((params.page ?? 1) === 1) this.logs.add(params, found.total, understood, now);
    const more = found.more.flatMap(({ step, hits }) => {
      const others = shown(hits, step);
      const widened = widenedBy(step, others);
      return widened && others.length > 0 ? [{ widened, businesses: others }] : [];
    });
    const suggestions =
      request.kind === 'search' && found.total === 0 ? await this.suggestions.for(request, dictionary) : [];
    return { businesses, total: found.total, understood, more, suggestions };
  }
}

/** Of a number that somebody lists nothing else counts: a lawyer may be licensed in another state than where the firm is. */
function withLicence(read: Understood, [first]: readonly FoundBusiness[]): Understood | null {
  const { licence } = read;
  if (!licence || !first?.why.licence) return null;
  const isListed = licence.state === null || stateOfText(first.why.licence.jurisdiction) === stateOfText(licence.state);
  return { ...read, practices: [], place: null, ignored: [], words: [], licence: { ...licence, isListed } };
}

/** Slugs of the practice areas that a step looks for: of a field, the one around those that were said. */
const searchedFor = ({ practices }: Understood, step: LooseStep | null): readonly string[] =>
  step?.widened?.kind === 'field'
    ? step.tiers.flatMap((tier) => tier.practices ?? [])
    : practices.map(({ slug }) => slug);

/** What even a search that found what it asked for must say: nobody has the other words, or who is called so is elsewhere. */
function unsaid(request: SearchRequest, hits: readonly EngineHit[], shown: readonly FoundBusiness[]): Widened | null {
  if (leavesOutWords(request, hits[0]?.tier ?? null)) return { kind: 'practice' };
  const { said } = request;
  return said && !shown.some((business) => holds(said, business)) ? { kind: 'everywhere' } : null;
}

function loosened(read: Understood, step: LooseStep | null, found: readonly FoundBusiness[]): Understood {
  if (!step) return read;
  return { ...read, widened: widenedBy(step, found), corrected: [...read.corrected, ...step.corrected] };
}

function widenedBy({ widened }: LooseStep, [first]: readonly FoundBusiness[]): Widened | null {
  if (widened?.kind !== 'nearby' || !first) return widened;
  return { ...widened, nearest: `${first.city}, ${first.state}` };
}
