import { ABROAD, isAbroad } from './abroad.core.ts';
import { quoted, readAs, unreadable } from './field-reading.core.ts';
import type { FieldReading } from './field-reading.core.ts';

/** The states whose ZIP codes begin with a zero, which spreadsheets drop. */
const BEGIN_WITH_ZERO: ReadonlySet<string> = new Set([
  'CT',
  'MA',
  'ME',
  'NH',
  'NJ',
  'NY',
  'PR',
  'RI',
  'VI',
  'VT',
  'AE',
]);

/** A ZIP code of five or nine digits. Its leading zero is put back where the state has such codes. */
export function readZipCode(written: string, state: string | null): FieldReading {
  if (/^\d{5}(?:-\d{4})?$/.test(written)) return readAs(withoutEmptyPart(written), written);
  const bare = written
    .replace(/^'/, '')
    .replace(/\.0+$/, '')
    // Counted in thousands.
    .replace(/^(\d{1,2}),(\d{3})$/, '$1$2')
    .replace(/^(?:US(?:A)?|[A-Z]{2})[ -]+(?=[\dO]{4})/i, '')
    .replace(/\bO|O(?=\d)/gi, '0')
    .replace(/[\s–—-]+/g, '-')
    .replace(/-$/, '');
  const [, first = '', second] = /^(\d{3,5})(?:-(\d{4}))?$/.exec(bare) ?? /^(\d{3,5})(\d{4})$/.exec(bare) ?? [];
  const hasLostZero = first.length < 5 && state !== null && BEGIN_WITH_ZERO.has(state);
  if (first.length === 5 || (first !== '' && hasLostZero)) {
    const zip = first.padStart(5, '0') + (second === undefined ? '' : `-${second}`);
    return readAs(withoutEmptyPart(zip), written);
  }
  const [alone, ...others] = written.match(/\d+(?:-\d{4})?/g) ?? [];
  if (alone !== undefined && others.length === 0 && /^\d{5}(?:-|$)/.test(alone)) return readAs(alone, written);
  if (isAbroad(written)) return unreadable(`${quoted(written)} ${ABROAD}`, written);
  const lostZero = /^\d{3,4}$/.test(first) ? ' (a spreadsheet may have dropped its leading zero)' : '';
  return unreadable(`${quoted(written)} is not a ZIP code of five digits${lostZero}`, written);
}

const withoutEmptyPart = (zip: string): string => zip.replace(/-0000$/, '');

export const fiveDigits = (zip: string): string => zip.slice(0, 5);

export const isZipCode = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{5}(-\d{4})?$/.test(value);
