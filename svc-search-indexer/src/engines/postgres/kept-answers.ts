import { createHash } from 'node:crypto';

interface Kept<T> {
  /** Of the rows that it is true for. */
  version: string;
  value: T;
}

/**
 * What was counted, each with the version of the rows that it is true for: it stays exact, since whoever relies on it reads the version
 * of the moment too. What was not asked for the longest is forgotten.
 */
export class KeptAnswers<T> {
  private readonly kept = new Map<string, Kept<T>>();

  constructor(private readonly most: number) {}

  /** The answer to a question, if it was given at any time. */
  find(question: unknown): Kept<T> | undefined {
    const key = keyOf(question);
    const found = this.kept.get(key);
    if (!found) return undefined;
    this.kept.delete(key);
    this.kept.set(key, found);
    return found;
  }

  keep(question: unknown, answer: Kept<T>): void {
    const key = keyOf(question);
    this.kept.delete(key);
    this.kept.set(key, answer);
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= this.most) return;
      this.kept.delete(oldest);
    }
  }
}

// Plans are long.
const keyOf = (question: unknown): string => createHash('sha1').update(JSON.stringify(question)).digest('base64');
