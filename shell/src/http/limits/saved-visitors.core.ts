/** By key: how often it was counted, and the time (milliseconds since 1970) at which its count restarts. */
export type CountEntry = readonly [key: string, current: number, until: number];

/** The content of VISITORS_FILE. */
export interface SavedVisitors {
  /** Base64. The keys of the counts are made with it. */
  secret: string;
  /** Day since 1970 -> key of visitors' names, base64. */
  days: Record<string, string>;
  counts: CountEntry[];
}

/** Throws unless the text is whole, because a count that is no number would refuse nobody. */
export function readSaved(text: string): SavedVisitors {
  const { secret, days, counts } = JSON.parse(text) as Record<keyof SavedVisitors, unknown>;
  if (!isKey(secret) || !isRecordOfKeys(days) || !Array.isArray(counts) || !counts.every(isCount)) {
    throw new Error('It is damaged.');
  }
  return { secret, days, counts };
}

const isKey = (value: unknown): value is string => typeof value === 'string' && value.length === 44;

const isRecordOfKeys = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every(isKey);

const isCount = (value: unknown): value is CountEntry =>
  Array.isArray(value) &&
  value.length === 3 &&
  typeof value[0] === 'string' &&
  Number.isSafeInteger(value[1]) &&
  Number.isSafeInteger(value[2]);
