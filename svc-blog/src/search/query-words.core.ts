/** More words than this say nothing new, and each of them costs. */
const WORDS_MAX = 10;

/** What somebody has typed, as words of letters and digits; nothing else reaches the database. */
export function queryWords(query: string): string[] {
  const words =
    query
      .normalize('NFKC')
      .toLowerCase()
      .replace(/['’]s?\b/gu, ' ')
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return [...new Set(words)].slice(0, WORDS_MAX);
}
