import type { DayHours, Licence, Weekday, WeeklyHours } from '@lawdex/contracts';

type Fail = (problem: string) => never;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `{"mon": {"open": "09:00", "close": "17:00"}}`; a day that is null or missing is closed. */
export function parseHours(value: unknown, weekdays: readonly Weekday[], fail: Fail): WeeklyHours {
  if (!isObject(value)) return fail('must be an object of weekdays, such as {"mon":{"open":"09:00","close":"17:00"}}');
  const unknown = Object.keys(value).find((day) => !weekdays.some((weekday) => weekday === day));
  if (unknown !== undefined) return fail(`knows no day "${unknown.slice(0, 20)}", only ${weekdays.join(', ')}`);
  const hours: WeeklyHours = {};
  for (const day of weekdays) {
    const entry = value[day];
    if (entry !== null && entry !== undefined) hours[day] = parseDay(day, entry, fail);
  }
  return hours;
}

function parseDay(day: Weekday, entry: unknown, fail: Fail): DayHours {
  const { open, close } = isObject(entry) ? entry : {};
  if (!isObject(entry) || Object.keys(entry).length !== 2 || typeof open !== 'string' || typeof close !== 'string') {
    return fail(`${day} must have "open" and "close", and nothing else`);
  }
  if (!TIME.test(open) || !TIME.test(close)) return fail(`${day} must have times in the form HH:MM, 24 hours`);
  return { open, close };
}

const LICENCE_KEYS = ['jurisdiction', 'number', 'yearAdmitted', 'sourceUrl', 'checkedAt'];

/** An array of licences as the API shows them; all but the jurisdiction may be left out. */
export function parseLicences(value: unknown, fail: Fail): Licence[] {
  if (!Array.isArray(value) || value.length > 50) return fail('must be an array of at most 50 licences');
  return value.map((entry: unknown) => {
    if (!isObject(entry)) return fail('must hold objects');
    const unknown = Object.keys(entry).find((key) => !LICENCE_KEYS.includes(key));
    if (unknown !== undefined)
      return fail(`knows no property "${unknown.slice(0, 20)}", only ${LICENCE_KEYS.join(', ')}`);
    const { jurisdiction, number = null, yearAdmitted = null, sourceUrl = null, checkedAt = null } = entry;
    if (typeof jurisdiction !== 'string' || !/^\p{L}[\p{L} .'-]{0,79}$/u.test(jurisdiction))
      return fail('needs a jurisdiction, in letters');
    if (number !== null && (typeof number !== 'string' || !/^[\w ./#-]{1,40}$/.test(number)))
      return fail('number must be a short text');
    if (yearAdmitted !== null && (typeof yearAdmitted !== 'number' || !Number.isInteger(yearAdmitted) || yearAdmitted < 1900 || yearAdmitted > 2100)) return fail('yearAdmitted must be a year'); // prettier-ignore
    if (sourceUrl !== null && (typeof sourceUrl !== 'string' || sourceUrl.length > 2000 || !/^https?:\/\/[^/\s]\S*$/i.test(sourceUrl))) return fail('sourceUrl must start with http:// or https://'); // prettier-ignore
    if (checkedAt !== null && (typeof checkedAt !== 'string' || !DATE.test(checkedAt))) return fail('checkedAt must be a date, YYYY-MM-DD'); // prettier-ignore
    return { jurisdiction, number, yearAdmitted, sourceUrl, checkedAt };
  });
}
