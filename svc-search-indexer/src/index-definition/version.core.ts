import { BUSINESS_FLAGS, FEE_BASES, SEARCH_LANGUAGES } from '@lawdex/contracts';

/** Grows by hand whenever the same record would give another document or row: mapper, names of cities, tokens, columns. */
const MAPPING = 17;

/** Hashes a mapping and the lists that columns are made of into a number that PostgreSQL's `int` holds. */
export function indexVersion(mapping: number, lists: readonly string[]): number {
  let hash = 0;
  for (const letter of `${mapping} ${lists.join(' ')}`) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0;
  return hash;
}

/** Rows of another version are mapped again from `search_documents` when the service starts. */
export const INDEX_VERSION = indexVersion(MAPPING, [...BUSINESS_FLAGS, ...FEE_BASES, ...SEARCH_LANGUAGES]);
