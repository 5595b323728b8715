import {
  BUSINESS_FLAGS,
  FEE_BASES,
  LEAST_RATINGS,
  PRICE_RANGES,
  SEARCH_FLAGS,
  SEARCH_LANGUAGES,
  VALUE_FILTERS,
} from '@lawdex/contracts';
import type { BusinessFlag, BusinessFlags, ChoiceFilter, FeeBasis, Position } from '@lawdex/contracts';
import type { PlanPlace } from './plan.core.ts';

/** Time zones that share a wall clock, and what it shows. */
export interface ZoneTime {
  zones: string[];
  minuteOfWeek: number;
  /** `2026-12-24`, for special days; absent for a time of every week. */
  date?: string;
}

/** Filters that narrow every tier of a plan. Absent or null: any. Engines bind or quote every value. */
export interface EngineFilters extends Partial<BusinessFlags> {
  categoryId?: string | readonly string[];
  location?: PlanPlace | null;
  minRating?: number;
  /** 1 to 4, any of them. */
  prices?: number[];
  /** Open at these local times; a zone that is not named is closed. */
  openAt?: ZoneTime[];
  /** Open all day long on each of these days, Monday is 0. */
  openAllDay?: readonly number[];
  language?: string;
  feeBasis?: FeeBasis;
  within?: { centre: Position; miles: number };
}

export interface Clock {
  now(): ZoneTime[];
  timeZones: readonly string[];
}

/** A filter that is chosen by a value, in a parameter or in words. */
interface Chosen {
  asked(value: string, clock: Clock): EngineFilters;
  /** The filter of engines that a parameter turns on. */
  key: keyof EngineFilters;
  /** The values beside which visitors read numbers. */
  offered: readonly (string | number | boolean)[];
  values: RegExp;
}

const oneOf = (values: readonly (string | number)[]): string => `(?:${values.join('|').replaceAll('$', '\\$')})`;
const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';

/** The filters that are no flags of a business. A new one does not compile before it says what engines are asked, and what its values are. */
const BY_VALUE: Readonly<Record<Exclude<ChoiceFilter, BusinessFlag>, Chosen>> = {
  rating: {
    asked: (value) => (Number(value) > 0 ? { minRating: Number(value) } : {}),
    key: 'minRating',
    offered: LEAST_RATINGS,
    values: new RegExp(`^${oneOf(LEAST_RATINGS)}$`),
  },
  priceRange: {
    asked: (value) => ({
      prices: value.split(',').map((range) => PRICE_RANGES.findIndex((price) => price === range) + 1),
    }),
    key: 'prices',
    offered: PRICE_RANGES,
    values: new RegExp(`^${oneOf(PRICE_RANGES)}(?:,${oneOf(PRICE_RANGES)})*$`),
  },
  isOpen: {
    asked: openingOf,
    key: 'openAt',
    offered: [true],
    values: new RegExp(`^(?:true|first|weekend|evening|night|always|${DAY}|${DAY}-all-day)$`),
  },
  language: { asked: (language) => ({ language }), key: 'language', offered: SEARCH_LANGUAGES, values: /^[a-z]{2}$/ },
  feeBasis: {
    asked: (value) => ({ ...FEE_BASES.filter((known) => known === value).map((feeBasis) => ({ feeBasis }))[0] }),
    key: 'feeBasis',
    offered: FEE_BASES,
    values: new RegExp(`^${oneOf(FEE_BASES)}$`),
  },
};

export const CHOICE_FILTERS: readonly ChoiceFilter[] = [...VALUE_FILTERS, ...SEARCH_FLAGS];

const isFlag = (name: ChoiceFilter): name is BusinessFlag => BUSINESS_FLAGS.some((flag) => flag === name);

export const chosen = (name: ChoiceFilter): Chosen =>
  isFlag(name)
    ? { asked: (value) => (value === 'true' ? { [name]: true } : {}), key: name, offered: [true], values: /^true$/ }
    : BY_VALUE[name];

/** The filter `rating=4` of an entry of the vocabulary; null when there is no such filter or value. */
export function filterNamed(means: string): { name: ChoiceFilter; value: string } | null {
  const [written, value = ''] = means.split('=');
  const name = CHOICE_FILTERS.find((one) => one === written);
  return name && chosen(name).values.test(value) ? { name, value } : null;
}

const MINUTES_OF_DAY = 1440;
const HOUR = 60;
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

function openingOf(value: string, { now, timeZones }: Clock): EngineFilters {
  // An order, see `comesFirst`.
  if (value === 'first') return {};
  if (value === 'always') return { openAllDay: EVERY_DAY };
  if (value.endsWith('-all-day')) return { openAllDay: [DAYS.indexOf(value.replace('-all-day', ''))] };
  if (value === 'true') return { openAt: now() };
  return { openAt: momentsOf(value).map((minuteOfWeek) => ({ zones: [...timeZones], minuteOfWeek })) };
}

/** Minutes of the week, from Monday 00:00, at one of which a business must be open. */
function momentsOf(value: string): number[] {
  // A business that is open at all on a day is open at one of its even hours.
  const evenHours = Array.from({ length: 12 }, (_, index) => index * 2 * HOUR);
  const on = (days: readonly number[], minutes: readonly number[]): number[] =>
    days.flatMap((day) => minutes.map((minute) => day * MINUTES_OF_DAY + minute));
  const day = DAYS.indexOf(value);
  if (day >= 0) return on([day], evenHours);
  if (value === 'weekend') return on([5, 6], evenHours);
  if (value === 'evening') return on([0, 1, 2, 3, 4], [20 * HOUR]);
  return on(EVERY_DAY, [3 * HOUR]);
}
