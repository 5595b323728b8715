/** Edits between two words (insert, delete, replace, swap of neighbours), or `limit + 1` once it is certain to be more. */
export function editDistance(a: string, b: string, limit: number): number {
  const n = a.length;
  const m = b.length;
  if (Math.abs(n - m) > limit) return limit + 1;
  if (a === b) return 0;
  const width = m + 1;
  if (cells.length < (n + 1) * width) cells = new Uint8Array((n + 1) * width * 2);
  for (let j = 0; j <= m; j++) cells[j] = j;
  for (let i = 1; i <= n; i++) {
    const row = i * width;
    let least = (cells[row] = i);
    for (let j = 1; j <= m; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let best = at(row - width + j - 1) + (same ? 0 : 1);
      best = Math.min(best, at(row - width + j) + 1, at(row + j - 1) + 1);
      if (
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1)
      ) {
        best = Math.min(best, at(row - 2 * width + j - 2) + 1);
      }
      cells[row + j] = best;
      if (best < least) least = best;
    }
    // Not before limit + 1, because a swap of neighbours continues from two rows above and may still save an edit.
    if (least > limit + 1) return limit + 1;
  }
  return Math.min(at(n * width + m), limit + 1);
}

let cells = new Uint8Array(1024);
const at = (index: number): number => cells[index] ?? 0;

/** Which letters a word has, as bits: kept with words that many others are compared with, see `differByMore`. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) % 32);
  return letters;
}

/** Whether two words are certainly more edits apart, since one changes two letters at most: it spares filling a table for most words. */
export function differByMore(letters: number, others: number, edits: number): boolean {
  let left = 2 * edits;
  for (let rest = letters ^ others; rest !== 0; rest &= rest - 1) if (--left < 0) return true;
  return false;
}
