const FAILURES = 3;
const WINDOW_MS = 30_000;
const PAUSE_MS = 10_000;

/** Pages that keep failing are not rendered for a while, because each attempt may cost a worker. */
export class Breaker {
  private readonly failures = new Map<string, number[]>();

  isOpen(key: string, now: number): boolean {
    const times = this.failures.get(key) ?? [];
    return times.length >= FAILURES && now - (times.at(-1) ?? 0) < PAUSE_MS;
  }

  failed(key: string, now: number): void {
    const recent = (this.failures.get(key) ?? []).filter((time) => now - time < WINDOW_MS);
    this.failures.set(key, [...recent, now].slice(-FAILURES));
  }

  succeeded(key: string): void {
    this.failures.delete(key);
  }
}
