import { BUSINESS_FLAGS, BUSINESS_KINDS, FEE_BASES, PRICE_RANGES, WEEKDAYS, type WeeklyHours } from '@lawdex/contracts';
import { z } from 'zod';
import { isInCalendar } from '../fields/hours/hours.core.ts';
import { degrees, digits, json, list, matching, oneOf, paragraphs, text, website, yesOrNo } from './field-types.ts';

const ofEach = <K extends string, T>(keys: readonly K[], value: T): Record<K, T> =>
  Object.fromEntries(keys.map((key) => [key, value])) as Record<K, T>;

const TIME = 'must be a time in the form HH:MM, 24 hours';
const time = z.string(TIME).regex(/^([01]\d|2[0-3]):[0-5]\d$/, TIME);
const TWO_TIMES = 'must have "open" and "close", and nothing else';
const span = z.strictObject({ open: time, close: time }, TWO_TIMES);
const day = z.strictObject({ open: time, close: time, more: z.array(span).optional() }, TWO_TIMES);
const date = z
  .string()
  .refine((text) => /^(\d{4}-)?\d{2}-\d{2}$/.test(text) && isInCalendar(text), 'must be a date, YYYY-MM-DD or MM-DD');
const special = z
  .array(z.strictObject({ date, spans: z.array(span) }))
  .refine((days) => new Set(days.map((one) => one.date)).size === days.length, 'says a special day twice');
/** A day that is null or missing is closed. A week without times says nothing that a page shows. */
const weeklyHours = z
  .strictObject(
    { ...ofEach(WEEKDAYS, day.nullish()), special: special.optional() },
    {
      error: (issue) =>
        issue.code === 'unrecognized_keys'
          ? `knows no day "${String(issue['keys'][0]).slice(0, 20)}", only ${WEEKDAYS.join(', ')}`
          : 'must be an object of weekdays, such as {"mon":{"open":"09:00","close":"17:00"}}',
    },
  )
  .transform((hours): WeeklyHours | null => {
    const open = Object.entries(hours).filter(([, times]) => times);
    return open.length === 0 ? null : Object.fromEntries(open);
  });

/** A licence as the API shows it. Only the jurisdiction is required. */
const licence = z.strictObject({
  jurisdiction: z.string('must be there').regex(/^\p{L}[\p{L} .'-]{0,79}$/u, 'must be in letters'),
  holder: matching(120, /\p{L}/u, 'must be a name').nullable().default(null),
  number: z
    .string()
    .regex(/^[\w ./#-]{1,40}$/, 'must be a short text')
    .nullable()
    .default(null),
  yearAdmitted: z.int().min(1900, 'must be a year').max(2100, 'must be a year').nullable().default(null),
  sourceUrl: website.nullable().default(null),
  checkedAt: z.iso.date('must be a date, YYYY-MM-DD').nullable().default(null),
});

const REQUIRED = {
  name: text(200).min(1, 'is missing'),
  address: text(300).min(1, 'is missing'),
  city: text(80)
    .min(1, 'is missing')
    .regex(/^[^/\\]*$/, 'must not hold slashes'),
  state: text(40).min(1, 'is missing'),
  zipCode: digits(20),
};

const OF_A_SLUG = 'must consist of lowercase letters, digits and single hyphens';
const OF_A_PICTURE = 'must be a path on our own origin, such as /api/images/firms/29c1.svg';

/** A field that the file does not have stays as it is. An empty one becomes null, false or an empty list. */
const OPTIONAL = {
  slug: matching(120, /^[a-z0-9]+(-[a-z0-9]+)*$/, OF_A_SLUG).nullable(),
  /** DerivedFields from the name when it is empty or missing. */
  kind: oneOf(BUSINESS_KINDS).nullable(),
  category: text(80).nullable(),
  description: paragraphs(10_000).nullable(),
  image: matching(300, /^\/(?![/\\])[\w./-]*$/, OF_A_PICTURE).nullable(),
  phone: digits(40).nullable(),
  email: text(254).nullable(),
  website: website.nullable(),
  latitude: degrees(90).nullable(),
  longitude: degrees(180).nullable(),
  timeZone: text(60).nullable(),
  priceRange: oneOf(PRICE_RANGES).nullable(),
  hours: json(weeklyHours).nullable(),
  languages: list(matching(80, /^[a-z]{2,3}$/, 'is not a language code, such as en or es')),
  feeBasis: list(oneOf(FEE_BASES)),
  serves: list(matching(2, /^[A-Z]{2}$/, 'is not a state, such as TX')),
  ...ofEach(BUSINESS_FLAGS, yesOrNo),
  licences: json(z.array(licence, 'must be an array').max(50, 'holds more than 50 licences').nullable()).transform(
    (licences) => licences ?? [],
  ),
  additionalPracticeAreas: list(text(80)),
};

/** The fields of a line by the names of the API and of the entity: messages and what is written follow from it. */
export const businessLine = z.object({ ...REQUIRED, ...z.object(OPTIONAL).partial().shape });
export type BusinessLine = z.output<typeof businessLine>;

const optional = z.object(OPTIONAL);
/** The optional fields of a business about which nothing is known. */
export const EMPTY_FIELDS = optional.parse(Object.fromEntries(Object.keys(OPTIONAL).map((field) => [field, null])));

export const REQUIRED_FIELDS = Object.keys(REQUIRED);
export const FIELD_NAMES = Object.keys(businessLine.shape);
