import type { Dictionary } from '../../dictionary/dictionary.core.ts';
import type { VocabularyEntry } from '../../meanings/entry.core.ts';
import { LAWYERS } from '../places/state-codes.core.ts';
import { isSentence } from './tokens.core.ts';
import type { Token } from './tokens.core.ts';

/**
 * Whether a weak filter or noise means itself, and no part of a story or name; noise of one word only beside a lawyer. Who asks for a `black
 * attorney` does not mean the Blacks, who are found nevertheless.
 */
export function isClear(
  kind: VocabularyEntry['kind'],
  window: readonly Token[],
  tokens: readonly Token[],
  { vocabulary, background }: Dictionary,
): boolean {
  if (kind !== 'filter' && kind !== 'noise') return true;
  const isName = ({ term }: Token): boolean => vocabulary.isCalled(term) && !background.meanings.isNoise(term);
  const asksForLawyer = (words: readonly Token[]): boolean => words.some(({ term }) => LAWYERS.has(term));
  const names = tokens.filter(isName);
  const isKind = asksForLawyer(window) && names.every((token) => window.includes(token));
  if (isSentence(tokens) || (window.some(isName) && !isKind)) return false;
  return kind === 'filter' || window.length > 1 || asksForLawyer(tokens);
}
