/** An answer that is not completely read. */
export interface Unread {
  bytes: number;
  /** Milliseconds since the connection last had nothing left to send. */
  forMs: number;
}

export interface UnreadLimits {
  /** Milliseconds allowed for reading an answer. */
  patience: number;
  /** Most unread bytes of all visitors together. */
  bytes: number;
}

/** The connections to close: those above the time limit, then the slowest until the bytes fit. */
export function cutSlow<T extends Unread>(unread: readonly T[], limits: UnreadLimits): T[] {
  const late = unread.filter(({ forMs }) => forMs > limits.patience);
  const rest = unread.filter(({ forMs }) => forMs <= limits.patience).sort((a, b) => b.forMs - a.forMs);
  let held = rest.reduce((sum, { bytes }) => sum + bytes, 0);
  const tooMuch = rest.filter(({ bytes }) => {
    if (held <= limits.bytes) return false;
    held -= bytes;
    return true;
  });
  return [...late, ...tooMuch];
}
