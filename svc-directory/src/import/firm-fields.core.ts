import { FEE_BASES, PRICE_RANGES, WEEKDAYS } from '@lawdex/contracts';
import type { FeeBasis, Licence, PriceRange, WeeklyHours } from '@lawdex/contracts';
import { parseHours, parseLicences } from './json-fields.core.ts';

/** Thrown by the parser of one field; its message names no field and no line, those are added where they are known. */
export class FieldProblem extends Error {
  override name = 'FieldProblem';
}

/** A field of a firm, as a file gives it: a cell of CSV, or a value of JSON. Empty is null. */
export type RawValue = string | number | boolean | object | null;
type Parse<T> = (value: Exclude<RawValue, null>) => T;

const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
const INVISIBLE = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffd]/;
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `"${text.length > 60 ? `${text.slice(0, 60)}...` : text}"`;
};
const refuse = (problem: string): never => {
  throw new FieldProblem(problem);
};

function plainText(value: Exclude<RawValue, null>, max: number): string {
  if (typeof value !== 'string') return refuse(`${shown(value)} must be a text`);
  const text = value.normalize('NFC');
  if (CONTROL.test(text)) return refuse('holds control characters');
  if (INVISIBLE.test(text)) return refuse('holds invisible or replacement characters');
  if (text.length > max) return refuse(`is longer than ${max} characters (${text.length})`);
  return text;
}

/** On one line; a cell that a spreadsheet would run as a formula is refused. */
const text =
  (max: number): Parse<string> =>
  (value) => {
    const plain = plainText(value, max).replace(/\s+/g, ' ');
    return FORMULA.test(plain) ? refuse(`${shown(plain)} would run as a formula in a spreadsheet`) : plain;
  };

const paragraphs =
  (max: number): Parse<string> =>
  (value) => {
    const plain = plainText(value, max).replace(/\r\n?/g, '\n');
    return FORMULA.test(plain) ? refuse(`${shown(plain)} would run as a formula in a spreadsheet`) : plain;
  };

const matching =
  (max: number, pattern: RegExp, expected: string): Parse<string> =>
  (value) => {
    const plain = text(max)(value);
    return pattern.test(plain) ? plain : refuse(`${shown(plain)} ${expected}`);
  };

const city: Parse<string> = (value) => {
  const plain = text(80)(value);
  return /[/\\]/.test(plain) ? refuse(`${shown(plain)} must not hold slashes`) : plain;
};

const zipCode: Parse<string> = (value) => {
  const plain = typeof value === 'number' ? String(value) : text(20)(value);
  if (/^\d{5}(-\d{4})?$/.test(plain)) return plain;
  const hint = /^\d{3,4}$/.test(plain) ? ' (a spreadsheet may have dropped its leading zero)' : '';
  return refuse(`${shown(plain)} is not a ZIP code of five digits${hint}`);
};

// An extension may be written out: `(617) 782-6540, Press 5`.
const PHONE = /^\+?[\d\s().-]{7,25}(?:,?\s*(?:x|ext\.?|extension|press|option)\s*\d{1,6})?$/i;
const phone: Parse<string> = (value) => {
  const plain = plainText(typeof value === 'number' ? String(value) : value, 40).replace(/\s+/g, ' ');
  const digits = plain.replace(/\D/g, '').length;
  return PHONE.test(plain) && digits >= 7 && digits <= 20 ? plain : refuse(`${shown(plain)} is not a telephone number`);
};

const website: Parse<string> = (value) => {
  const plain = text(2000)(value);
  const url = URL.canParse(plain) ? new URL(plain) : null;
  const isWeb =
    url !== null &&
    /^https?:\/\/[^/\s]/i.test(plain) &&
    !/\s/.test(plain) &&
    url.username === '' &&
    url.password === '';
  return isWeb ? plain : refuse(`${shown(plain)} must be an address that starts with http:// or https://`);
};

const degrees =
  (max: number): Parse<number> =>
  (value) => {
    const number = typeof value === 'string' && /^-?\d{1,3}(\.\d{1,20})?$/.test(value) ? Number(value) : value;
    if (typeof number !== 'number' || !Number.isFinite(number) || Math.abs(number) > max) {
      return refuse(`${shown(value)} is not a number of degrees between -${max} and ${max}`);
    }
    return Math.round(number * 1e7) / 1e7;
  };

const yesOrNo: Parse<boolean> = (value) => {
  const word = typeof value === 'string' || typeof value === 'number' ? String(value).toLowerCase() : value;
  if (word === true || word === 'true' || word === 'yes' || word === '1') return true;
  if (word === false || word === 'false' || word === 'no' || word === '0') return false;
  return refuse(`${shown(value)} is neither true nor false`);
};

const oneOf =
  <T extends string>(allowed: readonly T[]): Parse<T> =>
  (value) =>
    allowed.find((candidate) => candidate === value) ?? refuse(`${shown(value)} must be one of ${allowed.join(', ')}`);

const list =
  <T>(item: Parse<T>): Parse<T[]> =>
  (value) => {
    const items: unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? value.split(/[;,|]/) : [value];
    if (items.length > 50) return refuse('holds more than 50 items');
    const parsed = items
      .map((entry) => (typeof entry === 'string' ? entry.trim() : (entry as RawValue)))
      .filter((entry) => entry !== '')
      .map((entry) => (entry === null ? refuse('holds an empty item') : item(entry)));
    return [...new Set(parsed)];
  };

const language: Parse<string> = (value) =>
  typeof value === 'string' && /^[a-z]{2}$/.test(value)
    ? value
    : refuse(`${shown(value)} is not a language code of two letters, such as en or es`);

const timeZone: Parse<string> = (value) => {
  const plain = text(60)(value);
  try {
    if (!plain.includes('/')) return refuse(`${shown(plain)} is not a time zone such as America/New_York`);
    return new Intl.DateTimeFormat('en-US', { timeZone: plain }).resolvedOptions().timeZone && plain;
  } catch {
    return refuse(`${shown(plain)} is not a time zone such as America/New_York`);
  }
};

const json =
  <T>(parse: (value: unknown, fail: typeof refuse) => T): Parse<T> =>
  (value) => {
    if (typeof value !== 'string') return parse(value, refuse);
    let parsed: unknown;
    try {
      parsed = JSON.parse(value);
    } catch {
      return refuse(`${shown(value)} is not JSON`);
    }
    return parse(parsed, refuse);
  };

/** What a file may say about a firm. */
export interface FirmFields {
  name: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  slug: string;
  category: string;
  description: string;
  image: string;
  phone: string;
  email: string;
  website: string;
  latitude: number;
  longitude: number;
  timeZone: string;
  priceRange: PriceRange;
  hours: WeeklyHours;
  languages: string[];
  feeBasis: FeeBasis[];
  freeConsultation: boolean;
  videoConsultation: boolean;
  hasDelivery: boolean;
  hasTakeout: boolean;
  licences: Licence[];
  additionalPracticeAreas: string[];
}

export const FIELD_PARSERS: { [K in keyof FirmFields]: Parse<FirmFields[K]> } = {
  name: text(200),
  address: text(300),
  city,
  state: text(40),
  zipCode,
  slug: matching(120, /^[a-z0-9]+(-[a-z0-9]+)*$/, 'must consist of lowercase letters, digits and single hyphens'),
  category: text(80),
  description: paragraphs(10_000),
  image: matching(300, /^\/(?![/\\])[\w./-]*$/, 'must be a path on our own origin, such as /api/images/firms/29c1.svg'),
  phone,
  email: matching(254, /^[^\s@,;:<>()"'\\]+@[^\s@,;:<>()"'\\]+\.[a-z0-9-]{2,}$/i, 'is not an e-mail address'),
  website,
  latitude: degrees(90),
  longitude: degrees(180),
  timeZone,
  priceRange: oneOf(PRICE_RANGES),
  hours: json((value, fail) => parseHours(value, WEEKDAYS, fail)),
  languages: list(language),
  feeBasis: list(oneOf(FEE_BASES)),
  freeConsultation: yesOrNo,
  videoConsultation: yesOrNo,
  hasDelivery: yesOrNo,
  hasTakeout: yesOrNo,
  licences: json((value, fail) => parseLicences(value, fail)),
  additionalPracticeAreas: list(text(80)),
};

export type FieldName = keyof FirmFields;
export const FIELD_NAMES = Object.keys(FIELD_PARSERS) as FieldName[];
export const REQUIRED_FIELDS = ['name', 'address', 'city', 'state', 'zipCode'] as const satisfies readonly FieldName[];
