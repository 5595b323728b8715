const AT_ONCE = 8;

/**
 * Runs work for each item, a few at a time. After a failure no other item begins, and the failure is thrown when those
 * under way have ended: what the caller then removes is written by nobody any more.
 */
export async function inParallel<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = all.values();
  const failures: unknown[] = [];
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (const one of waiting) {
      await work(one).catch((error: unknown) => failures.push(error));
      if (failures.length > 0) return;
    }
  });
  await Promise.all(workers);
  if (failures.length > 0) throw failures[0];
}
