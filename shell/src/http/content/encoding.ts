import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip';

/** What we can send, the smallest first. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

/**
 * The smallest encoding that a visitor takes; null for none. Whoever refuses every form is sent the plain one, because an
 * error would not help them either.
 */
export const chooseEncoding = (acceptEncoding: string | string[] | undefined): Encoding | null =>
  acceptedEncodings(acceptEncoding)[0] ?? null;

/** All that a visitor takes, the smallest first. */
export function acceptedEncodings(acceptEncoding: string | string[] | undefined): Encoding[] {
  const accepted = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }).encodings([...ENCODINGS]);
  return ENCODINGS.filter((encoding) => accepted.includes(encoding));
}
