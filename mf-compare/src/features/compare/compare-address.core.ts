import { COMPARE_DIFFERENCES, COMPARE_MAX, readPosition, UUID } from '@lawdex/contracts';

/** The businesses that an address names. Links may be written by hand, so entries that cannot be compared are listed apart. */
export interface CompareAddress {
  /** Ids of the businesses to compare, without duplicates, at most four. */
  ids: string[];
  /** Entries that cannot be an id, without duplicates. */
  malformed: string[];
  /** Number of businesses beyond the four that can be compared. */
  beyond: number;
  hasDoubles: boolean;
  onlyDifferences: boolean;
  near: string | undefined;
}

// Longer addresses are cut here, because servers accept about this much.
const TEXT_MAX = 16_000;

export function readCompareAddress(params: URLSearchParams): CompareAddress {
  const written = params
    .getAll('ids')
    .join(',')
    .slice(0, TEXT_MAX)
    .split(',')
    // Invisible characters are often copied along with an address.
    .map((id) => id.replace(/\p{C}/gu, '').trim().toLowerCase())
    .filter((id) => id !== '');
  const different = [...new Set(written)];
  const wellFormed = different.filter((id) => UUID.test(id));
  const ids = wellFormed.slice(0, COMPARE_MAX);
  return {
    ids,
    malformed: different.filter((id) => !UUID.test(id)),
    beyond: wellFormed.length - ids.length,
    hasDoubles: different.length < written.length,
    onlyDifferences: params.get('show') === COMPARE_DIFFERENCES,
    near: readPosition(params.get('near') ?? ''),
  };
}
