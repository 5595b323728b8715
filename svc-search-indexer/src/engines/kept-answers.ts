import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

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
  private readonly kept: LRUCache<string, Kept<T>>;

  constructor(most: number) {
    this.kept = new LRUCache({ max: most });
  }

  /** The answer to a question, by its key, if it was given at any time. */
  find(key: string): Kept<T> | undefined {
    return this.kept.get(key);
  }

  keep(key: string, answer: Kept<T>): void {
    this.kept.set(key, answer);
  }
}

/** A question in few letters: plans are long. */
export const keyOf = (question: unknown): string =>
  createHash('sha1').update(JSON.stringify(question)).digest('base64');
