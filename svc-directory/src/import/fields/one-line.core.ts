import placeholders from '../../../data/import/placeholders.json' with { type: 'json' };
import { asIs, readAs } from './field-reading.core.ts';
import type { FieldReading } from './field-reading.core.ts';

const PLAIN = /^[!-~]+(?: [!-~]+)*$/;
// Marks that turn the writing direction stay, and are refused, because what is seen and what is stored would differ.
const INVISIBLE = /(?![\u202a-\u202e\u2066-\u2069])\p{Default_Ignorable_Code_Point}/gu;
const AS_FORMULA = /^="(.*)"$/s;

/** A text without invisible characters and needless blanks. `="02108"`, by which files keep spreadsheets from counting, is its inside. */
export function tidied(text: string): string {
  const inner = AS_FORMULA.exec(text)?.[1] ?? text;
  if (PLAIN.test(inner)) return inner;
  return inner.normalize().replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
}

const squeezed = (text: string): string => text.normalize().replace(/\s+/g, ' ').trim();

/** Blanks are nobody's loss, so only what else is taken away is told. */
export function readOneLine(written: string): FieldReading {
  const value = tidied(written);
  return value === written ? asIs(value) : readAs(value, squeezed(written));
}

const PLACEHOLDERS: ReadonlySet<string> = new Set(['', ...placeholders['in any field']]);
const IN_CONTACTS: ReadonlySet<string> = new Set(placeholders['in contacts']);
export const CONTACTS: ReadonlySet<string> = new Set(['phone', 'email', 'website']);
const LONGEST_PLACEHOLDER = 24;
const BRACKETS = /^[([{<]\s*(.+?)\s*[)\]}>]$/;
const EMPTY_JSON = /^(?:\[\s*\]|\{\s*\})$/;
const DRESSED = /^[([{<]|[/-]\s|\s[/-]/;
const AROUND_SIGN = /\s*([/-])\s*/g;

/** Whether a text stands for nothing: `N/A`, `N / A`, `[NULL]`, `-`; in a cell of a field also `[]`, and in one of contacts `no` and `0`. */
export function isPlaceholder(text: string, field?: string): boolean {
  if (text.length > LONGEST_PLACEHOLDER) return false;
  const word = text.toLowerCase();
  if (PLACEHOLDERS.has(word)) return true;
  if (DRESSED.test(word)) {
    if (PLACEHOLDERS.has(word.replace(BRACKETS, '$1').replace(AROUND_SIGN, '$1'))) return true;
    if (field !== undefined && EMPTY_JSON.test(word)) return true;
  }
  return field !== undefined && CONTACTS.has(field) && IN_CONTACTS.has(word);
}
