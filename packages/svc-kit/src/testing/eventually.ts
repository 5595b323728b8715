/** Resolves as soon as `holds` is true. Fails with the name of what was waited for. */
export async function eventually(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 120_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
