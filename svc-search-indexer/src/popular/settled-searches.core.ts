export interface SettledSearch {
  visitor: string;
  query: string;
}

/** A visitor who asked nothing else for so long has found what he was looking for, or what he meant to type. */
const SETTLED_MS = 10_000;
/** At most the latest so many visitors are remembered: a flood must not fill the memory. */
const VISITORS_MOST = 20_000;

/** Last searches of visitors who may still be typing: `div`, `divor` and `divorce` are one search. */
export class SettledSearches {
  private readonly last = new Map<string, { query: string; at: number }>();

  /** `query` null: a search that counts for nothing itself, but shows that the one before it was on the way to it. */
  note(visitor: string, query: string | null, at: number): void {
    this.last.delete(visitor);
    if (query === null) return;
    this.last.set(visitor, { query, at });
    const [oldest] = this.last.keys();
    if (this.last.size > VISITORS_MOST && oldest !== undefined) this.last.delete(oldest);
  }

  /** Those that are settled by now; each is given once. */
  take(now: number): SettledSearch[] {
    const settled: SettledSearch[] = [];
    for (const [visitor, { query, at }] of this.last) {
      if (now - at < SETTLED_MS) break;
      settled.push({ visitor, query });
      this.last.delete(visitor);
    }
    return settled;
  }
}
