import { withoutUnseen } from '@lawdex/contracts';
import placeholders from '../../../data/import/placeholders.json' with { type: 'json' };

/** What an operator is told of a field that was read. */
export interface Remark {
  kind: 'changed' | 'doubtful' | 'left out';
  /** What follows the name of the field: `read as https://example.com`. */
  text: string;
}

export const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** A field of a line, as far as it can be read. */
export interface FieldReading {
  /** The value in the form that is stored. Beside a problem it is what is left without the part that has it. */
  value: unknown;
  remarks: readonly Remark[];
  /** Why the field, or a part of it, cannot be read. */
  problem: string | null;
}

const SHOWN = 60;

/** A value of JSON as text. String() would call a key `toString` of an object, and throw. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(',');
  return typeof value === 'object' && value !== null ? '{}' : String(value);
}

/** A text of a file in a message, cut when it is long. */
export const quoted = (text: string): string => {
  const start = text.slice(0, SHOWN).replace(/\s+/g, ' ');
  return `"${text.length > SHOWN ? `${start}...` : start}"`;
};

export const asIs = (value: unknown): FieldReading => ({ value, remarks: [], problem: null });

export const unreadable = (problem: string, value: unknown = null): FieldReading => ({ value, remarks: [], problem });

export const leftOut = (text: string): Remark => ({ kind: 'left out', text });

export const doubtful = (text: string): Remark => ({ kind: 'doubtful', text });

/** A value that may differ from the written text, which is told then. */
export function readAs(value: string, written: string, ...remarks: Remark[]): FieldReading {
  const shown = value.length > SHOWN ? `${value.slice(0, SHOWN)}...` : value;
  const change: Remark[] = value === written ? [] : [{ kind: 'changed', text: `read as ${shown}` }];
  return { value, remarks: [...change, ...remarks], problem: null };
}

const PLAIN = /^[!-~]+(?: [!-~]+)*$/;
const AS_FORMULA = /^="(.*)"$/s;

/** A text without characters that nobody sees and needless blanks. `="02108"`, by which files keep spreadsheets from counting, is its inside. */
export function tidied(text: string): string {
  const inner = AS_FORMULA.exec(text)?.[1] ?? text;
  if (PLAIN.test(inner)) return inner;
  return withoutUnseen(inner.normalize()).replace(/\s+/g, ' ').trim();
}

const PLACEHOLDERS: ReadonlySet<string> = new Set(['', ...placeholders['in any field']]);
const IN_CONTACTS: ReadonlySet<string> = new Set(placeholders['in contacts']);
const CONTACTS: ReadonlySet<string> = new Set(['phone', 'email', 'website']);
const LONGEST_PLACEHOLDER = 24;
const AROUND = /^[[({<]\s*|\s*[\])}>]$|\s+(?=[/-])|(?<=[/-])\s+/g;

/** Whether a text stands for nothing: `N/A`, `N / A`, `[NULL]`, `-`, and in contacts also `no` and `0`. */
export function isPlaceholder(text: string, field = ''): boolean {
  if (text.length > LONGEST_PLACEHOLDER) return false;
  const word = text.toLowerCase();
  return (
    PLACEHOLDERS.has(word) ||
    PLACEHOLDERS.has(word.replace(AROUND, '')) ||
    (CONTACTS.has(field) && IN_CONTACTS.has(word))
  );
}

/** Whether a value of a file says something. */
export const isGiven = (value: unknown): boolean =>
  typeof value === 'string' ? !isPlaceholder(value.trim()) : value !== null && value !== undefined;
