const SECOND_MS = 1000;

/** Tells at once, and then no more than once a second, however often it is called. */
export function onceASecond(tell: () => void, now: () => number = () => performance.now()): () => void {
  let toldAt = -Infinity;
  return () => {
    const at = now();
    if (at - toldAt < SECOND_MS) return;
    toldAt = at;
    tell();
  };
}
