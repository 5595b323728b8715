import { Inject, Injectable } from '@nestjs/common';
import { CITIES_OFFERED, type SearchCounts, type SearchParams } from '@lawdex/contracts';
import { CLOCK, InvalidParameter, requestSignal, type Clock } from '@lawdex/svc-kit';
import { remembered, type Dictionary } from '@lawdex/search-language/dictionary';
import { DictionaryService } from '../dictionary/dictionary.service.ts';
import type { EngineFilters } from '@lawdex/search-language/plan';
import { SEARCH_ENGINE, type SearchEngine } from '../engines/search-engine.ts';
import { categoryIdsWithin } from '@lawdex/search-language/text';
import { planOfSteps, readSearch, readWords, zoneTimes } from '@lawdex/search-language/query';
import type { SearchRequest, Surroundings } from '@lawdex/search-language/query';
import { countsOf, filterChoices, largestCities, type FilterChoice, type Offered } from './filter-choices.core.ts';
import { stepTaken } from '../finding/loosening.ts';

interface ChoiceReading {
  request: SearchRequest;
  choices: FilterChoice[];
}

/** Reads the search with each choice. Only another place changes the reading of the words. */
function readingsOf(
  choices: readonly FilterChoice[],
  { params, request, surroundings }: { params: SearchParams; request: SearchRequest; surroundings: Surroundings },
  words = readWords(params, surroundings),
): ChoiceReading[] {
  const { location, radius, sortBy: _sortBy, ...others } = params;
  const read = (changed: SearchParams): SearchRequest => {
    const outcome = readSearch(changed, surroundings, words);
    return outcome.kind === 'search' ? outcome : request;
  };
  // Miles are measured from the box, unless a position is given.
  const unboxed = location === undefined ? request : read(params.near === undefined ? others : { ...others, radius });
  const readingOf = ({ parameter, value }: FilterChoice): SearchRequest => {
    if (parameter !== 'location') return request;
    return value === '' || !unboxed.said ? unboxed : read({ ...others, location: value });
  };
  const readings = new Map<string, ChoiceReading>();
  for (const choice of choices) {
    const reading = readingOf(choice);
    const key = reading === request ? '' : JSON.stringify([reading.plan, reading.loose.steps]);
    remembered(readings, key, () => ({ request: reading, choices: [] })).choices.push(choice);
  }
  return [...readings.values()];
}

// The numbers are an extra: who waits longer for them has chosen already. Less than a statement has, whose end would be an error.
const DEADLINE_MS = 400;

interface OfferedAlways extends Pick<Offered, 'categories' | 'cities'> {
  practiceIds: Record<string, string>;
}

@Injectable()
export class CountsService {
  /** The choices that every search is offered; a dictionary never changes. */
  private readonly offered = new WeakMap<Dictionary, OfferedAlways>();

  constructor(
    @Inject(SEARCH_ENGINE) private readonly engine: SearchEngine,
    private readonly dictionary: DictionaryService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Null when there was no time for it. */
  async count(params: SearchParams): Promise<SearchCounts | null> {
    const surroundings = this.dictionary.surroundings(this.clock());
    const words = readWords(params, surroundings);
    const request = readSearch(params, surroundings, words);
    if (request.kind === 'invalid') throw new InvalidParameter(request.parameter, request.problem);
    if (request.kind === 'nothing') return { counts: {} };
    const { practiceIds, ...offered } = this.offeredBy(surroundings);
    const choices = filterChoices(request.query.filters, {
      ...offered,
      clock: { ...surroundings, now: () => zoneTimes(surroundings.timeZones, surroundings.now) },
      measured: measured(params, request),
    }).filter(({ parameter, value }) => value !== '' || isChosen(params, parameter));
    const signal = requestSignal(DEADLINE_MS);
    try {
      const counted = await Promise.all(
        readingsOf(choices, { params, request, surroundings }, words).map(async (reading) => {
          const numbers = await this.numbers(reading, signal);
          return reading.choices.map((choice, index) => ({ ...choice, count: numbers[index] ?? 0 }));
        }),
      );
      return { counts: countsOf(counted.flat()), practiceIds };
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    }
  }

  private offeredBy(surroundings: Surroundings): OfferedAlways {
    const { categories, places } = surroundings.dictionary;
    const areas = [...categories.values()];
    return remembered(this.offered, surroundings.dictionary, () => ({
      practiceIds: Object.fromEntries(areas.map(({ slug, id }) => [slug, id])),
      categories: areas.map(({ id }) => ({ id, within: categoryIdsWithin(id, categories) })),
      cities: largestCities(places.values(), CITIES_OFFERED).flatMap((name) => {
        const place = filtersOf({ location: name }, surroundings).location;
        return place ? [{ name, place }] : [];
      }),
    }));
  }

  /** Counts the words as they were typed, if they match anything at all, otherwise as the search loosens them. */
  private async numbers({ request, choices }: ChoiceReading, signal: AbortSignal): Promise<number[]> {
    const sets = choices.map(({ filters }) => filters);
    const asFound = await this.engine.count({ plan: request.plan }, sets, signal);
    if (!request.loose.leavesPlace && (asFound.some((count) => count > 0) || (await this.finds(request, signal)))) {
      return asFound;
    }
    const step = await stepTaken(this.engine, request, signal);
    if (!step) return asFound;
    // Around a place without businesses, its own limits hold nobody.
    const around = request.loose.leavesPlace ? sets.map((filters) => ({ ...filters, location: null })) : sets;
    const plan = planOfSteps([step], request.plan.without);
    const loosened = await this.engine.count({ plan }, around, signal);
    return loosened.map((count, index) => asFound[index] || count);
  }

  /** Whether the words find anything at all, whatever the filters are. */
  private async finds({ plan, query }: SearchRequest, signal: AbortSignal): Promise<boolean> {
    const first = { ...query, plan, filters: {}, sort: 'relevance', offset: 0, limit: 1 } as const;
    return (await this.engine.hits(first, signal)).length > 0;
  }
}

/** A filter that was said in words is no parameter, and cannot be taken off as one. */
const isChosen = (params: SearchParams, parameter: string): boolean =>
  Object.entries(params).some(([name, value]) => name === parameter && value !== undefined && value !== false);

/** A radius can be chosen around a position or a city of the location box. */
function measured(params: SearchParams, { query: { origin } }: SearchRequest) {
  if (!origin) return null;
  if (params.near !== undefined) return { from: origin, isCity: false };
  return params.location === undefined && params.radius === undefined ? null : { from: origin, isCity: true };
}

/** The filters that engines are asked for a choice, as the search itself asks. */
function filtersOf(params: SearchParams, surroundings: Surroundings): EngineFilters {
  const read = readSearch(params, surroundings);
  return read.kind === 'search' ? read.query.filters : {};
}
