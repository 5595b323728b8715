import {
  BUSINESS_FLAGS,
  FEE_BASES,
  LEAST_RATINGS,
  PRICE_RANGES,
  SEARCH_LANGUAGES,
  SEARCH_RADII_MILES,
} from '@lawdex/contracts';
import type { EngineFilters, PlanPlace, ZoneTime } from '@lawdex/search-language/plan';
import type { Position } from '@lawdex/contracts';

/** Facts that the choices depend on besides the lists that everybody knows. */
export interface Offered {
  /** `within`: the area itself and its parts, which a search in it finds too. */
  categories: readonly { id: string; within: string | readonly string[] }[];
  cities: readonly { name: string; place: PlanPlace }[];
  openAt: ZoneTime[];
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

/**
 * Every choice of every filter, beside the filters that are on. The empty value takes a filter off, as its parameter does:
 * only of those that are on, since otherwise it is the search itself.
 */
export function filterChoices(filters: EngineFilters, offered: Offered): FilterChoice[] {
  const group = <T>(parameter: string, values: readonly T[], change: (value: T) => EngineFilters): FilterChoice[] =>
    values.map((value) => ({ parameter, value: String(value), filters: { ...filters, ...change(value) } }));
  const { measured } = offered;
  // Another city would move the centre of the radius as well.
  const cities = filters.within && measured?.isCity ? [] : offered.cities;
  return [
    ...offered.categories.map(({ id, within }) => ({
      parameter: 'categoryId',
      value: id,
      filters: { ...filters, categoryId: within },
    })),
    ...group('rating', LEAST_RATINGS, (minRating) => ({ minRating })),
    ...group('priceRange', PRICE_RANGES, (price) => ({ prices: [PRICE_RANGES.indexOf(price) + 1] })),
    ...group('isOpen', [true], () => ({ openAt: offered.openAt })),
    ...BUSINESS_FLAGS.flatMap((flag) => group(flag, [true], () => ({ [flag]: true }))),
    ...cities.map(({ name, place }) => ({
      parameter: 'location',
      value: name,
      filters: { ...filters, location: place },
    })),
    ...group('radius', measured ? SEARCH_RADII_MILES : [], (miles) => ({
      ...(measured && { within: { centre: measured.from, miles } }),
      ...(measured?.isCity && { location: null }),
    })),
    ...group('language', SEARCH_LANGUAGES, (language) => ({ language })),
    ...group('feeBasis', FEE_BASES, (feeBasis) => ({ feeBasis })),
    ...withoutEach(filters, measured),
  ];
}

const ENGINE_NAMES: readonly (readonly [parameter: string, name: keyof EngineFilters])[] = [
  ['categoryId', 'categoryId'],
  ['rating', 'minRating'],
  ['priceRange', 'prices'],
  ['isOpen', 'openAt'],
  ['location', 'location'],
  ['language', 'language'],
  ['feeBasis', 'feeBasis'],
  ...BUSINESS_FLAGS.map((flag) => [flag, flag] as const),
];

function withoutEach(filters: EngineFilters, measured: Offered['measured']): FilterChoice[] {
  const without = (parameter: string, left: EngineFilters): FilterChoice => ({ parameter, value: '', filters: left });
  const { within, ...others } = filters;
  const on = ENGINE_NAMES.filter(([, name]) => (filters[name] ?? false) !== false);
  return [
    ...on.map(([parameter, name]) => without(parameter, { ...filters, [name]: undefined })),
    // Miles around a city go with it; without them it has its limits again, which nothing here knows.
    ...(within ? [without(measured?.isCity ? 'location' : 'radius', others)] : []),
  ];
}

/** The numbers by parameter and value. */
export function countsOf(
  counted: readonly (Pick<FilterChoice, 'parameter' | 'value'> & { count: number })[],
): Record<string, Record<string, number>> {
  const counts: Record<string, Record<string, number>> = {};
  for (const { parameter, value, count } of counted) (counts[parameter] ??= {})[value] = count;
  return counts;
}
