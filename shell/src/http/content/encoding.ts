import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip';

/** The supported encodings, the smallest first. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

/** The smallest encoding that a visitor accepts; null for none, also for who refuses every form. */
export const chooseEncoding = (acceptEncoding: string | string[] | undefined): Encoding | null =>
  acceptedEncodings(acceptEncoding)[0] ?? null;

/** All encodings that a visitor accepts, the smallest first. */
export const acceptedEncodings = (acceptEncoding: string | string[] | undefined): readonly Encoding[] =>
  known.memo(String(acceptEncoding ?? ''));

// Browsers have few spellings of this header, and each page and file asks.
const known = new LRUCache<string, readonly Encoding[]>({ max: 100, memoMethod: readAccepted });

function readAccepted(acceptEncoding: string): readonly Encoding[] {
  const accepted = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }).encodings([...ENCODINGS]);
  return ENCODINGS.filter((encoding) => accepted.includes(encoding));
}
