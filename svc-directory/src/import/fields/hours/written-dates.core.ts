import said from '../../../../data/import/hours-words.json' with { type: 'json' };

export const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

export const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b\\.?';
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;
const TO = String.raw`\s*(?:-|to|until|through|thru)\s*`;
// What goes on as a time is no day of the month: `Dec 24, 9-12`.
const NO_TIME = String.raw`(?!\d|[:/]\d)(?!\s*(?:[ap]\.?m?\b|-|to\b|noon))`;
const ENDS_A_DATE = String.raw`(?!\s*\d)`;

const monthOf = (name: string): number => MONTHS.indexOf(name.slice(0, 3)) + 1;
const two = (part: string | number): string => String(part).padStart(2, '0');

const HOLIDAYS = new Map(
  Object.entries(said.dates).flatMap(([date, names]) => {
    const [month = '', day = ''] = date.split('-');
    return names.map((name) => [name, `${MONTHS[Number(month) - 1]} ${day}`] as const);
  }),
);
// The longest name is sought first, otherwise New Year's Eve is New Year's.
const NAMES = [...HOLIDAYS.keys()].sort((a, b) => b.length - a.length);
const HOLIDAY = new RegExp(`\\b(?:${NAMES.join('|')})(?![a-z'])`, 'g');

const DIGITS = String.raw`(?<![\d/:])(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])(?:\/20\d{2})?(?![\d/]|:\d)`;
/** `12/25`, `12/25/2026` and two with a dash between them. `24/7` is none, nor is `12/1` in `9-12/1-5`. */
const IN_DIGITS = new RegExp(`(?<![\\dapm.]${TO})${DIGITS}(?:${TO}${DIGITS}|(?!${TO}(?:\\d|noon)))`, 'g');
const PARTS = /(\d+)\/(\d+)(?:\/(\d+))?/g;
const DAYS_FIRST = new RegExp(`(?<![\\d:])${DAY}${TO}${DAY}\\s+(?:of\\s+)?${MONTH}${ENDS_A_DATE}`, 'g');
const DAY_FIRST = new RegExp(`(?<![\\d:-]\\s*)\\b${DAY}\\s+(?:of\\s+)?${MONTH}${ENDS_A_DATE}`, 'g');
const SPAN = new RegExp(`\\b${MONTH}\\s+${DAY}${TO}${DAY}${NO_TIME}(,?\\s+20\\d{2})?`, 'g');
const LIST = new RegExp(`\\b${MONTH}\\s+${DAY}\\s*(?:,\\s*and|,|&|\\band)\\s*${DAY}${NO_TIME}`);

const MAY_HAVE_DATES =
  /\d\/\d|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|christmas|xmas|year|day|juneteenth/;
const LONGEST_LIST = 31;

/** A text in small letters with its dates as months and days: `12/25`, `25 december` and `christmas` are `dec 25`, and `dec 24-26` is `dec 24 - dec 26`. */
export function withDates(written: string): string {
  if (!MAY_HAVE_DATES.test(written)) return written;
  const named = written.replace(HOLIDAY, (name) => HOLIDAYS.get(name) ?? name);
  const text = named
    .replace(IN_DIGITS, (dates) =>
      dates.replace(PARTS, (_all, month: string, day: string, year?: string) =>
        year === undefined ? `${MONTHS[Number(month) - 1]} ${day}` : `${year}-${two(month)}-${two(day)}`,
      ),
    )
    .replace(DAYS_FIRST, '$3 $1 - $3 $2')
    .replace(DAY_FIRST, '$2 $1')
    .replace(SPAN, (_all, month: string, from: string, to: string, year = '') => {
      const name = MONTHS[monthOf(month) - 1] ?? month;
      return `${name} ${from}${year} - ${name} ${to}${year}`;
    });
  return listedDates(text);
}

/** `dec 24, 25` is `dec 24 and dec 25`. */
function listedDates(written: string): string {
  let text = written;
  for (let dates = 0; dates < LONGEST_LIST && LIST.test(text); dates++) text = text.replace(LIST, '$1 $2 and $1 $3');
  return text;
}
