import { KINDS, STRENGTHS, type VocabularyEntry } from '@lawdex/search-language/meanings';
import { fieldOf } from '../desk.ts';

const MOST = 200;

/** Said after a change. */
export const LIVE = 'It is live: every search reads it within two seconds. Undo stands in the history.';

/** An entry as a form or an address names it; what is no kind or strength is the first one. */
export function entryOf(fields: unknown, prefix = ''): VocabularyEntry {
  const kind = fieldOf(fields, `${prefix}kind`);
  const strength = fieldOf(fields, `${prefix}strength`);
  return {
    phrase: fieldOf(fields, 'phrase').slice(0, MOST),
    kind: KINDS.find((one) => one === kind) ?? 'practice',
    means: fieldOf(fields, `${prefix}means`).slice(0, MOST),
    strength: STRENGTHS.find((one) => one === strength) ?? 'strong',
  };
}
