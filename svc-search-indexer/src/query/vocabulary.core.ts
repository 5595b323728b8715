import { editDistance } from './damerau.core.ts';

/** Where a word stands; a correction prefers the earlier kinds. */
export type WordKind = 'noise' | 'practice' | 'place' | 'name' | 'description';
const WEIGHT: Record<WordKind, number> = { noise: 4, practice: 4, place: 3, name: 1, description: 0 };

interface Entry {
  word: string;
  weight: number;
  docs: number;
}

/** Words of the index, to tell a misspelt word from one that exists. Built from stems; ask it for stems. */
export class Vocabulary {
  private readonly entries = new Map<string, Entry>();
  private readonly byLength = new Map<number, Entry[]>();
  private readonly corrections = new Map<string, string[]>();
  private sorted: string[] | null = null;

  get size(): number {
    return this.entries.size;
  }

  /** Sets how many documents hold the word as this kind; 0 forgets nothing but the count. */
  set(word: string, kind: WordKind, docs: number): void {
    const entry = this.entries.get(word);
    this.corrections.clear();
    if (entry) {
      entry.weight = Math.max(entry.weight, WEIGHT[kind]);
      entry.docs = Math.max(entry.docs, docs);
      return;
    }
    const created = { word, weight: WEIGHT[kind], docs };
    this.entries.set(word, created);
    const sameLength = this.byLength.get(word.length);
    if (sameLength) sameLength.push(created);
    else this.byLength.set(word.length, [created]);
    this.sorted = null;
  }

  has(word: string): boolean {
    return this.entries.has(word);
  }

  /** True for words of practice areas, places and noise: what the query layer itself understands. */
  hasMeaning(word: string): boolean {
    return (this.entries.get(word)?.weight ?? 0) >= WEIGHT.place;
  }

  hasPrefix(prefix: string): boolean {
    this.sorted ??= [...this.entries.keys()].sort();
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.sorted[middle] as string) < prefix) low = middle + 1;
      else high = middle;
    }
    return this.sorted[low]?.startsWith(prefix) ?? false;
  }

  /** At most three words that a visitor may have meant, best first; never the word itself. */
  correct(word: string): string[] {
    const known = this.corrections.get(word);
    if (known) return known;
    const found = this.search(word);
    // Visitors make the same mistakes; strangers' nonsense must not fill the memory.
    if (this.corrections.size >= 5_000) this.corrections.clear();
    this.corrections.set(word, found);
    return found;
  }

  private search(word: string): string[] {
    // Numbers are addresses and codes, not spelling. One edit turns too many three-letter words into another one.
    if (word.length < 4 || /\d/.test(word)) return [];
    let nearest = word.length >= 7 ? 2 : 1;
    let found: Entry[] = [];
    for (let length = word.length - nearest; length <= word.length + nearest; length++) {
      for (const entry of this.byLength.get(length) ?? []) {
        const distance = distanceWithin(word, entry.word, nearest);
        if (distance === 0 || distance > nearest) continue;
        if (distance < nearest) found = [];
        nearest = distance;
        found.push(entry);
      }
    }
    return found
      .sort((a, b) => b.weight - a.weight || b.docs - a.docs || (a.word < b.word ? -1 : 1))
      .slice(0, 3)
      .map(({ word: other }) => other);
  }
}

/** A wrong first letter is rare: such words are compared for a single edit only, without filling a table. */
function distanceWithin(word: string, other: string, limit: number): number {
  if (word.charCodeAt(0) === other.charCodeAt(0)) return editDistance(word, other, limit);
  const replaced = word.length === other.length && word.slice(1) === other.slice(1);
  const swapped = word[0] === other[1] && word[1] === other[0] && word.slice(2) === other.slice(2);
  return replaced || swapped || word.slice(1) === other || word === other.slice(1) ? 1 : limit + 1;
}
