interface Queued {
  name: string;
  /** Names of those that have to end before; those that are not in the queue are not waited for. */
  needs: readonly string[];
  /** How long it takes, in any unit. */
  weight: number;
}

/** Those first that are longest, together with what waits for them. */
export function longestFirst<Step extends Queued>(steps: readonly Step[]): Step[] {
  const rank = ({ name, weight }: Queued): number =>
    weight + Math.max(0, ...steps.filter(({ needs }) => needs.includes(name)).map(rank));
  return steps.toSorted((one, other) => rank(other) - rank(one));
}

/** Runs steps, so many at a time, each as soon as what it needs has ended, well or not. */
export async function runQueue<Step extends Queued>(
  steps: readonly Step[],
  width: number,
  run: (step: Step) => Promise<void>,
): Promise<void> {
  const open = new Set(steps.map(({ name }) => name));
  const waiting = longestFirst(steps);
  const running = new Set<Promise<void>>();
  while (open.size > 0) {
    const at = waiting.findIndex(({ needs }) => !needs.some((name) => open.has(name)));
    const next = running.size < width && at >= 0 ? waiting.splice(at, 1)[0] : undefined;
    if (!next) {
      await Promise.race(running);
      continue;
    }
    const task = run(next).then(() => {
      open.delete(next.name);
      running.delete(task);
    });
    running.add(task);
  }
}
