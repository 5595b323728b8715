import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip';

/** The supported encodings, the smallest first. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

/**
 * The smallest encoding that a visitor accepts; null for none. Visitors who refuse all forms get the plain one, because an error would not
 * help them.
 */
export const chooseEncoding = (acceptEncoding: string | string[] | undefined): Encoding | null =>
  acceptedEncodings(acceptEncoding)[0] ?? null;

/** All encodings that a visitor accepts, the smallest first. */
export function acceptedEncodings(acceptEncoding: string | string[] | undefined): Encoding[] {
  const accepted = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }).encodings([...ENCODINGS]);
  return ENCODINGS.filter((encoding) => accepted.includes(encoding));
}
