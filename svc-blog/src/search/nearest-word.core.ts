/** The number of letters that may be wrong: none in short words, because another word is always near. */
const mistakesIn = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** Words of the posts, and in how many posts each stands. */
export class Vocabulary {
  private readonly byLength = new Map<number, string[]>();

  constructor(private readonly counts: ReadonlyMap<string, number>) {
    for (const word of counts.keys()) {
      this.byLength.set(word.length, [...(this.byLength.get(word.length) ?? []), word]);
    }
  }

  /** Answers the word that was meant: the typed word when it is known, or when no word is near. */
  nearest(typed: string): string {
    if (this.counts.has(typed)) return typed;
    const most = mistakesIn(typed);
    let best = { word: typed, mistakes: most + 1 };
    for (let length = typed.length - most; length <= typed.length + most; length++) {
      for (const word of this.byLength.get(length) ?? []) {
        const mistakes = distance(typed, word, Math.min(most, best.mistakes));
        if (mistakes < best.mistakes || (mistakes === best.mistakes && this.isLikelier(word, best.word, typed))) {
          best = { word, mistakes };
        }
      }
    }
    return best.mistakes > most ? typed : best.word;
  }

  /** People seldom mistype the first letter, and mean frequent words more often. */
  private isLikelier(word: string, other: string, typed: string): boolean {
    if (other === typed) return true;
    const begins = (candidate: string): boolean => candidate[0] === typed[0];
    if (begins(word) !== begins(other)) return begins(word);
    return (this.counts.get(word) ?? 0) > (this.counts.get(other) ?? 0);
  }
}

/** Counts letters that are missing, too many, wrong or swapped with a neighbor. It stops counting at `most + 1`. */
export function distance(a: string, b: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const now = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      let least = Math.min(at(last, column) + 1, at(now, column - 1) + 1, at(last, column - 1) + (isSame ? 0 : 1));
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        least = Math.min(least, at(beforeLast, column - 2) + 1);
      }
      now.push(least);
    }
    if (Math.min(...now) > most) return most + 1;
    [beforeLast, last] = [last, now];
  }
  return Math.min(at(last, b.length), most + 1);
}

const at = (row: readonly number[], column: number): number => row[column] ?? 0;
