import { SEARCH_RADII_MILES, type Position } from '@lawdex/contracts';
import { CHOICE_FILTERS, chosen, type Clock, type EngineFilters, type PlanPlace } from '@lawdex/search-language/plan';

/** Facts that the choices depend on besides the lists that everybody knows. */
export interface Offered {
  /** `within`: the area itself and its parts, which a search in it finds too. */
  categories: readonly { id: string; within: string | readonly string[] }[];
  cities: readonly { name: string; place: PlanPlace }[];
  clock: Clock;
  /** The centre of a radius; null: none can be chosen. */
  measured: {
    from: Position;
    /** A radius around a city reaches beyond its limits, and takes its place. */ isCity: boolean;
  } | null;
}

export interface FilterChoice {
  parameter: string;
  value: string;
  /** As if this value were chosen: the filter's own choice gives way to it, the others stay. */
  filters: EngineFilters;
}

/** Every choice of every filter beside those that are on; the empty value takes one off that is on. */
export function filterChoices(filters: EngineFilters, offered: Offered): FilterChoice[] {
  const choice = (parameter: string, value: string | number | boolean, change: EngineFilters): FilterChoice => ({
    parameter,
    value: String(value),
    filters: { ...filters, ...change },
  });
  const { measured } = offered;
  // Another city would move the centre of the radius as well.
  const cities = filters.within && measured?.isCity ? [] : offered.cities;
  return [
    ...offered.categories.map(({ id, within }) => choice('categoryId', id, { categoryId: within })),
    ...CHOICE_FILTERS.flatMap((name) =>
      chosen(name).offered.map((value) => choice(name, value, chosen(name).asked(String(value), offered.clock))),
    ),
    ...cities.map(({ name, place }) => choice('location', name, { location: place })),
    ...(measured ? SEARCH_RADII_MILES : []).map((miles) =>
      choice('radius', miles, {
        ...(measured && { within: { centre: measured.from, miles } }),
        ...(measured?.isCity && { location: null }),
      }),
    ),
    ...withoutEach(filters, measured),
  ];
}

function withoutEach(filters: EngineFilters, measured: Offered['measured']): FilterChoice[] {
  const { within, ...others } = filters;
  const names = CHOICE_FILTERS.map((name) => [name, chosen(name).key] as const);
  const on = [['categoryId', 'categoryId'] as const, ['location', 'location'] as const, ...names].filter(
    ([, key]) => (filters[key] ?? false) !== false,
  );
  return [
    ...on.map(([parameter, key]) => ({ parameter, value: '', filters: { ...filters, [key]: undefined } })),
    // Miles around a city go with it; without them it has its limits again, which nothing here knows.
    ...(within ? [{ parameter: measured?.isCity ? 'location' : 'radius', value: '', filters: others }] : []),
  ];
}

export function countsOf(
  counted: readonly (Pick<FilterChoice, 'parameter' | 'value'> & { count: number })[],
): Record<string, Record<string, number>> {
  const counts: Record<string, Record<string, number>> = {};
  for (const { parameter, value, count } of counted) (counts[parameter] ??= {})[value] = count;
  return counts;
}

/** The names of the cities with most documents, each once; cities of one name count together. */
export function largestCities(places: Iterable<{ city: string; docs: number }>, count: number): string[] {
  const docs = new Map<string, number>();
  for (const place of places) docs.set(place.city, (docs.get(place.city) ?? 0) + place.docs);
  return [...docs]
    .sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))
    .slice(0, count)
    .map(([city]) => city);
}
