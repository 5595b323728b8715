/**
 * Writes entries in groups. Entries that arrive during a write wait for the next one, so that many share a commit and
 * nobody waits for more than two.
 */
export class GroupCommit<Entry, Result> {
  private waiting: { entry: Entry; settle(result: Result | null): void }[] = [];
  private writing: Promise<void> | null = null;

  constructor(
    /** One result for each entry, in order. */
    private readonly write: (entries: readonly Entry[]) => Promise<Result[]>,
    private readonly onFailure: (error: unknown, entries: number) => void,
  ) {}

  /** Resolves once the entry is written; null when it could not be. */
  add(entry: Entry): Promise<Result | null> {
    return new Promise((settle) => {
      this.waiting.push({ entry, settle });
      this.writing ??= this.writeAll().finally(() => (this.writing = null));
    });
  }

  private async writeAll(): Promise<void> {
    while (this.waiting.length > 0) {
      const group = this.waiting.splice(0);
      try {
        const results = await this.write(group.map(({ entry }) => entry));
        for (const [index, { settle }] of group.entries()) settle(results[index] ?? null);
      } catch (error) {
        this.onFailure(error, group.length);
        for (const { settle } of group) settle(null);
      }
    }
  }
}
