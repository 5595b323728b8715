import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/**
 * Answers with the version of the rows that they were counted from. They stay exact, because readers compare it with
 * the version of the moment. The least recently asked go first.
 */
export const versionedAnswers = <T>(most: number): LRUCache<string, { version: string; value: T }> =>
  new LRUCache({ max: most });

/** A question in few letters: plans are long. */
export const keyOf = (question: unknown): string =>
  createHash('sha1').update(JSON.stringify(question)).digest('base64');
