/** One question for all who ask it at the same time. It is given up once nobody waits for its answer any more. */
export class SharedAsk<T> {
  readonly answered: Promise<T>;
  private readonly stop = new AbortController();
  private readonly onEnd: () => void;
  private waiting = 0;
  private isOver = false;

  /** `onEnd` is called when the answer is here, or when nobody waits for it: nobody else shall join. */
  constructor(ask: (signal: AbortSignal) => Promise<T>, onEnd: () => void) {
    this.onEnd = onEnd;
    this.answered = ask(this.stop.signal);
    const end = () => this.end();
    this.answered.then(end, end);
  }

  /** Null when the answer is not here in time, or the one who waits has left. Rejects as the question does. */
  async wait({ within, signal }: { within: number; signal?: AbortSignal }): Promise<T | null> {
    this.waiting++;
    let giveUp: () => void = () => undefined;
    const gaveUp = new Promise<null>((resolve) => (giveUp = () => resolve(null)));
    const timer = setTimeout(giveUp, within);
    signal?.addEventListener('abort', giveUp, { once: true });
    if (signal?.aborted) giveUp();
    try {
      return await Promise.race([this.answered, gaveUp]);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
      this.leave();
    }
  }

  private leave(): void {
    if (--this.waiting > 0 || this.isOver) return;
    this.end();
    this.stop.abort();
  }

  private end(): void {
    this.isOver = true;
    this.onEnd();
  }
}
