import { COMPARE_DIFFERENCES, COMPARE_MAX, readPosition } from '@lawdex/contracts';

/** What the page's address asks for. It is kind to links that were put together by hand: what cannot be compared is told apart. */
export interface CompareAddress {
  /** The businesses to compare, each once, four at most. */
  ids: string[];
  /** What can be no business's id, each once. */
  malformed: string[];
  /** How many more businesses are named than can be compared. */
  beyond: number;
  hasDoubles: boolean;
  onlyDifferences: boolean;
  near: string | undefined;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
// As much as a server takes in a request line; what stands behind that is not read.
const TEXT_MAX = 16_000;

export function readCompareAddress(params: URLSearchParams): CompareAddress {
  const written = params
    .getAll('ids')
    .join(',')
    .slice(0, TEXT_MAX)
    .split(',')
    // Characters that nobody sees come along when an address is copied.
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
