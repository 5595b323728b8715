import type { BusinessSummary, FoundBusiness, SearchResponse, Understood, Widened } from '@lawdex/contracts';
import type { EngineHit } from '@lawdex/search-language/plan';
import { holds, leavesOutWords, type LooseStep, type SearchRequest } from '@lawdex/search-language/query';
import { stateOfText, type CategoriesBySlug } from '@lawdex/search-language/text';
import type { FoundRecord } from '../finding/summary.core.ts';
import { alsoPractices } from './also-practices.core.ts';
import { reasonsOf } from './why.core.ts';

/** The result of a search, with all that is shown of the hits. */
export interface Answered {
  /** Null when nothing was asked for. */
  request: SearchRequest | null;
  /** How the search was read. */
  read: Understood;
  /** The words as they were typed. */
  query: string | undefined;
  hits: readonly EngineHit[];
  /** How the search was loosened to find these; null when it was not. */
  step: LooseStep | null;
  more: readonly { step: LooseStep; hits: readonly EngineHit[] }[];
  shown: ReadonlyMap<string, FoundRecord & { summary: BusinessSummary }>;
  categories: CategoriesBySlug;
}

/** The businesses with the reasons why they were found, and how the search was read in the end. */
export function answerOf(found: Answered): Pick<SearchResponse, 'businesses' | 'understood' | 'more'> {
  const businesses = businessesOf(found, found.hits, found.step);
  const more = found.more.flatMap(({ step, hits }) => {
    const others = businessesOf(found, hits, step);
    const widened = widenedBy(step, others);
    return widened && others.length > 0 ? [{ widened, businesses: others }] : [];
  });
  return { businesses, understood: understoodIn(found, businesses), more };
}

function businessesOf(
  { request, read, query, shown, categories }: Answered,
  hits: readonly EngineHit[],
  step: LooseStep | null,
): FoundBusiness[] {
  const why = reasonsOf(
    { ...read, widened: step?.widened ?? null },
    query,
    request && !step ? servedStates(request) : [],
  );
  const also = alsoPractices(searchedFor(read, step), categories);
  return hits.flatMap(({ id }) => {
    const hit = shown.get(id);
    return hit ? [{ ...hit.summary, ...also(hit.record), why: why(hit) }] : [];
  });
}

/** States of the place, of which who serves all is found wherever it stands. */
const servedStates = ({ plan, query }: SearchRequest): string[] =>
  [query.filters.location, ...plan.tiers.map(({ place }) => place)].flatMap((place) => place?.serves ?? []);

function understoodIn({ request, read, step, hits }: Answered, businesses: readonly FoundBusiness[]): Understood {
  const licensed = withLicence(read, businesses);
  if (licensed) return licensed;
  if (request && !step && businesses.length > 0) return { ...read, widened: unsaid(request, hits, businesses) };
  return loosened(read, step, businesses);
}

/** Nothing else counts of a license number that somebody lists: a lawyer may be licensed in another state than where the firm is. */
function withLicence(read: Understood, [first]: readonly FoundBusiness[]): Understood | null {
  const { licence } = read;
  const found = first?.why.licence;
  if (!licence || !found) return null;
  const isListed = licence.state === null || stateOfText(found.jurisdiction) === stateOfText(licence.state);
  return { ...read, practices: [], place: null, ignored: [], words: [], licence: { ...licence, isListed, found } };
}

/** Slugs of the practice areas that a step looks for: the one around those that were said where it looks for a whole field. */
const searchedFor = ({ practices }: Understood, step: LooseStep | null): readonly string[] =>
  step?.widened?.kind === 'field'
    ? step.tiers.flatMap((tier) => tier.practices ?? [])
    : practices.map(({ slug }) => slug);

/** How a search was widened although it found something: nobody has the other words, or the name that was found is elsewhere. */
function unsaid(request: SearchRequest, hits: readonly EngineHit[], shown: readonly FoundBusiness[]): Widened | null {
  if (leavesOutWords(request, hits)) return { kind: 'practice' };
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
