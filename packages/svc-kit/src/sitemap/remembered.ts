const FRESH_MS = 5 * 60_000;

/**
 * What takes long to find out and may be a little old. It is asked for once for all who want it, and asking goes on when they have
 * left, so that it is there for the next one.
 */
export function remembered<T>(ask: () => Promise<T>, freshMs = FRESH_MS): () => Promise<T> {
  let known: { value: T; at: number } | null = null;
  let asking: Promise<T> | null = null;
  return () => {
    if (known && performance.now() - known.at < freshMs) return Promise.resolve(known.value);
    const at = performance.now();
    asking ??= ask()
      .then((value) => {
        known = { value, at };
        return value;
      })
      .finally(() => (asking = null));
    return asking;
  };
}
