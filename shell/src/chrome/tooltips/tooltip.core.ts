/** Specification, section 9. */
export const TOOLTIP_DELAY_MS = 700;
const GAP = 6;
const MARGIN = 8;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

/** Places a tooltip below the middle of its element, or above it without room; always inside the window. */
export function placeTooltip(named: Box, tooltip: Size, view: Size): { left: number; top: number } {
  const middle = named.left + named.width / 2 - tooltip.width / 2;
  const below = named.top + named.height + GAP;
  const hasRoomBelow = below + tooltip.height + MARGIN <= view.height;
  return {
    left: Math.max(MARGIN, Math.min(middle, view.width - tooltip.width - MARGIN)),
    top: hasRoomBelow ? below : Math.max(MARGIN, named.top - GAP - tooltip.height),
  };
}
