export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** How far the page has to move up so that none of `covers`, which stand at the screen's lower edge, covers `pressed`; never out of sight. */
export function coveredBy(pressed: Box, covers: readonly Box[]): number {
  const tops = covers
    .filter(({ top, bottom, left, right }) => bottom > top && left < pressed.right && right > pressed.left)
    .map(({ top }) => top);
  return Math.max(0, Math.min(pressed.bottom - Math.min(...tops, Infinity), pressed.top));
}
