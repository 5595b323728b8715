export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Pixels to scroll so that none of `covers`, at the lower edge, covers `pressed`, which never leaves the screen. */
export function coveredBy(pressed: Box, covers: readonly Box[]): number {
  const tops = covers
    .filter(({ top, bottom, left, right }) => bottom > top && left < pressed.right && right > pressed.left)
    .map(({ top }) => top);
  return Math.max(0, Math.min(pressed.bottom - Math.min(...tops, Infinity), pressed.top));
}
