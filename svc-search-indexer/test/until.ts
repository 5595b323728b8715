const PATIENCE_MS = 300_000;

/** Resolves once a condition holds. */
export async function until(condition: () => boolean | Promise<boolean>, patienceMs = PATIENCE_MS): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`It did not happen within ${patienceMs} ms: ${String(condition)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
