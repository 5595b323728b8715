/** An answer that its visitor has not taken yet. */
export interface Unread {
  bytes: number;
  /** Milliseconds since the connection last had nothing to send. */
  forMs: number;
}

export interface UnreadLimits {
  /** Milliseconds that a visitor may take to read an answer. */
  patience: number;
  /** Bytes that may wait for all visitors together. */
  bytes: number;
}

/** Which connections to cut: those that take too long, and then the slowest until what is left may be held. */
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
