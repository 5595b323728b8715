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

const PLACEHOLDERS: ReadonlySet<string> = new Set(placeholders);
const LONGEST_PLACEHOLDER = Math.max(...placeholders.map(({ length }) => length));

/** Whether a text stands for nothing: `N/A`, `NULL`, `-`. */
export const isPlaceholder = (text: string): boolean =>
  text.length <= LONGEST_PLACEHOLDER && (text === '' || PLACEHOLDERS.has(text.toLowerCase()));
