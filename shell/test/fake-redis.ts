/** A Redis that counts as the real one does, unless it is told otherwise. */
export class FakeRedis {
  status = 'ready';
  readonly counts = new Map<string, number>();
  /** Keys of visitors as they are, so that a test can read them. */
  readonly shared = { server: this, hidden: (what: string) => what };

  /** Defines the command that the library calls next. */
  defineCommand(): void {}

  async rlflxIncr([key = '', , seconds]: readonly string[]): Promise<[number, number]> {
    const count = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, count);
    return [count, Number(seconds) * 1000];
  }

  async set(): Promise<void> {}

  async get(): Promise<null> {
    return null;
  }

  async publish(): Promise<void> {}
}
