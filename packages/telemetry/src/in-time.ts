/** Prometheus gives up after ten seconds, and would take a service for dead because its database is slow. */
const TIMEOUT_MS = 1000;

/** Answers nothing when asking fails or takes too long. Callers that ask meanwhile share the same answer. */
export function inTime<T>(
  ask: () => readonly T[] | Promise<readonly T[]>,
  ms = TIMEOUT_MS,
): () => Promise<readonly T[]> {
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
