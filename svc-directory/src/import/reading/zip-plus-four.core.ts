import { textOf } from '../fields/field-reading.core.ts';
import { isPlaceholder, tidied } from '../fields/one-line.core.ts';

/** A column of the last four digits of a ZIP code, or of whole ones: both are named `Zip+4`. */
export const PLUS_FOUR = 'zipPlus4';

const textIn = (value: unknown): string => {
  const text = value === null || value === undefined ? '' : tidied(textOf(value));
  return isPlaceholder(text) ? '' : text;
};
const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The ZIP code with what the column of four digits adds, and what of it is lost. Four digits alone are no ZIP code that lost its zero. */
export function withPlusFour(zipCode: unknown, plusFour: unknown): { zipCode: unknown; lost: string | null } {
  const [zip, four] = [textIn(zipCode), textIn(plusFour)];
  const digits = digitsOf(four);
  const kept = { zipCode: zipCode ?? null, lost: null };
  if (four === '' || /^0+$/.test(digits)) return kept;
  if (zip === '') return digits.length > 4 ? { zipCode: four, lost: null } : { ...kept, lost: four };
  if (/^\d{4}$/.test(four) && /^\d{3,5}$/.test(zip)) return { zipCode: `${zip}-${four}`, lost: null };
  if (four === zip || zip.endsWith(`-${four}`)) return kept;
  const isSame = digits.length === 9 && digits.startsWith(digitsOf(zip).padStart(5, '0'));
  return isSame ? { zipCode: four, lost: null } : { ...kept, lost: four };
}
