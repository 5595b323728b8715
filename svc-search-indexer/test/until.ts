const PATIENCE_MS = 300_000;

/** Resolves once a condition holds. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`It did not happen within five minutes: ${String(condition)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
