import { eachWork, type Work } from './gates.ts';

const WINDOW_MS = 1_000;

/** Calls back, at most once a second, when more visitors were refused than let in within a second. */
export class MostRefused {
  private since = performance.now();
  private refusedMore = 0;

  constructor(private readonly onMostRefused: () => void) {}

  letIn(): void {
    this.count(-1);
  }

  refused(): void {
    this.count(1);
  }

  private count(step: 1 | -1): void {
    const now = performance.now();
    const age = now - this.since;
    if (age >= WINDOW_MS) {
      // An older window counts only if the next one follows directly.
      if (this.refusedMore > 0 && age < 2 * WINDOW_MS) this.onMostRefused();
      this.since = now;
      this.refusedMore = 0;
    }
    this.refusedMore += step;
  }
}

export const watchRefusals = (onMostRefused: () => void): Readonly<Record<Work, MostRefused>> =>
  eachWork(() => new MostRefused(onMostRefused));
