import { countOf, formatCount, SEARCH_PAGE_SIZE } from '@lawdex/contracts';

/** A part of a sentence: plain, emphasised or a link. Texts of visitors and services are never HTML. */
export interface Segment {
  text: string;
  isStrong?: boolean;
  /** A path on this site. */
  to?: string;
}

export type Sentence = readonly Segment[];

export const plain = (text: string): Segment => ({ text });
export const strong = (text: string): Segment => ({ text, isStrong: true });
export const link = (text: string, to: string): Segment => ({ text, to });

export const quoted = (text: string): string => `“${text}”`;

/** `a`, `a and b`, `a, b and c`. */
export function listed(items: readonly string[], conjunction = 'and'): string {
  const [last, ...before] = [...items].reverse();
  if (last === undefined) return '';
  return before.length === 0 ? last : `${before.reverse().join(', ')} ${conjunction} ${last}`;
}

export function resultsLine(page: number, total: number): string {
  const from = (page - 1) * SEARCH_PAGE_SIZE + 1;
  const to = Math.min(page * SEARCH_PAGE_SIZE, total);
  return `Showing ${formatCount(from)}-${formatCount(to)} of ${countOf(total, 'result')}`;
}
