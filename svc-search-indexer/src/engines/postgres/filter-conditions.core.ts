import { conditionsOf } from '../filter-conditions.core.ts';
import type { EngineFilters, PlanPlace, ZoneTime } from '@lawdex/search-language/plan';
import { specialMinutes } from '../../index-definition/open-week.core.ts';
import { datesOf } from '../../index-definition/special-intervals.core.ts';
import { all, either, type Bind } from './binder.core.ts';
import { within } from './distance-conditions.core.ts';
import { isOffered, traitBits } from './rows/traits.core.ts';
import { languageTerm, NOTHING, placeTerms, servedTerms } from './tsquery.core.ts';

/** Conditions of a row that passes. `besideWords`: the index of words finds rows with both word and place. */
export function filterConditions(filters: EngineFilters, bind: Bind, besideWords = false): string[] {
  const where = conditionsOf(filters, {
    categoryId: (ids) => [
      typeof ids === 'string' ? `r.category_id = ${bind(ids)}::uuid` : `r.category_id = any(${bind(ids)}::uuid[])`,
    ],
    minRating: (least) => [`r.rating >= ${bind(least)}::real`],
    prices: (prices) => [`r.price = any(${bind(prices)}::smallint[])`],
    language: (language) => (isOffered(language) ? [] : [speaks(language, bind)]),
    // It is a bit, like the languages that are offered.
    feeBasis: () => [],
    location: (place) => [placeIn(place, bind, besideWords)],
    openAt: (times) => [openAt(times, bind)],
    openAllDay: (days) => [inWeeks(allDayWeeks(days, bind))],
    within: (circle) => [within(circle, bind)],
  });
  const traits = filteredTraits(filters);
  return traits ? [...where, `r.flags & ${bind(traits)}::int = ${bind(traits)}::int`] : where;
}

/** The bits of all filters that ask whether a business has something. */
export const filteredTraits = ({ language, feeBasis, ...filters }: EngineFilters): number =>
  traitBits({ ...filters, ...(feeBasis && { feeBasis: [feeBasis] }), ...(language && { languages: [language] }) });

const speaks = (language: string, bind: Bind): string => `r.tsv @@ ${bind(languageTerm(language))}::tsquery`;

function placeIn(place: PlanPlace, bind: Bind, besideWords: boolean): string {
  const { cityKeys, states, zips, serves = [], within: radius } = place;
  if (besideWords && !radius) return `r.tsv @@ ${bind(placeTerms(place) ?? NOTHING)}::tsquery`;
  const any: string[] = [];
  if (cityKeys.length > 0) any.push(`r.city_key = any(${bind(cityKeys)}::text[])`);
  if (states.length > 0) any.push(`r.state = any(${bind(states)}::text[])`);
  if (zips.length > 0) any.push(`r.zip = any(${bind(zips)}::text[])`);
  if (serves.length > 0) any.push(`r.tsv @@ ${bind(servedTerms(serves))}::tsquery`);
  if (radius) any.push(within(radius, bind));
  return either(any);
}

const DAY = 1_440;

/** Thousands of businesses share a week, so that weeks are looked through instead of businesses. */
export function openWeeks(times: NonNullable<EngineFilters['openAt']>, bind: Bind): string {
  return `select h.id from search_hours h where ${openAtTimes(times, bind)}`;
}

/** Whether a week of `h` is open at one of these times. A special day of this year goes before one of every year, and both before the week. */
export const openAtTimes = (times: readonly ZoneTime[], bind: Bind): string =>
  either(times.map((time) => `(h.tz = any(${bind(time.zones)}::text[]) and ${openAtTime(time, bind)})`));

function openAtTime({ minuteOfWeek, date }: ZoneTime, bind: Bind): string {
  const holds = (minute: number): string => `h.open_week @> ${bind(minute)}::int`;
  if (date === undefined) return holds(minuteOfWeek);
  const special = datesOf(date, Math.floor(minuteOfWeek / DAY))
    .map((day) => specialMinutes(day, minuteOfWeek % DAY))
    .map(({ isSpecial, isOpen }) => `when ${holds(isSpecial)} then ${holds(isOpen)}`);
  return `case ${special.join(' ')} else ${holds(minuteOfWeek)} end`;
}

export function allDayWeeks(days: readonly number[], bind: Bind): string {
  return `select h.id from search_hours h where ${all(
    days.map((day) => `h.open_week @> int4range(${bind(day * DAY)}::int, ${bind((day + 1) * DAY)}::int)`),
  )}`;
}

function openAt(times: NonNullable<EngineFilters['openAt']>, bind: Bind): string {
  if (times.length === 0) return 'false';
  const weeks = openWeeks(times, bind);
  // While nobody is open at all, no row is looked at.
  return `${inWeeks(weeks)} and exists (${weeks})`;
}

/** Weeks are read once, and each row is looked up among them. Without `is true`, PostgreSQL would join them, by a guess at how many rows come. */
const inWeeks = (weeks: string): string => `(r.hours in (${weeks})) is true`;
