const AT_ONCE = 8;

/** Runs work for each item, a few at a time. A failure is thrown when nothing is under way, so that nobody writes any more. */
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
