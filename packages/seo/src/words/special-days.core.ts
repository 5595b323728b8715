import type { DayHours, WeeklyHours } from '@lawdex/contracts';

/** Special days in a row with the same times. */
export interface SpecialRun {
  /** ISO dates, the next ones of days of every year. */
  from: string;
  to: string;
  isYearly: boolean;
  spans: readonly DayHours[];
}

const DAY_MS = 86_400_000;

/** The day itself, or that on which a day of every year comes next. */
function nextOf(date: string, today: string): string {
  if (date.length > 'MM-DD'.length) return date;
  let year = Number(today.slice(0, 4));
  while (`${year}-${date}` < today || (date === '02-29' && year % 4 > 0)) year++;
  return `${year}-${date}`;
}

/** Special days from a date on, in their order. One of a year goes before the same of every year. */
export function specialRuns({ special = [] }: WeeklyHours, today: string): SpecialRun[] {
  const runs: SpecialRun[] = [];
  const days = special.map(({ date, spans }) => {
    const to = nextOf(date, today);
    return { from: to, to, isYearly: to !== date, spans };
  });
  days.sort((a, b) => (`${a.to}${a.isYearly}` < `${b.to}${b.isYearly}` ? -1 : 1));
  for (const day of days) {
    const { to, isYearly, spans } = day;
    const last = runs.at(-1);
    if (to < today || to === last?.to) continue;
    const goesOn =
      last?.isYearly === isYearly &&
      Date.parse(to) - Date.parse(last.to) === DAY_MS &&
      JSON.stringify(last.spans) === JSON.stringify(spans);
    if (goesOn) last.to = to;
    else runs.push(day);
  }
  return runs;
}

const longDate = (date: string): string =>
  new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `Dec 24`. Takes an ISO date. */
export const shortDate = (date: string): string => longDate(date).replace(/^(...)\w*( \d+).*/, '$1$2');

/** `December 24 – January 2`; dates of one year with it. */
export function runText({ from, to, isYearly }: SpecialRun): string {
  const dates = [...new Set([from, to])].map(longDate);
  return dates.map((date) => (isYearly ? date.replace(/, .*/, '') : date)).join(' – ');
}
