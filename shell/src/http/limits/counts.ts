import type { CountEntry } from './saved-visitors.core.ts';

export interface Counted {
  current: number;
  /** Milliseconds until the count restarts. */
  ttl: number;
}

/** How often each key was counted within a window, which begins with its first count. */
export class Counts {
  // Two maps, because they are listed in a fifth of the time that a cache of a library takes, while visitors wait.
  private earlier: Map<string, CountEntry>;
  private windows = new Map<string, CountEntry>();

  /** Keeps `most` keys at most, and at least the half that was counted last. */
  constructor(
    private readonly most: number,
    entries: readonly CountEntry[] = [],
  ) {
    this.earlier = new Map(entries.slice(-most / 2).map((entry) => [entry[0], entry]));
  }

  count(key: string, windowMs: number): Counted {
    const now = Date.now();
    const [, before, until] = this.openWindow(key, now, windowMs) ?? [key, 0, now + windowMs];
    const current = before + 1;
    this.earlier.delete(key);
    this.windows.set(key, [key, current, until]);
    if (this.windows.size >= this.most / 2) [this.earlier, this.windows] = [this.windows, new Map()];
    return { current, ttl: until - now };
  }

  /** What is still counted, in the order in which the constructor takes it. */
  entries(): CountEntry[] {
    const now = Date.now();
    return [...this.earlier.values(), ...this.windows.values()].filter(([, , until]) => until > now);
  }

  private openWindow(key: string, now: number, windowMs: number): CountEntry | null {
    const known = this.windows.get(key) ?? this.earlier.get(key);
    // A window that ends too late was begun before the clock was set back.
    return known && known[2] > now && known[2] <= now + windowMs ? known : null;
  }
}
