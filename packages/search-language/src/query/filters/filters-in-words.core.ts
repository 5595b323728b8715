import { PRICE_RANGES, localTimeIn, WEEKDAYS } from '@lawdex/contracts';
import type { SearchParams, Understood, LocalTime } from '@lawdex/contracts';
import { remembered } from '../../tables/remember.core.ts';
import { CHOICE_FILTERS, chosen, type Clock, type EngineFilters, type ZoneTime } from '../../plan/filters.core.ts';

const SIGNS = /(?:\b(under|below|less than|cheaper than|up to|at most|max(?:imum)?)\s+)?(?<![\w$])(\${1,4})(?![\w$])/i;

/** Reads dollar signs, and answers the rest of the search: `under $$$` leaves out the third, `up to $$` does not. */
export function pricesIn(query: string): { rest: string; filters: Understood['filters'] } {
  const match = SIGNS.exec(query);
  const signs = match?.[2];
  if (!match || signs === undefined) return { rest: query, filters: [] };
  const [words, limit] = match;
  const below = /^(?:under|below|less|cheaper)/i.test(limit ?? '');
  const most = below ? Math.max(1, signs.length - 1) : signs.length;
  const ranges = limit === undefined ? [signs] : PRICE_RANGES.slice(0, most);
  return {
    rest: query.replace(words, ' '),
    filters: [{ name: 'priceRange', value: ranges.join(','), words: words.trim() }],
  };
}

type Said = Understood['filters'];

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
    const parameter = params[name];
    return parameter !== undefined && parameter !== false && String(parameter) !== value;
  });

/** The filters of a search: its parameters, and filters in words where no parameter says otherwise. */
export const filtersOf = (params: SearchParams, said: Said, clock: Clock): EngineFilters =>
  CHOICE_FILTERS.reduce<EngineFilters>((filters, name) => {
    const value = params[name] || said.find((filter) => filter.name === name)?.value;
    return value ? { ...filters, ...chosen(name).asked(String(value), clock) } : filters;
  }, {});

// Businesses that open between two of these hours are found by the later one, because most are open for four and more.
const HOURS_AHEAD = [0, 1, 2, 4, 7, 10, 13, 16, 20, 24, 40, 64];
const HOUR_MS = 3_600_000;

/** The order that words ask for. Urgent: who is open now, who opens soonest, who is talked to from afar or for nothing. */
export const comesFirst = (said: Said, timeZones: readonly string[], now: Date): EngineFilters[] =>
  said.some(({ name, value }) => name === 'isOpen' && value === 'first')
    ? [
        ...HOURS_AHEAD.map((hours) => ({ openAt: zoneTimes(timeZones, new Date(now.getTime() + hours * HOUR_MS)) })),
        { videoConsultation: true },
        { freeConsultation: true },
      ]
    : [];

/** The times that clocks show, one entry for all zones that show the same. */
export function zoneTimes(timeZones: readonly string[], now: Date): ZoneTime[] {
  const byMinute = new Map<number, ZoneTime>();
  for (const zone of timeZones) {
    const local = localTimeIn(zone, now);
    if (!local) continue;
    const minute = minuteOfWeek(local);
    const same = remembered(byMinute, minute, () => ({ zones: [], minuteOfWeek: minute, date: local.date }));
    same.zones.push(zone);
  }
  return [...byMinute.values()];
}

export const minuteOfWeek = ({ weekday, minutes }: LocalTime): number => WEEKDAYS.indexOf(weekday) * 1440 + minutes;
