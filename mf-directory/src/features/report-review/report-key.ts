import { parseJson } from '@lawdex/contracts';
import { readStored, store } from '@lawdex/ui';

const STORED = 'reviewReports';
const KEPT = 100;

/**
 * The key with which this browser reports a review. It stays the same, so that a visitor counts once, and differs for each review, so that
 * reports cannot be linked.
 */
export function reportKey(reviewId: string): string {
  const keys = storedKeys();
  const known = keys.find(([id]) => id === reviewId)?.[1];
  if (known) return known;
  const key = crypto.randomUUID();
  // Without storage the key serves for this report only.
  store(STORED, JSON.stringify([...keys, [reviewId, key]].slice(-KEPT)));
  return key;
}

function storedKeys(): [string, string][] {
  const stored = parseJson(readStored(STORED) ?? '');
  return Array.isArray(stored) ? stored.filter(isPair) : [];
}

/** Storage may hold anything. */
const isPair = (value: unknown): value is [string, string] =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((part) => typeof part === 'string' && /^[\w-]{8,64}$/.test(part));
