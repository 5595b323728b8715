/** So many wrong tokens from one address are noted, and it waits: a program that guesses must not fill the audit log. */
const TRIES_MOST = 10;
const WINDOW_MS = 15 * 60_000;
/** At most so many addresses are remembered, because a crowd must not fill the memory. */
const ADDRESSES_MOST = 10_000;

/** Who has shown wrong tokens lately. */
export class FailedTries {
  private readonly failed = new Map<string, { first: number; count: number }>();

  /** Milliseconds until this address may try again; 0: at once. */
  waitOf(address: string, now: number): number {
    const tries = this.failed.get(address);
    if (!tries || tries.count < TRIES_MOST) return 0;
    return Math.max(0, tries.first + WINDOW_MS - now);
  }

  note(address: string, now: number): void {
    const known = this.failed.get(address);
    const goesOn = known !== undefined && now - known.first < WINDOW_MS;
    this.failed.delete(address);
    this.failed.set(address, goesOn ? { ...known, count: known.count + 1 } : { first: now, count: 1 });
    const [oldest] = this.failed.keys();
    if (this.failed.size > ADDRESSES_MOST && oldest !== undefined) this.failed.delete(oldest);
  }
}
