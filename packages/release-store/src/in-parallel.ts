const AT_ONCE = 8;

/** Runs work for each item, a few at a time. The first failure ends it. */
export async function inParallel<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = all.values();
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (const one of waiting) await work(one);
  });
  await Promise.all(workers);
}
