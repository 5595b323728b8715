import { withoutUnseen } from '@lawdex/contracts';
import { z } from 'zod';
import { isPlaceholder, textOf } from '../fields/field-reading.core.ts';

/** A message that begins with the value of the file, which is cut when it is long. */
export const says =
  (problem: string) =>
  ({ input }: { input?: unknown }): string => {
    if (input === null || input === undefined) return 'is missing';
    const text = typeof input === 'string' ? input : JSON.stringify(input);
    return `"${text.length > 60 ? `${text.slice(0, 60)}...` : text}" ${problem}`;
  };

const WITHOUT_CONTROL = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]*$/;
// PostgreSQL refuses halves of surrogate pairs.
const isSeen = (value: string): boolean => !/[\ufffd\p{Surrogate}]/u.test(value) && withoutUnseen(value) === value;
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

const squeezed = (value: string): string => value.replace(/\s+/g, ' ');
const withText = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

const characters = (max: number) =>
  z
    .string({ error: says('must be a text') })
    .normalize()
    .regex(WITHOUT_CONTROL, 'holds control characters')
    .refine(isSeen, 'holds invisible or replacement characters')
    .refine((value) => value.length <= max, {
      error: ({ input }) => `is longer than ${max} characters (${String(input).length})`,
    });

/** A text of one line. A cell that a spreadsheet would run as a formula is refused. */
export const text = (max: number) =>
  characters(max)
    .overwrite(squeezed)
    .refine((value) => !FORMULA.test(value), { error: says('would run as a formula in a spreadsheet') });

/** A list of a description begins with dashes; whoever writes it into a spreadsheet guards against formulas. */
export const paragraphs = (max: number) => characters(max).overwrite((value) => value.replace(/\r\n?/g, '\n'));

export const matching = (max: number, pattern: RegExp, problem: string) =>
  text(max).regex(pattern, { error: says(problem) });

/** A ZIP code or a telephone number; its reader has looked at the digits. A leading + is no formula. */
export const digits = (max: number) => z.preprocess(withText, characters(max).overwrite(squeezed));

export const website = text(2000).refine(
  (value) => {
    if (!/^https?:\/\/[^/\s]\S*$/i.test(value) || !URL.canParse(value)) return false;
    const { username, password } = new URL(value);
    return username === '' && password === '';
  },
  { error: says('must be an address that starts with http:// or https://') },
);

export function degrees(max: number) {
  const error = says(`is not a number of degrees between -${max} and ${max}, such as 42.36 or -71.06`);
  return z.preprocess(
    (value) => (typeof value === 'string' && /^-?\d{1,3}(\.\d{1,20})?$/.test(value) ? Number(value) : value),
    z
      .number({ error })
      .min(-max, { error })
      .max(max, { error })
      .overwrite((value) => Math.round(value * 1e7) / 1e7),
  );
}

const WORDS = new Map([
  ...'true yes 1 y x ✓ ✔'.split(' ').map((word) => [word, true] as const),
  ...'false no 0 n ✗ ✘'.split(' ').map((word) => [word, false] as const),
]);

/** An empty field means no. */
export const yesOrNo = z.preprocess(
  (value) => {
    const word = textOf(value).trim().toLowerCase();
    return WORDS.get(word) ?? (isPlaceholder(word) ? false : value);
  },
  z.boolean({ error: says('is neither true nor false') }),
);

export const oneOf = <const T extends readonly string[]>(allowed: T) =>
  z.enum(allowed, { error: says(`must be one of ${allowed.join(', ')}`) });

function itemsOf(value: unknown): unknown {
  if (value === null || value === undefined) return [];
  const items: unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? value.split(/[;,|]/) : [value];
  return items.map((item) => (typeof item === 'string' ? item.trim() : item)).filter((item) => item !== '');
}

/** An array, or a text of items separated by semicolons, commas or bars. Each item counts once; an empty field has none. */
export const list = <T extends z.ZodType>(item: T) =>
  z.preprocess(
    itemsOf,
    z
      .array(item)
      .max(50, 'holds more than 50 items')
      .overwrite((items) => [...new Set(items)]),
  );

/** Accepts a value of JSON, or a cell with JSON as text. */
export const json = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value, context) => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value);
    } catch {
      context.addIssue({ code: 'custom', message: says('is not JSON')({ input: value }), input: value });
      return z.NEVER;
    }
  }, schema);
