import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

interface VersionedAnswer<T> {
  /** Version of the rows that the value is true for. */
  version: string;
  value: T;
}

/**
 * Answers with the version of the rows that they were counted from. They stay exact, because readers compare it with
 * the version of the moment. The least recently asked go first.
 */
export class VersionedAnswers<T> {
  private readonly kept: LRUCache<string, VersionedAnswer<T>>;

  constructor(most: number) {
    this.kept = new LRUCache({ max: most });
  }

  /** The answer to a question, by its key, if it was given at any time. */
  find(key: string): VersionedAnswer<T> | undefined {
    return this.kept.get(key);
  }

  keep(key: string, answer: VersionedAnswer<T>): void {
    this.kept.set(key, answer);
  }
}

/** A question in few letters: plans are long. */
export const keyOf = (question: unknown): string =>
  createHash('sha1').update(JSON.stringify(question)).digest('base64');
