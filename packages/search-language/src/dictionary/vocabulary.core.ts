import { remembered } from '../tables/remember.core.ts';
import { differByMore, editDistance, lettersOf } from './damerau.core.ts';

/** Where a word comes from; a correction prefers the earlier kinds. */
export type WordKind = 'noise' | 'practice' | 'place' | 'name' | 'story' | 'description';
// Words of stories come behind names, because a misspelt surname is likelier than `hubby`.
const WEIGHT: Record<WordKind, number> = { noise: 4, practice: 4, place: 3, name: 1, story: 0.5, description: 0 };

interface Entry {
  word: string;
  weight: number;
  docs: number;
  called: boolean;
  letters: number;
}

const MOST_REMEMBERED = 5_000;
const FIRST_LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Words of the index, to tell a misspelt word from one that exists. Built from stems; ask it for stems. */
export class Vocabulary {
  private readonly entries = new Map<string, Entry>();
  /** By first letter and length: `b7`. */
  private readonly alike = new Map<string, Entry[]>();
  private readonly corrections = new Map<string, string[]>();
  private readonly words: string[] = [];
  private isSorted = true;
  /** A number that changes whenever the vocabulary may answer differently. */
  revision = 0;

  /** Adds a word of this kind that so many documents hold. Counts and kinds only grow. */
  set(word: string, kind: WordKind, docs: number): void {
    const entry = this.entries.get(word);
    this.corrections.clear();
    this.revision++;
    if (entry) {
      entry.weight = Math.max(entry.weight, WEIGHT[kind]);
      entry.docs = Math.max(entry.docs, docs);
      entry.called ||= kind === 'name';
      return;
    }
    this.keep({ word, weight: WEIGHT[kind], docs, called: kind === 'name', letters: lettersOf(word) });
  }

  has(word: string): boolean {
    return this.entries.has(word);
  }

  /** In how many documents it stands, of those whose names or descriptions are counted. */
  documentsWith(word: string): number {
    return this.entries.get(word)?.docs ?? 0;
  }

  /** Whether it is a word of practice areas, places or noise, which the search understands by itself. */
  hasMeaning(word: string): boolean {
    return this.weightOf(word) >= WEIGHT.place;
  }

  /** Whether it is a word that a search may be corrected to: one with a meaning, or one of a name. */
  isNamed(word: string): boolean {
    return this.weightOf(word) >= WEIGHT.name;
  }

  /** Whether it has a meaning, or is a word of a name or a story. */
  isKnown(word: string): boolean {
    return this.weightOf(word) >= WEIGHT.story;
  }

  /** Whether it is a word of a name or place and nothing else. */
  isName(word: string): boolean {
    return this.isNamed(word) && this.weightOf(word) <= WEIGHT.place;
  }

  /** Whether some business has it in its name, whatever else it means. */
  isCalled(word: string): boolean {
    return this.entries.get(word)?.called ?? false;
  }

  hasPrefix(prefix: string): boolean {
    const words = this.inOrder();
    return words[firstFrom(words, prefix)]?.startsWith(prefix) ?? false;
  }

  /** At most three words that a visitor may have meant, best first; never the word itself. */
  correct(word: string): string[] {
    // Remembered, because many visitors make the same mistakes; bounded, otherwise nonsense would fill the memory.
    if (this.corrections.size >= MOST_REMEMBERED) this.corrections.clear();
    return remembered(this.corrections, word, () => this.search(word));
  }

  private weightOf(word: string): number {
    return this.entries.get(word)?.weight ?? 0;
  }

  private inOrder(): readonly string[] {
    // Sorting is quick, because all but the new words at the end are in order already.
    if (!this.isSorted) this.words.sort();
    this.isSorted = true;
    return this.words;
  }

  private keep(entry: Entry): void {
    const { word } = entry;
    this.entries.set(word, entry);
    this.words.push(word);
    this.isSorted = false;
    remembered(this.alike, `${word[0]}${word.length}`, () => []).push(entry);
  }

  private search(word: string): string[] {
    // Words with digits are addresses and codes, which nobody misspells. Short words are left alone, because one edit turns
    // too many of them into another word.
    if (word.length < 4 || /\d/.test(word)) return [];
    let nearest = word.length >= 7 ? 2 : 1;
    let found: Entry[] = [];
    const letters = lettersOf(word);
    for (let length = word.length - nearest; length <= word.length + nearest; length++) {
      for (const entry of this.alike.get(`${word[0]}${length}`) ?? []) {
        if (differByMore(letters, entry.letters, nearest)) continue;
        const distance = editDistance(word, entry.word, nearest);
        if (distance === 0 || distance > nearest) continue;
        if (distance < nearest) found = [];
        nearest = distance;
        found.push(entry);
      }
    }
    const otherwise = this.withOtherFirstLetter(word);
    if (otherwise.length > 0) found = nearest === 1 ? [...found, ...otherwise] : otherwise;
    return found
      .sort((a, b) => b.weight - a.weight || b.docs - a.docs || (a.word < b.word ? -1 : 1))
      .slice(0, 3)
      .map(({ word: other }) => other);
  }

  /** Words that differ by one edit of the first letter. It is rarely wrong, so the few spellings are looked up. */
  private withOtherFirstLetter(word: string): Entry[] {
    const rest = word.slice(1);
    const spellings = new Set([rest, `${word[1]}${word[0]}${word.slice(2)}`]);
    for (const letter of FIRST_LETTERS) spellings.add(letter + rest).add(letter + word);
    spellings.delete(word);
    return [...spellings].flatMap((spelling) => {
      const entry = spelling[0] === word[0] ? undefined : this.entries.get(spelling);
      return entry ? [entry] : [];
    });
  }
}

/** Where in a sorted list the words that begin with `prefix` stand, if there are any: the first that is not before it. */
export function firstFrom(sorted: readonly string[], prefix: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}
