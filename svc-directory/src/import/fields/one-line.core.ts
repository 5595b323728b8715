import placeholders from '../../../data/import/placeholders.json' with { type: 'json' };

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
export const isSaid = (value: unknown): boolean =>
  typeof value === 'string' ? !isPlaceholder(value.trim()) : value !== null && value !== undefined;
