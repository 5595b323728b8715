import { SEARCH_PAGE_SIZE, type Position, type SearchParams, type Understood } from '@lawdex/contracts';
import type { Dictionary } from '../dictionary/dictionary.core.ts';
import type { EngineFilters, EngineHit, EngineQuery, Plan, PlanPlace } from '../plan/index.ts';
import { once, remembered } from '../tables/remember.core.ts';
import { categoryIdsWithin } from '../text/practice-terms.core.ts';
import { askedPlaces, isMeasured, measuredFrom, type AskedPlaces, type Refusal } from './asked-places.core.ts';
import { comesFirst, filtersOf, zoneTimes } from './filters/filters-in-words.core.ts';
import { interpret, type Interpretation } from './interpret.core.ts';
import { filterOf, visitorSpot, type Spot } from './places/spot.core.ts';
import { looseSteps, middleOf, type LooseStep } from './plans/loose-steps.core.ts';
import { othersThan, type Asked, type Others } from './plans/others.core.ts';
import { everythingAround, LEGAL_AID, strictPlan } from './plans/strict-plan.core.ts';
import { understoodOf } from './understood.core.ts';

export { readPosition } from './asked-places.core.ts';
export { EVERYTHING } from './plans/strict-plan.core.ts';
export { NO_OTHERS, type Sections } from './plans/others.core.ts';
export { holds } from './places/spot.core.ts';
export { zoneTimes } from './filters/filters-in-words.core.ts';
export { planOfSteps, stepOfTier, type LooseStep } from './plans/loose-steps.core.ts';

export interface SearchRequest {
  kind: 'search';
  plan: Plan;
  query: Omit<EngineQuery, 'plan'>;
  /** Steps to take when that finds nothing, and the filters that then hold. */
  loose: {
    steps: readonly LooseStep[];
    filters: EngineQuery['filters'];
    /** The chosen place has no business, so that its filter is left out. */
    leavesPlace: boolean;
  };
  others: Others;
  understood: Understood;
  said: Spot | null;
  /** The position from which the nearest to that place are counted. */
  around: Position | null;
  /** Beside the practice, words were said that need not be found. */
  lifting: boolean;
}

export type ReadOutcome = SearchRequest | Refusal;

export interface Surroundings {
  dictionary: Dictionary;
  timeZones: readonly string[];
  now: Date;
}

/** The meaning of a search's words, whatever its other parameters are. Null without words. */
export const readWords = ({ query, exact }: SearchParams, { dictionary }: Surroundings): Interpretation | null =>
  query === undefined ? null : readOnce(query, dictionary, exact);

/** Reads a search that `SearchQuery` has checked. A caller that reads the same words again passes the answer of `readWords`, most of the work. */
export function readSearch(
  params: SearchParams,
  surroundings: Surroundings,
  words = readWords(params, surroundings),
): ReadOutcome {
  const { dictionary } = surroundings;
  const places = askedPlaces(params, words, dictionary);
  if (places.kind !== 'places') return places;
  const filters = allFilters(params, places, surroundings);
  const text = wordsBesideCircle(params, places);
  const { chosen, near, said, origin } = places;
  const nearer = near ?? (chosen?.kind === 'zip' ? chosen.centre : null);
  const plan = text ? strictPlan(text, nearer) : everythingAround(nearer);
  const limit = params.limit ?? SEARCH_PAGE_SIZE;
  const { loose, others } = alternatives(params, places, { text, plan, filters }, dictionary);
  const place = said ?? chosen ?? (near && visitorSpot(near, params.radius));
  return {
    kind: 'search',
    plan,
    query: {
      filters,
      ...firstOf(text, surroundings),
      origin,
      sort: params.sortBy ?? 'relevance',
      limit,
      offset: ((params.page ?? 1) - 1) * limit,
    },
    loose,
    get others() {
      return others();
    },
    said,
    around: said && middleOf(said, dictionary),
    lifting: isLifting(text),
    understood: { ...understoodOf(text, place, places.unread, dictionary), ...measuredFrom(places, dictionary) },
  };
}

/** Who comes first: beside another practice legal aid, then free consultations; and who can help soonest; all of them in its language before others. */
function firstOf(
  text: Interpretation | null,
  { dictionary, timeZones, now }: Surroundings,
): Pick<EngineQuery, 'first'> {
  const { practices = [], filters = [] } = text ?? {};
  const aid = practices.length > 1 && practices.includes(LEGAL_AID) ? dictionary.categories.get(LEGAL_AID) : undefined;
  const free: EngineFilters[] = aid ? [{ categoryId: aid.id }, { freeConsultation: true }] : [];
  const asked = [...free, ...comesFirst(filters, timeZones, now)];
  const spoken = [...asked, {}].map((one) => ({ ...one, language: 'es' }));
  const first = text?.isSpanish ? [...spoken, ...asked] : asked;
  return first.length > 0 ? { first } : {};
}

const isLifting = (text: Interpretation | null): boolean =>
  text !== null && text.lifting.length > 0 && text.practices.length > 0;

/** Miles around a place reach beyond its limits, so the place itself is no filter then. */
const isCircleAroundPlace = ({ radius }: SearchParams, { near, origin }: AskedPlaces): boolean =>
  radius !== undefined && origin !== null && near === null;

function allFilters(params: SearchParams, places: AskedPlaces, surroundings: Surroundings): EngineFilters {
  const { text, chosen, origin } = places;
  const { dictionary, timeZones, now } = surroundings;
  const { radius, categoryId } = params;
  return {
    ...filtersOf(params, text?.filters ?? [], { timeZones, now: () => zoneTimes(timeZones, now) }),
    ...(categoryId && { categoryId: categoryIdsWithin(categoryId, dictionary.categories) }),
    location: chosen && !isCircleAroundPlace(params, places) ? { ...filterOf(chosen), ...served(text, chosen) } : null,
    ...(origin && radius !== undefined && { within: { centre: origin, miles: radius } }),
  };
}

/** Legal aid counts as of each place that it serves. */
const served = (text: Interpretation | null, { states }: Spot): Pick<PlanPlace, 'serves'> =>
  text?.practices.includes(LEGAL_AID) && states.length > 0 ? { serves: states } : {};

const wordsBesideCircle = (params: SearchParams, places: AskedPlaces): Interpretation | null =>
  places.text && !places.chosen && isCircleAroundPlace(params, places) ? { ...places.text, place: null } : places.text;

type Read = Omit<Asked, 'measured'>;

/** Other results, made only when they are asked for: most searches find enough as they are. */
function alternatives(params: SearchParams, { chosen }: AskedPlaces, read: Read, dictionary: Dictionary) {
  const { text, plan, filters } = read;
  // A place of the location box is read as if it were said in the words, wherever the search may leave it.
  const place = chosen && { spot: chosen, words: '', mayBeName: false };
  const placed = place ? { ...(text ?? interpret('', dictionary)), place } : text;
  const isEmpty = chosen !== null && params.radius === undefined && !isInhabited(chosen, dictionary);
  const leavesPlace = isEmpty && placed !== null;
  const loosened = leavesPlace ? placed : text;
  const measured = isMeasured(params);
  const steps = once(() => (loosened ? looseSteps(loosened, dictionary) : []));
  const others = once(() => othersThan({ text: placed, plan, filters, measured }, params, dictionary));
  return {
    loose: {
      get steps() {
        return steps();
      },
      filters: leavesPlace ? { ...filters, location: null } : filters,
      leavesPlace,
    },
    others,
  };
}

/** Whether no business on a first page has the words that need not be found. */
export function leavesOutWords({ lifting, plan, query }: SearchRequest, hits: readonly EngineHit[]): boolean {
  const first = plan.tiers[Math.min(...hits.map(({ tier }) => tier ?? Infinity))];
  return lifting && query.offset === 0 && first !== undefined && !first.words && first.nameKey === undefined;
}

/** Whether some business is there. For a ZIP code, a county and a region only the index can tell. */
function isInhabited({ levels }: Spot, { places }: Dictionary): boolean {
  const isAnywhereIn = (states: readonly string[]): boolean =>
    states.length > 0 && [...places.values()].some(({ state }) => states.includes(state));
  return levels.some(({ cityKeys, states }) => isAnywhereIn(states) || cityKeys.some((key) => places.has(key)));
}

const MOST_READINGS = 1_000;

const byDictionary = new WeakMap<Dictionary, { revision: number; readings: Map<string, Interpretation> }>();

/** Reads words, or remembers the reading until the dictionary learns something: pages ask several times. Callers must not change the answer. */
export function readOnce(query: string, dictionary: Dictionary, exact = false): Interpretation {
  const { revision } = dictionary.vocabulary;
  const known = byDictionary.get(dictionary);
  const isFresh = known?.revision === revision && known.readings.size < MOST_READINGS;
  const { readings } = isFresh ? known : { readings: new Map<string, Interpretation>() };
  if (!isFresh) byDictionary.set(dictionary, { revision, readings });
  return remembered(readings, `${exact ? 'exact' : 'any'} ${query}`, () => interpret(query, dictionary, exact));
}
