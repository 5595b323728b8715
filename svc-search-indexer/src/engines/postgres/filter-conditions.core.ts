import type { EngineFilters, PlanPlace, ZoneTime } from '@lawdex/search-language/plan';
import { specialMinutes } from '../../index-definition/open-week.core.ts';
import { datesOf } from '../../index-definition/special-intervals.core.ts';
import { all, either } from './binder.core.ts';
import type { Bind } from './binder.core.ts';
import { within } from './distance-conditions.core.ts';
import { isOffered, traitBits } from './rows/traits.core.ts';
import { languageTerm, NOTHING, placeTerms } from './tsquery.core.ts';

/**
 * Conditions of a row that passes the filters; none when everything passes. `besideWords`: the index of words finds
 * rows, and gives the few that have both word and place.
 */
export function filterConditions(filters: EngineFilters, bind: Bind, besideWords = false): string[] {
  const where: string[] = [];
  if (typeof filters.categoryId === 'string') where.push(`r.category_id = ${bind(filters.categoryId)}::uuid`);
  else if (filters.categoryId) where.push(`r.category_id = any(${bind(filters.categoryId)}::uuid[])`);
  if (filters.minRating) where.push(`r.rating >= ${bind(filters.minRating)}::real`);
  if (filters.prices) where.push(`r.price = any(${bind(filters.prices)}::smallint[])`);
  const traits = filteredTraits(filters);
  if (traits) where.push(`r.flags & ${bind(traits)}::int = ${bind(traits)}::int`);
  if (filters.language && !isOffered(filters.language)) where.push(speaks(filters.language, bind));
  if (filters.location) where.push(placeIn(filters.location, bind, besideWords));
  if (filters.openAt) where.push(openAt(filters.openAt, bind));
  if (filters.openAllDay) where.push(inWeeks(allDayWeeks(filters.openAllDay, bind)));
  if (filters.within) where.push(within(filters.within, bind));
  return where;
}

/** The bits of all filters that ask whether a business has something. */
export const filteredTraits = ({ language, feeBasis, ...filters }: EngineFilters): number =>
  traitBits({ ...filters, ...(feeBasis && { feeBasis: [feeBasis] }), ...(language && { languages: [language] }) });

const speaks = (language: string, bind: Bind): string => `r.tsv @@ ${bind(languageTerm(language))}::tsquery`;

function placeIn(place: PlanPlace, bind: Bind, besideWords: boolean): string {
  const { cityKeys, states, zips, within: radius } = place;
  if (besideWords && !radius) return `r.tsv @@ ${bind(placeTerms(place) ?? NOTHING)}::tsquery`;
  const any: string[] = [];
  if (cityKeys.length > 0) any.push(`r.city_key = any(${bind(cityKeys)}::text[])`);
  if (states.length > 0) any.push(`r.state = any(${bind(states)}::text[])`);
  if (zips.length > 0) any.push(`r.zip = any(${bind(zips)}::text[])`);
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
