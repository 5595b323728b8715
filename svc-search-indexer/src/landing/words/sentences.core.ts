import { countOf, formatCount } from '@lawdex/contracts';

export const countOfFirms = (count: number): string => countOf(count, 'law firm');

export const countOfReviews = (count: number): string => countOf(count, 'review');

export const numberText = formatCount;

/** `is` or `are`, and the like. */
export const verb = (count: number, one: string, many: string): string => (count === 1 ? one : many);

/** `a`, `a and b`, `a, b and c`. */
export function listText(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** `9`, `all of them`, `both`, `the one firm here`: how many there are stands once on the page. */
export function shareText(count: number, of: number): string {
  if (count < of) return numberText(count);
  if (of === 1) return 'the one firm here';
  return of === 2 ? 'both' : 'all of them';
}

/** `3` of several, `It` where there is but one. */
export const someText = (count: number, of: number): string => (of === 1 ? 'It' : numberText(count));

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
