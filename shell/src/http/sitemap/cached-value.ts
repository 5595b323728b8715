export interface CachedValueOptions {
  /** Milliseconds since it was asked for. */
  freshMs: number;
  log(message: string): void;
  clock: { now(): number };
}

/** A cached value that is asked for again when it is old. Until the new one comes, the old one is used. */
export class CachedValue<T> {
  private value: T | null = null;
  private askedAt = -Infinity;
  private asking: Promise<void> | null = null;

  constructor(
    private readonly ask: () => Promise<T | null>,
    private readonly options: CachedValueOptions,
  ) {}

  /** Null when there was never an answer. Waits `within` milliseconds for a fresh value; concurrent callers share one request. */
  async get(within: number): Promise<T | null> {
    if (this.value !== null && this.options.clock.now() - this.askedAt < this.options.freshMs) return this.value;
    this.asking ??= this.refresh().finally(() => (this.asking = null));
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<void>((resolve) => (timer = setTimeout(resolve, within)));
    await Promise.race([this.asking, tooLong]);
    clearTimeout(timer);
    return this.value;
  }

  private async refresh(): Promise<void> {
    const askedAt = this.options.clock.now();
    const answer = await this.ask().catch((error: unknown) => {
      // Logged here, because the callers may have stopped waiting.
      this.options.log(`A sitemap could not be made: ${String(error)}`);
      return null;
    });
    if (answer === null) return;
    this.value = answer;
    this.askedAt = askedAt;
  }
}
