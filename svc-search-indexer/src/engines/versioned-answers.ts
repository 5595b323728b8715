import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Answers with the version of the rows that they were counted from, which readers compare with that of the moment. */
export const versionedAnswers = <T>(most: number): LRUCache<string, { version: string; value: T }> =>
  new LRUCache({ max: most });

/** A question in few letters: plans are long. */
export const keyOf = (question: unknown): string =>
  createHash('sha1').update(JSON.stringify(question)).digest('base64');
