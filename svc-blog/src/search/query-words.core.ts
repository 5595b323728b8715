/** More words say nothing new, and each of them costs time. */
const WORDS_MAX = 10;

/** Reduces a query to words of letters and digits. Nothing else reaches the database. */
export function queryWords(query: string): string[] {
  const words =
    query
      .normalize('NFKC')
      .toLowerCase()
      .replace(/['’]s?\b/gu, ' ')
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return [...new Set(words)].slice(0, WORDS_MAX);
}
