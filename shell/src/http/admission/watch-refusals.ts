import { countsOf, eachWork, type Gates, type Work } from './gates.ts';

const SECOND_MS = 1_000;

/** Calls back, at most once a second, when more visitors were refused than let in within a second. */
export class MostRefused {
  private since = performance.now();
  private refusedMore = 0;

  constructor(private readonly onMostRefused: () => void) {}

  /** `step` is 1 for a visitor who was refused, and -1 for one who was let in. */
  count(step: 1 | -1): void {
    const now = performance.now();
    const age = now - this.since;
    if (age >= SECOND_MS) {
      // An older window counts only if the next one follows directly.
      if (this.refusedMore > 0 && age < 2 * SECOND_MS) this.onMostRefused();
      this.since = now;
      this.refusedMore = 0;
    }
    this.refusedMore += step;
  }
}

export const watchRefusals = (onMostRefused: () => void): Readonly<Record<Work, MostRefused>> =>
  eachWork(() => new MostRefused(onMostRefused));

/** Logs the number of refused requests once a second, because a line for each would fill the disk. */
export function tellRefusals(gates: Gates, tell: (refused: Partial<Record<Work, number>>) => void): () => void {
  let before = countsOf(gates);
  const timer = setInterval(() => {
    const now = countsOf(gates);
    const counts = Object.entries(eachWork((work) => now[work].refused - before[work].refused));
    const refused = counts.filter(([, count]) => count > 0);
    before = now;
    if (refused.length > 0) tell(Object.fromEntries(refused));
  }, SECOND_MS);
  timer.unref();
  return () => clearInterval(timer);
}
