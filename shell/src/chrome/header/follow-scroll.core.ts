interface Scroll {
  /** Old and new scroll position in pixels. */
  from: number;
  to: number;
  /** Whether the top of the page, where the header belongs, is out of view. */
  isPast: boolean;
}

/** Pixels; smaller movements are ignored. */
const STEP = 8;

/** Whether to hide the header: when reading on, not when going back. Null means no change. */
export function putsAway({ from, to, isPast }: Scroll): boolean | null {
  if (!isPast) return false;
  return Math.abs(to - from) < STEP ? null : to > from;
}
