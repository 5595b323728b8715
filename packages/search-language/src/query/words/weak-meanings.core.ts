import type { Dictionary } from '../../dictionary/dictionary.core.ts';
import type { VocabularyEntry } from '../../meanings/entry.core.ts';
import { LAWYERS } from '../places/state-codes.core.ts';
import { isSentence } from './tokens.core.ts';
import type { Token } from './tokens.core.ts';

/** Whether a weak filter or noise means itself, and no part of a story or name; noise of one word only beside a lawyer. */
export function isClear(
  kind: VocabularyEntry['kind'],
  window: readonly Token[],
  tokens: readonly Token[],
  { vocabulary, background }: Dictionary,
): boolean {
  if (kind !== 'filter' && kind !== 'noise') return true;
  const isName = ({ term }: Token): boolean => vocabulary.isCalled(term) && !background.meanings.isNoise(term);
  if (isSentence(tokens) || window.some(isName)) return false;
  return kind === 'filter' || window.length > 1 || tokens.some(({ term }) => LAWYERS.has(term));
}
