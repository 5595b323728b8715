const WRITE_AFTER_MS = 1_000;
// The oldest entries are dropped, because a database that does not answer must not fill the memory.
const MOST_WAITING = 5_000;

/** Writes rows that may be lost, in batches after the answers: no request waits for them or fails with them. */
export class BatchWriter<T> {
  private waiting: T[] = [];
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly write: (entries: readonly T[]) => Promise<unknown>,
    private readonly onLost: (error: unknown, count: number) => void,
  ) {}

  add(entry: T): void {
    this.waiting.push(entry);
    if (this.waiting.length > MOST_WAITING) this.waiting.shift();
    this.timer ??= setTimeout(() => void this.flush(), WRITE_AFTER_MS).unref();
  }

  /** Resolves when all entries so far were written or given up. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const entries = this.waiting.splice(0);
    if (entries.length > 0) this.writing = this.writing.then(() => this.attempt(entries));
    return this.writing;
  }

  private async attempt(entries: readonly T[]): Promise<void> {
    try {
      await this.write(entries);
    } catch (error) {
      this.onLost(error, entries.length);
    }
  }
}
