interface Scroll {
  /** Where the page stood, and where it stands, in pixels. */
  from: number;
  to: number;
  /** The header's own place, on top of the page, is out of sight. */
  isPast: boolean;
}

/** Less is the tremble of a finger. */
const STEP = 8;

/** Whether the header is put away: who reads on needs the room, who goes back looks for it. `null`: as it was. */
export function putsAway({ from, to, isPast }: Scroll): boolean | null {
  if (!isPast) return false;
  return Math.abs(to - from) < STEP ? null : to > from;
}
