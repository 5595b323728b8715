import { isRecord, parseJson } from '@lawdex/contracts';

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

/**
 * Reads the last `most` counts that have not ended. Throws unless all of these are whole, because a count that is no number would
 * refuse nobody.
 */
export function readSaved(text: string, now: number, most: number): SavedVisitors {
  const value = parseJson(text);
  if (!isRecord(value)) throw new Error('It is damaged.');
  const { secret, days, counts } = value;
  const last = Array.isArray(counts) ? counts.slice(-most) : null;
  if (!isKey(secret) || !isRecordOfKeys(days) || !last?.every(isCount)) throw new Error('It is damaged.');
  return { secret, days, counts: last.filter(([, , until]) => until > now) };
}

const isKey = (value: unknown): value is string => typeof value === 'string' && value.length === 44;

const isRecordOfKeys = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every(isKey);

const isCount = (value: unknown): value is CountEntry =>
  Array.isArray(value) &&
  value.length === 3 &&
  typeof value[0] === 'string' &&
  Number.isSafeInteger(value[1]) &&
  Number.isSafeInteger(value[2]);
