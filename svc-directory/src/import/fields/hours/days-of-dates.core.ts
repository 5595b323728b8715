import { WEEKDAYS } from '@lawdex/contracts';
import type { Weekday } from '@lawdex/contracts';
import said from '../../../../data/import/hours-words.json' with { type: 'json' };
import { DATE, monthOf } from './months.core.ts';

const NAMES = Object.values(said.days).map((names) => names.filter((name) => !/days$|os$/.test(name)));
const LONG_NAMES = NAMES.flat().filter((name) => name.length > 1);
// The m of `9 a.m.` is no Monday.
const NAME = `(?:(?:${LONG_NAMES.join('|')})|(?<![.\\w']|\\d\\s|\\ba\\s)[mtwrf])\\b\\.?`;
const TO = '(?:and|to|until|through|thru)';
// Each blank has one place, otherwise `dec 24 dec 25 ...` takes twice the time for each date more.
const GOES_ON = String.raw`(?: ?[,&/+-] ?| {0,2})(?:${TO}\b ?)?`;
const DAYS = `(?<![a-z'])${NAME}(?:${GOES_ON}${NAME})*`;
const DATES = `${DATE}(?:${GOES_ON}${DATE})*`;

// In `9-5 thursday, dec 24 closed` the times are the weekday's.
const NOT_BEHIND_FIRST_TIMES = String.raw`(?<!(?:^|[;|\n])[\s\d:.apm-]*\d(?:\s*[ap]\.?m\.?)?\s+)`;
const NOT_BEHIND_ITS_DATE = String.raw`(?<!${DATE}(?: | ?\())`;
const BEFORE = new RegExp(
  `${NOT_BEHIND_ITS_DATE}${NOT_BEHIND_FIRST_TIMES}(${DAYS})( ?[,:()-]+ ?| )(?:the\\s+)?(?=(${DATES}))`,
  'g',
);
const HOLIDAYS = [...said.holidays, ...Object.values(said['holidays of a weekday']).flat()];
const DATE_OR_HOLIDAY = `(?:${DATE}|\\b(?:${HOLIDAYS.join('|')})\\b)`;
const EACH = new RegExp(DATE_OR_HOLIDAY, 'g');
const LISTED = `${DATE_OR_HOLIDAY}(?:${GOES_ON}${DATE_OR_HOLIDAY})*`;
const BEHIND = new RegExp(`(${LISTED})(?:( ?, ?| )(${DAYS})(?![\\w'])| ?\\( ?(${DAYS}) ?\\))`, 'g');
// In `closed sun & mon, labor day` a list of weekdays is closed each week.
const NOT_BEHIND_DAYS = `(?<!(?<!good )\\b(?:${LONG_NAMES.join('|')})s?\\b\\.?${GOES_ON})`;
const OF_HOLIDAYS = Object.entries(said['holidays of a weekday']).map(([named, holidays]) => {
  const day = `\\b(?:${NAMES[WEEKDAYS.indexOf(named as Weekday)]?.join('|')})\\b\\.?`;
  const holiday = `\\b(?:${holidays.join('|')})`;
  return new RegExp(`${NOT_BEHIND_DAYS}${day} ?[,(]? ?(?=${holiday})|(?<=${holiday}),(?= ?${day})`, 'g');
});
const CLOSED = new RegExp(`\\b(?:except|excluding|${said.closed.filter((word) => word !== '-').join('|')})\\b`, 'g');
const HEADS_CLOSED = new RegExp(`${CLOSED.source}(?: on|:)? $`);
const LIST = new RegExp(`^${DATE} ?, ?${DATE}`);
const WEEK = 7 * 86_400_000;
/** Stands for a weekday that may be one of each week or that of its date. */
export const UNSURE = '\u0001';
// `december 24th, 2026 through `.
const LONGEST_BEGIN = 40;
const BEGINS_A_SPAN = new RegExp(`${DATE} ?(?:-|\\b(?:to|until|through|thru)) ?$`);
const HAS_TIMES = /(?<![\d-])\d{1,2}(?::\d{2})?\s*(?:[ap]\.?m\.?\s*)?(?:-|to\b)/;
const TIMES_FOLLOW = /^[\s:,-]*(?:from\s+)?(?!20\d{2}-)(?:\d|noon)/;

const weekdaysIn = (text: string): number[] =>
  (text.match(/[a-z]+/g) ?? []).map((name) => NAMES.findIndex((names) => names.includes(name))).filter((at) => at >= 0);

/** Midnights in UTC. The year is unknown where it is not said, and those of a year's end go over it. */
function datesIn(text: string): { time: number; hasYear: boolean }[] {
  const dates = (text.match(new RegExp(DATE, 'g')) ?? []).map((date) => {
    if (/^\d/.test(date)) return { year: Number(date.slice(0, 4)), month: date.slice(5, 7), day: date.slice(8) };
    const [day, year] = date.match(/\d+/g) ?? [];
    return { year: Number(year ?? 0), month: String(monthOf(date)), day: day ?? '' };
  });
  let year = 2022;
  let last = 0;
  return dates.map((date) => {
    const at = (inYear: number): number => Date.UTC(inYear, Number(date.month) - 1, Number(date.day));
    if (date.year > 0) return { time: at(date.year), hasYear: true };
    if (at(year) < last) year += 1;
    last = at(year);
    return { time: last, hasYear: false };
  });
}

/** Whether weekdays can be those of as many dates: by the calendar where a year is said, by the days between them otherwise. */
function areOf(days: readonly number[], dates: readonly { time: number; hasYear: boolean }[]): boolean {
  const [first] = days;
  const [from] = dates;
  if (first === undefined || !from || days.length !== dates.length) return false;
  const ofYears = dates.flatMap(({ time, hasYear }, at) => (hasYear ? [[time, days[at] ?? 0] as const] : []));
  if (ofYears.length > 0) return ofYears.every(([time, day]) => new Date(time).getUTCDay() === (day + 1) % 7);
  return dates.every(({ time }, at) => ((time - from.time) / 86_400_000 - (days[at] ?? 0) + first) % 7 === 0);
}

/** A weekend is closed every week, and no year says more: in `closed sunday, dec 25` both are meant, as far as one can tell. */
const isListed = (sign: string, days: readonly number[], dates: readonly { hasYear: boolean }[]): boolean =>
  sign.includes(',') && days.every((day) => day >= 5) && !dates.some(({ hasYear }) => hasYear);

/** Whether dates of more than a week are listed, and no year is said: `jan 1, july 4, dec 25`. */
function isListOfDates(written: string): boolean {
  const dates = datesIn(written);
  const [first, last] = [dates[0]?.time ?? 0, dates.at(-1)?.time ?? 0];
  return LIST.test(written) && last - first > WEEK && !dates.some(({ hasYear }) => hasYear);
}

/** Whether a span of dates ends at a place: the Sunday of `dec 24 through sunday, dec 27`. */
const endsASpan = (text: string, at: number): boolean =>
  BEGINS_A_SPAN.test(text.slice(Math.max(0, at - LONGEST_BEGIN), at));

/** Leaves out the weekday that a holiday always has, and the comma between both: days behind a holiday are its own. */
export const withoutDaysOfHolidays = (text: string): string =>
  OF_HOLIDAYS.reduce((before, days) => before.replace(days, ''), text);

/** Leaves out weekdays that stand before their dates and are no days of each week: `thursday, dec 24`, `thu-fri, dec 24-25`. A second blank stays there, which parts the dates of a list. */
export const withoutDaysBefore = (text: string): string =>
  text.replace(BEFORE, (all: string, named: string, sign: string, written: string, at: number) => {
    const days = weekdaysIn(named);
    const dates = datesIn(written).slice(0, days.length);
    if (!areOf(days, dates) || (!endsASpan(text, at) && isListed(sign, days, dates))) return all;
    return sign.includes(',') && isListOfDates(written) && HEADS_CLOSED.test(text.slice(0, at)) ? UNSURE : ' ';
  });

/** Leaves out weekdays that stand behind their dates: `dec 24, thursday`, `dec 24-25 (thu-fri)`. What is closed has no times: in `closed dec 24, thu 9-12` both are meant. */
export const withoutDaysBehind = (text: string): string =>
  text.replace(
    BEHIND,
    (
      all: string,
      written: string,
      sign = '',
      listed: string | undefined,
      inBrackets: string | undefined,
      at: number,
    ) => {
      const days = weekdaysIn(listed ?? inBrackets ?? '');
      const dates = datesIn(written).slice(-days.length);
      // In `closed jan 1, dec 25, wed` one weekday is no day of several dates; in brackets it is that of the last.
      const isOfEach = inBrackets !== undefined || written.match(EACH)?.length === days.length;
      const isOther = listed !== undefined && TIMES_FOLLOW.test(text.slice(at + all.length)) && isClosedAt(text, at);
      return isOfEach && areOf(days, dates) && !isListed(sign, days, dates) && !isOther ? written : all;
    },
  );

/** Whether what stands at a place is said to be closed before it. */
function isClosedAt(text: string, at: number): boolean {
  const part =
    text
      .slice(0, at)
      .split(/[;|\n]/)
      .at(-1) ?? '';
  const said = [...part.matchAll(CLOSED)].at(-1);
  return said !== undefined && !HAS_TIMES.test(part.slice(said.index));
}
