const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
// Hours behind UTC.
const ZONES: Readonly<Record<string, number>> = { EST: 5, EDT: 4, CST: 6, CDT: 5, MST: 7, MDT: 6, PST: 8, PDT: 7 };

const TIME = String.raw`(?:[T, ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)? ?([ap]\.?m\.?)?)?`;
// Brackets are a comment only where an offset stands before them, otherwise they may be the zone.
const ZONE = String.raw`\s*(Z|(?:UTC|GMT)?[+-]\d{2}(?::?\d{2})?(?: \([\w ]+\))?|UTC|GMT|[ECMP][SD]T)?`;
const NUMBERS = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${TIME}${ZONE}$`, 'i');
const YEAR_LAST = new RegExp(String.raw`^(\d{1,2})[/.](\d{1,2})[/.](\d{4})${TIME}${ZONE}$`, 'i');
const MONTH_FIRST = new RegExp(
  String.raw`^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? )?([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})${TIME}${ZONE}$`,
  'i',
);
const DAY_FIRST = new RegExp(
  String.raw`^(?:[a-z]{3,9}, )?(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3,9})\.? (\d{4})${TIME}${ZONE}$`,
  'i',
);

/**
 * A date as Jekyll, Hugo and feeds write it; undefined when it has no one reading, as `3/4/2024`; `3/14/2024` has one. Without
 * a zone it is UTC; without a time it is noon, which is that day in every state.
 */
export function asDate(value: unknown): string | undefined {
  const given = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  const text = given.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  const numbers = NUMBERS.exec(text);
  if (numbers) return written([numbers[1], numbers[2], numbers[3]], numbers.slice(4));
  const yearLast = YEAR_LAST.exec(text);
  if (yearLast) {
    const [, first, second, year] = yearLast;
    // No month is a 14th, and of 3/3 both readings are one.
    if (Number(second) > 12 || first === second) return written([year, first, second], yearLast.slice(4));
    return Number(first) > 12 ? written([year, second, first], yearLast.slice(4)) : undefined;
  }
  const monthFirst = MONTH_FIRST.exec(text);
  if (monthFirst) return written([monthFirst[3], monthOf(monthFirst[1]), monthFirst[2]], monthFirst.slice(4));
  const dayFirst = DAY_FIRST.exec(text);
  return dayFirst ? written([dayFirst[3], monthOf(dayFirst[2]), dayFirst[1]], dayFirst.slice(4)) : undefined;
}

/** The time of a date in milliseconds; 0 when it has no one reading. */
export const timeOf = (value: unknown): number => Date.parse(asDate(value) ?? '') || 0;

type Digits = string | undefined;

function monthOf(word = ''): Digits {
  const at = MONTHS.indexOf(word.slice(0, 3).toLowerCase());
  return at === -1 ? undefined : String(at + 1);
}

const two = (digits: Digits): string => (digits ?? '').padStart(2, '0');

function written([year, month, day]: readonly Digits[], time: readonly Digits[]): string | undefined {
  if (month === undefined) return undefined;
  const [hour = '12', minute = '00', second = '00', half, zone = 'Z'] = time;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0);
  return `${year}-${two(month)}-${two(day)}T${two(String(hours))}:${minute}:${second}${offsetOf(zone)}`;
}

function offsetOf(zone: string): string {
  const [, hour, minute = '00'] = /([+-]\d{2}):?(\d{2})?(?: \(|$)/.exec(zone) ?? [];
  if (hour !== undefined) return `${hour}:${minute}`;
  const hours = ZONES[zone.toUpperCase()];
  return hours === undefined ? 'Z' : `-${two(String(hours))}:00`;
}
