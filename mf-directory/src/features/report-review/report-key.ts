const STORED = 'reviewReports';
const KEPT = 100;

/**
 * The key that this browser reports this review with, the same each time: so a visitor counts once. Random for each review, so that nobody
 * can tell which reports come from one visitor. A browser that stores nothing has a new one each time.
 */
export function reportKey(reviewId: string): string {
  const keys = storedKeys();
  const known = keys.find(([id]) => id === reviewId)?.[1];
  if (known) return known;
  const key = crypto.randomUUID();
  try {
    localStorage.setItem(STORED, JSON.stringify([...keys, [reviewId, key]].slice(-KEPT)));
  } catch {
    // Without a place to keep it, it is good for this one report.
  }
  return key;
}

function storedKeys(): [string, string][] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPair) : [];
  } catch {
    return [];
  }
}

/** Anybody may have written there. */
const isPair = (value: unknown): value is [string, string] =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((part) => typeof part === 'string' && /^[\w-]{8,64}$/.test(part));
