import type { BusinessRecord } from '@lawdex/contracts';
import { qualityOf } from '../index-definition/document.core.ts';
import { NOISE_TERMS, stem, withoutLegalForm, wordsOf } from '@lawdex/search-language/text';
import { beginsNearly } from './near-prefix.core.ts';
import { keysFromEachWord, tellingWords } from './typed.core.ts';

export interface NameRow {
  key: string;
  business_id: string;
  quality: number;
}

// Enough to tell names apart; the longest would make the index large.
const KEY_MAX = 80;

/** How a business is found while its name is typed: from its beginning on, and from each word that tells something. */
export function nameRows({ id, name, rating, reviewCount }: BusinessRecord): NameRow[] {
  const quality = qualityOf(Number(rating) || 0, reviewCount);
  const own = new Set(wordsOf(withoutLegalForm(name)));
  return keysFromEachWord(name)
    .filter((key, index) => {
      const [first = ''] = key.split(' ');
      return index === 0 || (own.has(first) && !NOISE_TERMS.has(stem(first)));
    })
    .map((key) => ({ key: key.slice(0, KEY_MAX), business_id: id, quality }));
}

export const wordsOfNames = (records: readonly BusinessRecord[]): string[] => [
  ...new Set(records.flatMap(({ name }) => tellingWords(name))),
];

const SPELLINGS_MOST = 3;

/** The word nearest in length first; the last word typed may be unfinished, the others are whole. */
export function wordsLike(typed: string, isLast: boolean, words: readonly string[]): string[] {
  return words
    .filter((word) => beginsNearly(word, typed) && (isLast || Math.abs(word.length - typed.length) <= 1))
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
    .slice(0, SPELLINGS_MOST);
}
