/** Prometheus gives up after ten seconds, and would take a service for dead whose database is. */
const MS = 1000;

/** What is asked for, or nothing when that fails or takes longer. Whoever asks meanwhile waits for the same answer: none are piled up. */
export function inTime<T>(ask: () => readonly T[] | Promise<readonly T[]>, ms = MS): () => Promise<readonly T[]> {
  let asked: Promise<readonly T[]> | null = null;
  return () => {
    asked ??= Promise.resolve()
      .then(ask)
      .catch(() => [])
      .finally(() => {
        asked = null;
      });
    return Promise.race([asked, nothingAfter<T>(ms)]);
  };
}

const nothingAfter = <T>(ms: number): Promise<readonly T[]> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms, []).unref();
  });
