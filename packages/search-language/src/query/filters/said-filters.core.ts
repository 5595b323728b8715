import { BUSINESS_FLAGS, FEE_BASES, PRICE_RANGES } from '@lawdex/contracts';
import type { SearchParams, Understood } from '@lawdex/contracts';
import type { EngineFilters, ZoneTime } from '../../plan/engine-query.core.ts';

type Said = Understood['filters'];

const DAY = 1440;
const HOUR = 60;
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Minutes of the week, from Monday 00:00, at one of which a business must be open. */
function momentsOf(value: string): number[] {
  // A business that is open at all on a day is open at one of its even hours.
  const evenHours = Array.from({ length: 12 }, (_, index) => index * 2 * HOUR);
  const on = (days: readonly number[], minutes: readonly number[]): number[] =>
    days.flatMap((day) => minutes.map((minute) => day * DAY + minute));
  const day = DAYS.indexOf(value);
  if (day >= 0) return on([day], evenHours);
  if (value === 'weekend') return on([5, 6], evenHours);
  if (value === 'evening') return on([0, 1, 2, 3, 4], [20 * HOUR]);
  return on(EVERY_DAY, [3 * HOUR]);
}

/** One filter for each name: `cheap` and `under $$$` become the prices that both allow; of other filters the first one counts. */
export function saidOnce(said: Said): Said {
  const once = new Map<Said[number]['name'], Said[number]>();
  for (const filter of said) {
    const before = once.get(filter.name);
    once.set(filter.name, before ? bothOf(before, filter) : filter);
  }
  return [...once.values()];
}

function bothOf(first: Said[number], second: Said[number]): Said[number] {
  const value = first.name === 'priceRange' ? bothAllow(first.value, second.value) : '';
  return value === '' || value === first.value ? first : { ...second, value };
}

const bothAllow = (one: string, other: string): string =>
  one
    .split(',')
    .filter((range) => other.split(',').includes(range))
    .join(',');

/** Words of filters that contradict the held ones: `open late` behind `open sunday`. */
export const unheeded = (said: Said, held: Said): string[] =>
  said
    .filter(({ name, value }) => {
      const [first] = held.filter((filter) => filter.name === name);
      return first !== undefined && !first.value.split(',').every((one) => value.split(',').includes(one));
    })
    .map(({ words }) => words);

/** Filters in words that a chosen parameter overrules. */
export const overruled = (said: Said, params: SearchParams): Said =>
  said.filter(({ name, value }) => {
    const chosen = params[name];
    return chosen !== undefined && chosen !== false && String(chosen) !== value;
  });

export interface Clock {
  /** The times that clocks show now. */
  now(): ZoneTime[];
  timeZones: readonly string[];
}

/** The filters of a search: its parameters, and filters in words where no parameter says otherwise. */
export function filtersOf(params: SearchParams, said: Said, clock: Clock): EngineFilters {
  const word = (name: Said[number]['name']): string | undefined => said.find((filter) => filter.name === name)?.value;
  const filters: EngineFilters = {};
  const rating = params.rating ?? Number(word('rating') ?? 0);
  if (rating > 0) filters.minRating = rating;
  const prices = params.priceRange ?? word('priceRange');
  if (prices) filters.prices = prices.split(',').map((range) => PRICE_RANGES.findIndex((price) => price === range) + 1);
  Object.assign(filters, openingOf(params.isOpen ? 'true' : word('isOpen'), clock));
  for (const flag of BUSINESS_FLAGS) if (params[flag] || word(flag) === 'true') filters[flag] = true;
  const language = params.language ?? word('language');
  if (language) filters.language = language;
  const feeBasis = FEE_BASES.find((known) => known === (params.feeBasis ?? word('feeBasis')));
  if (feeBasis) filters.feeBasis = feeBasis;
  return filters;
}

function openingOf(value: string | undefined, { now, timeZones }: Clock): Pick<EngineFilters, 'openAt' | 'openAllDay'> {
  if (value === undefined) return {};
  if (value === 'always') return { openAllDay: EVERY_DAY };
  if (value.endsWith('-all-day')) return { openAllDay: [DAYS.indexOf(value.replace('-all-day', ''))] };
  if (value === 'true') return { openAt: now() };
  return { openAt: momentsOf(value).map((minuteOfWeek) => ({ zones: [...timeZones], minuteOfWeek })) };
}
