import { formatCount, type SearchMap } from '@lawdex/contracts';

/** The caption, which says how many results the map shows and omits. */
export function captionOf({ marks, isOfPage, unplaced }: Pick<SearchMap, 'marks' | 'isOfPage' | 'unplaced'>): string {
  const placed = marks.reduce((sum, mark) => sum + mark.count, 0);
  const where = isOfPage ? 'of this page' : 'on this map';
  const shown =
    placed === 1
      ? `The one firm ${where}.`
      : isOfPage
        ? `The ${formatCount(placed)} firms ${where}.`
        : `${formatCount(placed)} firms by place. Choose a place to see who is there.`;
  const missing = `${formatCount(unplaced)} ${unplaced === 1 ? 'has' : 'have'} no place on this map.`;
  if (placed === 0) return missing;
  return unplaced > 0 ? `${shown} ${missing}` : shown;
}
