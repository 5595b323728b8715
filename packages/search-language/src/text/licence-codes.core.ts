import type { Licence } from '@lawdex/contracts';
import { stateOfText } from './states.core.ts';
import { normalise } from './text.core.ts';

// Without their letters, shorter numbers would be those of many lawyers.
const LEAST_DIGITS = 4;

/** The words by which a document is found by a licence's number, with the state that gave it and without. */
export function licenceCodes({ jurisdiction, number }: Pick<Licence, 'jurisdiction' | 'number'>): string[] {
  const state = stateOfText(jurisdiction);
  return keysOf(number ?? '').flatMap((key) => [codeOf(key, null), ...(state ? [codeOf(key, state)] : [])]);
}

/** The words by which a typed number is looked for, the likeliest first. With a state it finds only that state's licence. */
export const askedCodes = (number: string, state: string | null): string[] =>
  keysOf(number).map((key) => codeOf(key, state));

const codeOf = (key: string, state: string | null): string => `licence${key}${(state ?? '').toLowerCase()}`;

/** Keys without signs and leading zeros: `P-0012345` is `p12345`, and `12345` for visitors who leave the letter out. */
function keysOf(number: string): string[] {
  const whole = normalise(number).replace(/[^a-z0-9]/g, '');
  const digits = whole.replace(/\D/g, '');
  const keys = digits.length >= LEAST_DIGITS ? [whole, digits] : [whole];
  return [...new Set(keys.map((key) => key.replace(/^(\D*)0+(?=\d)/, '$1')))].filter((key) => /\d/.test(key));
}
