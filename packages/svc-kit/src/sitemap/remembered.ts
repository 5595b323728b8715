const FRESH_MS = 5 * 60_000;

/** Remembers an answer that takes long. All who want it share one question, which goes on when they have left. */
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
