import { FEE_BASES } from '@lawdex/contracts';
import { readAs } from './field-reading.core.ts';
import type { FieldReading } from './field-reading.core.ts';

const BEGINNINGS = [
  ['conting', 'contingency'],
  ['flat', 'flat'],
  ['fixed', 'flat'],
  ['hour', 'hourly'],
] as const;

/** A fee that waits for the case to be won; `no fee` alone may be a free consultation. */
const NO_WIN_NO_FEE =
  /\bno fees?\s+(?:unless|until|without|if no|if (?:we|you) (?:do not|don['’]?t))\b[^;,|/&]{0,40}?\b(?:win|won|recovery|recover)\b|\bno win\b[\s,;.:=/&–—-]*(?:and\s)?\bno fees?\b/gi;

const KINDS = new Map([
  ['firm', 'law-firm'],
  ['lawyer', 'law-firm'],
  ['attorney', 'law-firm'],
  ['law-office', 'law-firm'],
  ['law-offices', 'law-firm'],
  ['legal-aid-office', 'legal-aid'],
  ['legal-services', 'legal-aid'],
  ['courthouse', 'court'],
  ['government', 'agency'],
]);

/** `Law Firm` and `Firm` -> `law-firm`. */
export function readKind(written: string): FieldReading {
  const kind = written.toLowerCase().replace(/[\s_]+/g, '-');
  return readAs(KINDS.get(kind) ?? kind, written);
}

/** Capitals of an address mean nothing here. */
export const readSlug = (written: string): FieldReading => readAs(written.toLowerCase(), written);

/** `2` is `$$`, as Google counts. */
export const readPrice = (written: string): FieldReading =>
  readAs(/^[1-4]$/.test(written) ? '$'.repeat(Number(written)) : written, written);

/** `Flat fee; Hourly rate` -> `flat; hourly`. What is no way to charge stays, and is refused later. */
export function readFees(written: string): FieldReading {
  const items = written
    .replace(NO_WIN_NO_FEE, 'contingency')
    .split(/\s*[;,|/&]\s*(?:(?:and|or)\s+)?|\s+(?:and|or)\s+/i)
    .filter((item) => item !== '');
  const fees = items.map((item) => {
    const word = item.toLowerCase();
    return FEE_BASES.find((fee) => fee === word) ?? BEGINNINGS.find(([start]) => word.startsWith(start))?.[1] ?? item;
  });
  const value = [...new Set(fees)].join('; ');
  const isPlain = written.split(/;\s*/).every((item) => FEE_BASES.some((fee) => fee === item));
  return readAs(isPlain ? written : value, written);
}

const DEGREES =
  /^(?<sign>[+-])?\s*(?<degrees>\d{1,3}(?:[.,]\d*)?)\s*°?\s*(?:(?<minutes>\d{1,2}(?:\.\d+)?)\s*['’′]\s*(?:(?<seconds>\d{1,2}(?:\.\d+)?)\s*(?:"|”|″|''))?)?\s*(?<side>[NSEW])?$/i;

const BLANKS_BETWEEN = /^(-?\d{1,3})[\s:](\d{1,2})[\s:](\d{1,2}(?:\.\d+)?)\s*([NSEW]?)$/i;
/** What people write otherwise: `−71.06`, `"42.36"`, `42.36;`, `71.06 west` and `W 71.06`. */
const REWRITTEN: readonly (readonly [pattern: RegExp, as: string])[] = [
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/^(["'])(.*)\1$/, '$2'],
  [/\s*[;,]$/, ''],
  [/(?<=\s|^)([nsew])(?:orth|outh|ast|est)\b/i, '$1'],
  [/^([NSEW])\s*(?=\d)(.*)$/i, '$2 $1'],
  [BLANKS_BETWEEN, `$1°$2'$3"$4`],
];

/** `40° 42′ 46″ N`, `40 42 46 N`, `74.006 W` and `40,7128` in degrees. */
export function readDegrees(written: string): FieldReading {
  if (/^-?\d{1,3}(\.\d{1,20})?$/.test(written)) return readAs(written, written);
  const {
    sign,
    degrees,
    minutes = 0,
    seconds = 0,
    side = '',
  } = DEGREES.exec(REWRITTEN.reduce((text, [pattern, as]) => text.replace(pattern, as), written))?.groups ?? {};
  if (degrees === undefined) return readAs(written, written);
  const size = Number(degrees.replace(',', '.')) + Number(minutes) / 60 + Number(seconds) / 3600;
  const isNegative = sign === '-' || /[sw]/i.test(side);
  return readAs(String(Math.round((isNegative ? -size : size) * 1e7) / 1e7), written.replace(/^\+/, ''));
}
