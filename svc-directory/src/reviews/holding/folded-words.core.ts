import { HOLD_RULE } from '@lawdex/contracts';

/**
 * Words as they are compared: each once, sorted, without accents, capitals, punctuation and numbers, so that "Bad! Bad lawyer 2"
 * is "bad lawyer".
 */
export const foldedWords = (text: string): string[] =>
  [
    ...new Set(
      text
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? [],
    ),
  ]
    .filter((word) => !/^\p{N}+$/u.test(word))
    .sort();

interface Written {
  businessId: string;
  userName: string;
  comment: string | null;
}

/**
 * A text that equal reviews share. Many people write "Great lawyer", so that few words are told apart by name and business; null for a
 * review without any.
 */
export function wordsToCompare({ businessId, userName, comment }: Written): string | null {
  const words = foldedWords(comment ?? '');
  if (words.length === 0) return null;
  const parts = words.length >= HOLD_RULE.sameWordsFrom ? [words] : [words, foldedWords(userName), businessId];
  return JSON.stringify(parts);
}
