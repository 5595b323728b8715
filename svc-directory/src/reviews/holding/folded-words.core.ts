import { HOLD_RULE } from '@lawdex/contracts';

// In other scripts marks are vowels, and make other words.
const ACCENTS = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}*)\p{M}/gu;
const IGNORED = /\p{Default_Ignorable_Code_Point}/gu;
/** Some scripts have no blanks between words. */
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/**
 * Words as they are compared: each once, sorted, without accents, capitals, punctuation and numbers, so that "Bad! Bad lawyer 2"
 * is "bad lawyer".
 */
export function foldedWords(text: string): string[] {
  const folded = text.normalize('NFKD').replace(ACCENTS, '').replace(IGNORED, '').normalize('NFC').toLowerCase();
  const words = [...segmenter.segment(folded)].flatMap(({ segment, isWordLike }) => (isWordLike ? segment : []));
  return [...new Set(words)].filter((word) => !/^\p{N}+$/u.test(word)).sort();
}

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
