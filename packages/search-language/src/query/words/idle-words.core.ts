import type { Dictionary } from '../../dictionary/dictionary.core.ts';
import { tableWords } from '../../tables/index.ts';
import { typed } from './tokens.core.ts';
import type { Token } from './tokens.core.ts';

const LEGAL_FORMS = tableWords('words/names.txt', 'legal forms in full');
const BEFORE_ZIP = tableWords('places/place-words.txt', 'before zip codes');
const LONGEST = 4;

/** How many words from there on say nothing because of what they stand beside: `Smith Limited Liability Company`, `zip code 77002`. */
export function idleAt(tokens: readonly Token[], at: number, { vocabulary }: Dictionary): number {
  const before = tokens[at - 1]?.term ?? '';
  const isBehindName = vocabulary.isCalled(before) && vocabulary.isName(before);
  for (let length = LONGEST; length > 0; length--) {
    const words = typed(tokens.slice(at, at + length));
    if (isBehindName && LEGAL_FORMS.has(words)) return length;
    if (BEFORE_ZIP.has(words) && /^\d{5}$/.test(tokens[at + length]?.word ?? '')) return length;
  }
  return 0;
}
