import said from '../../../../data/import/hours-words.json' with { type: 'json' };
import { withoutDaysBefore, withoutDaysBehind, withoutDaysOfHolidays } from './days-of-dates.core.ts';
import { DATE, MONTH, MONTHS, monthOf, two } from './months.core.ts';

const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;
const TO = String.raw`\s*(?:-|to|until|through|thru)\s*`;
// What goes on as a time is no day of the month: `Dec 24, 9-12`.
const NO_TIME = String.raw`(?!\d|[:/]\d)(?!\s*(?:[ap]\.?m?\b|-|to\b|noon))`;
const ENDS_A_DATE = String.raw`(?:,?\s+(20\d{2}))?(?!\s*\d)`;

const HOLIDAYS = new Map(
  Object.entries(said.dates).flatMap(([date, names]) => {
    const [month = '', day = ''] = date.split('-');
    return names.map((name) => [name, `${MONTHS[Number(month) - 1]} ${day}`] as const);
  }),
);
// The longest name is sought first, otherwise New Year's Eve is New Year's.
const NAMES = [...HOLIDAYS.keys()].sort((a, b) => b.length - a.length);
const HOLIDAY = new RegExp(`\\b(?:${NAMES.join('|')})(?![a-z'])`, 'g');
/** `christmas 2026-12-24` and `christmas (dec 24)` say one day twice. */
const BEFORE_ITS_DATE = new RegExp(`${HOLIDAY.source}(?= 20\\d{2}-\\d{2}-\\d{2}| ?[:(] ?${DATE})`, 'g');

const MONTH_IN_DIGITS = String.raw`(?<![\d/:])(?:0?[1-9]|1[0-2])\/`;
// Two digits that are a year of the past may be an hour: `9/12-14/20`.
const YEAR_IN_DIGITS = String.raw`(?:\/(?:20[2-9]\d|2[6-9]|[3-9]\d))`;
const ENDS_DIGITS = String.raw`(?![\d/]|:\d)`;
const DIGITS = `${MONTH_IN_DIGITS}(?:0?[1-9]|[12]\\d|3[01])${YEAR_IN_DIGITS}?${ENDS_DIGITS}`;
/** `12/24-26`. Days that a clock of twelve hours has are no days for certain: `12/1-5`. */
const SPAN_IN_DIGITS = new RegExp(
  `(?<![\\dapm.]${TO})(${MONTH_IN_DIGITS})(0?[1-9]|[12]\\d|3[01])(${TO})(1[3-9]|2\\d|3[01])(${YEAR_IN_DIGITS}?)${ENDS_DIGITS}(?!\\s*[ap]\\.?m)`,
  'g',
);
/** `12/25`, `12/25/2026` and two with a dash between them. `24/7` is none, nor is `12/1` in `9-12/1-5`. */
const IN_DIGITS = new RegExp(`(?<![\\dapm.]${TO})${DIGITS}(?:${TO}${DIGITS}|(?!${TO}(?:\\d|noon)))`, 'g');
const PARTS = /(\d+)\/(\d+)(?:\/(\d+))?/g;
const DAYS_FIRST = new RegExp(`(?<![\\d:])${DAY}${TO}${DAY}\\s+(?:of\\s+)?${MONTH}${ENDS_A_DATE}`, 'g');
const DAY_FIRST = new RegExp(`(?<![\\d:-]\\s*)\\b${DAY}\\s+(?:of\\s+)?${MONTH}${ENDS_A_DATE}`, 'g');
const SPAN = new RegExp(`\\b${MONTH}\\s+${DAY}${TO}${DAY}${NO_TIME}(,?\\s+20\\d{2})?`, 'g');
const LIST = new RegExp(
  `\\b${MONTH}\\s+${DAY}((?:\\s*(?:,\\s*and|,|&|\\band)\\s*\\d{1,2}(?:st|nd|rd|th)?${NO_TIME})+)(,?\\s+20\\d{2})?`,
  'g',
);

const BETWEEN = new RegExp(`\\bbetween (${DATE}) and (?=${DATE})`, 'g');

const MAY_HAVE_DATES =
  /\d\/\d|\d{4}-\d|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|christmas|xmas|year|day|juneteenth/;

/** A text in small letters with its dates as months and days: `12/25`, `25 december` and `christmas` are `dec 25`, and `dec 24-26` is `dec 24 - dec 26`. */
export function withDates(written: string): string {
  if (!MAY_HAVE_DATES.test(written)) return written;
  const text = written
    .replace(SPAN_IN_DIGITS, (all, month: string, from: string, to: string, last: string, year: string) =>
      Number(from) < Number(last) ? `${month}${from}${year}${to}${month}${last}${year}` : all,
    )
    .replace(IN_DIGITS, (dates) =>
      dates.replace(PARTS, (_all, month: string, day: string, year?: string) =>
        year === undefined
          ? `${MONTHS[Number(month) - 1]} ${day}`
          : `${year.padStart(4, '20')}-${two(month)}-${two(day)}`,
      ),
    )
    .replace(DAYS_FIRST, (_all, from: string, to: string, month: string, year?: string) =>
      [from, to].map((day) => dateOf(month, day, year)).join(' - '),
    )
    .replace(DAY_FIRST, (_all, day: string, month: string, year?: string) => dateOf(month, day, year))
    .replace(SPAN, (_all, month: string, from: string, to: string, year?: string) =>
      [from, to].map((day) => dateOf(month, day, year)).join(' - '),
    )
    .replace(LIST, (_all, month: string, day: string, others: string, year?: string) =>
      [day, ...(others.match(/\d+/g) ?? [])].map((one) => dateOf(month, one, year)).join(' and '),
    );
  const named = withoutDaysBefore(withoutDaysOfHolidays(text))
    .replace(BEFORE_ITS_DATE, '')
    .replace(HOLIDAY, (name) => HOLIDAYS.get(name) ?? name);
  return withoutDaysBehind(named).replace(/ {2,}/g, ' ').replace(BETWEEN, '$1 - ');
}

const dateOf = (month: string, day: string, year?: string): string =>
  `${MONTHS[monthOf(month) - 1]} ${day}${year === undefined ? '' : `, ${year.replace(/\D/g, '')}`}`;
