interface Queued {
  name: string;
  /** Names of those that have to end before; those that are not in the queue are not waited for. */
  needs: readonly string[];
  /** How long it takes, in any unit. */
  weight: number;
  /** How many places it takes in the queue. */
  places: number;
}

/** Those first that are longest, together with what waits for them. */
export function longestFirst<Step extends Queued>(steps: readonly Step[]): Step[] {
  const rank = ({ name, weight }: Queued): number =>
    weight + Math.max(0, ...steps.filter(({ needs }) => needs.includes(name)).map(rank));
  return steps.toSorted((one, other) => rank(other) - rank(one));
}

/** Runs steps in so many places, each as soon as what it needs has ended, well or not. One that needs more places than there are runs alone. */
export async function runQueue<Step extends Queued>(
  steps: readonly Step[],
  width: number,
  run: (step: Step) => Promise<void>,
): Promise<void> {
  const open = new Set(steps.map(({ name }) => name));
  const waiting = longestFirst(steps);
  const running = new Set<Promise<void>>();
  let taken = 0;
  while (open.size > 0) {
    const at = waiting.findIndex(({ needs }) => !needs.some((name) => open.has(name)));
    const { places = 0 } = waiting[at] ?? {};
    const hasRoom = taken === 0 || taken + places <= width;
    const next = hasRoom && at >= 0 ? waiting.splice(at, 1)[0] : undefined;
    if (!next) {
      await Promise.race(running);
      continue;
    }
    taken += next.places;
    const task = run(next).then(() => {
      open.delete(next.name);
      taken -= next.places;
      running.delete(task);
    });
    running.add(task);
  }
}
