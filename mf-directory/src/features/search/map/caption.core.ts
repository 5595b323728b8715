import type { SearchMap } from '@lawdex/contracts';

const count = (number: number): string => number.toLocaleString('en-US');

/** What a map shows, and what it does not. */
export function captionOf({ marks, isOfPage, unplaced }: SearchMap): string {
  const placed = marks.reduce((sum, mark) => sum + mark.count, 0);
  const shown = isOfPage
    ? `The ${count(placed)} businesses of this page.`
    : placed === 1
      ? 'The one business on this map.'
      : `${count(placed)} businesses by place. Choose a place to see who is there.`;
  const missing = `${count(unplaced)} ${unplaced === 1 ? 'has' : 'have'} no place on this map.`;
  if (placed === 0) return missing;
  return unplaced > 0 ? `${shown} ${missing}` : shown;
}
