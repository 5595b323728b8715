import { LRUCache } from 'lru-cache';
import type { CountEntry } from './saved-visitors.core.ts';

export interface Counted {
  current: number;
  /** Milliseconds until the count restarts. */
  ttl: number;
}

/** How often each key was counted within a window, which begins with its first count. */
export class Counts {
  private readonly windows: LRUCache<string, CountEntry>;

  /** More keys than `most` replace those that were not counted for longest. */
  constructor(most: number, entries: readonly CountEntry[] = []) {
    this.windows = new LRUCache({ max: most });
    for (const entry of entries) this.windows.set(entry[0], entry);
  }

  count(key: string, windowMs: number): Counted {
    const now = Date.now();
    const [, before, until] = this.openWindow(key, now, windowMs) ?? [key, 0, now + windowMs];
    const current = before + 1;
    this.windows.set(key, [key, current, until]);
    return { current, ttl: until - now };
  }

  /** What is still counted, in the order in which the constructor takes it. */
  entries(): CountEntry[] {
    const now = Date.now();
    return [...this.windows.rvalues()].flatMap((entry) => (entry && entry[2] > now ? [entry] : []));
  }

  private openWindow(key: string, now: number, windowMs: number): CountEntry | null {
    const known = this.windows.get(key);
    // A window that ends too late was begun before the clock was set back.
    return known && known[2] > now && known[2] <= now + windowMs ? known : null;
  }
}
