const DAY = 86_400_000;
const LONGEST_SPAN = 100;
const YEARLY = 'MM-DD'.length;
// A date of every year may be 29 February.
const LEAP_YEAR = 2024;

const timeOf = (date: string): number => Date.parse(date.length === YEARLY ? `${LEAP_YEAR}-${date}` : date);
const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const ofYearBefore = (time: number): number => Date.parse(`${LEAP_YEAR - 1}-${dateOf(time).slice(5)}`);

/** Whether the calendar has a date, `2026-12-24` or, of every year, `12-25`. */
export function isDate(date: string): boolean {
  const time = timeOf(date);
  // Date.parse may take 30 February for 1 March.
  return !Number.isNaN(time) && dateOf(time).endsWith(date);
}

/** A date with the year that the other end of its span says: `12-24` before `2027-01-01` is of 2026. */
function ofSpan(date: string, other: string, over: 1 | -1): string {
  if (date.length !== YEARLY || other.length === YEARLY) return date;
  const isOver = date !== other.slice(5) && date < other.slice(5) === over > 0;
  return `${Number(other.slice(0, 4)) + (isOver ? over : 0)}-${date}`;
}

/** The dates of a span, which may go over the end of a year: `12-24` to `01-02`. Null when it is none, or no holiday. */
export function datesFrom(begin: string, end: string): string[] | null {
  const [from, to] = [ofSpan(begin, end, -1), ofSpan(end, begin, 1)];
  if (!isDate(from) || !isDate(to)) return null;
  const isYearly = from.length === YEARLY;
  // It ends in the leap year, otherwise a span from December to March would not hold 29 February.
  const first = isYearly && to < from ? ofYearBefore(timeOf(from)) : timeOf(from);
  const last = timeOf(to);
  const days = (last - first) / DAY + 1;
  if (!(days >= 1 && days <= LONGEST_SPAN)) return null;
  return Array.from({ length: days }, (_, at) => dateOf(first + at * DAY).slice(isYearly ? 5 : 0));
}
