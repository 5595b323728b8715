import { LRUCache } from 'lru-cache';

interface Entry<V> {
  value: V;
  groups: readonly string[];
  askedAt: number;
}

export interface CacheLimits {
  /** Includes keys, groups and the overhead of entries. */
  maxBytes: number;
  /** Milliseconds since the value was asked for, because it may have been read then. */
  freshMs: number;
  /** Milliseconds after that in which it may be given as a stale value. */
  staleMs: number;
}

export interface CacheOptions<V> extends CacheLimits {
  bytesOf(value: V): number;
  clock?: { now(): number };
}

/** Overhead of an entry, measured with 100,000 small ones. */
const ENTRY_BYTES = 700;
/** A string may take two bytes for each character. */
const textBytes = (text: string): number => 2 * text.length;

/** A cache of values in groups (RFC 9875). A write removes the values of the groups that it changed. */
export class GroupedCache<V> {
  readonly lookups = { fresh: 0, missed: 0, stale: 0 };
  private readonly entries: LRUCache<string, Entry<V>>;
  private readonly keys = new Map<string, Set<string>>();
  private readonly forgotten = new Forgotten();
  private readonly clock: { now(): number };

  constructor(private readonly options: CacheOptions<V>) {
    this.clock = options.clock ?? performance;
    this.entries = new LRUCache<string, Entry<V>>({
      maxSize: options.maxBytes,
      sizeCalculation: ({ value, groups }, key) =>
        ENTRY_BYTES +
        options.bytesOf(value) +
        textBytes(key) +
        groups.reduce((sum, group) => sum + 100 + textBytes(group), 0),
      ttl: options.freshMs + options.staleMs,
      perf: this.clock,
      ...(options.clock && { ttlResolution: 0 }),
      dispose: ({ groups }, key) => this.leaveGroups(key, groups),
    });
  }

  get bytes(): number {
    return this.entries.calculatedSize;
  }

  /** `freshMs` overrules the limit of the cache, up to `staleMs` beyond it. */
  fresh(key: string, freshMs = this.options.freshMs): V | undefined {
    const entry = this.entries.get(key);
    const isFresh = entry !== undefined && this.clock.now() < entry.askedAt + freshMs;
    this.lookups[isFresh ? 'fresh' : 'missed']++;
    return isFresh ? entry.value : undefined;
  }

  /** The value, fresh or stale, for use when nothing better can be had. */
  stale(key: string): V | undefined {
    const entry = this.entries.get(key);
    if (entry) this.lookups.stale++;
    return entry?.value;
  }

  holds(key: string): boolean {
    return this.entries.get(key) !== undefined;
  }

  /** Call it before asking for a value, and its result with the answer, which is not kept if its groups were written meanwhile. */
  begin(): (key: string, value: V, groups: readonly string[]) => void {
    const moment = this.forgotten.moment;
    const askedAt = this.clock.now();
    return (key, value, groups) => {
      if (this.forgotten.hasForgotten(groups, moment)) return;
      this.entries.set(key, { value, groups, askedAt }, { start: askedAt });
      if (this.entries.has(key)) this.joinGroups(key, groups);
    };
  }

  forget(groups: readonly string[]): void {
    this.forgotten.forget(groups);
    for (const group of groups) for (const key of this.keys.get(group) ?? []) this.entries.delete(key);
  }

  /** Removes entries that are too old even to be stale. */
  purge(): void {
    this.entries.purgeStale();
  }

  private joinGroups(key: string, groups: readonly string[]): void {
    for (const group of groups) {
      const members = this.keys.get(group) ?? new Set();
      this.keys.set(group, members.add(key));
    }
  }

  private leaveGroups(key: string, groups: readonly string[]): void {
    for (const group of groups) {
      const members = this.keys.get(group);
      members?.delete(key);
      if (members?.size === 0) this.keys.delete(group);
    }
  }
}

/** Most groups to remember. Beyond it, values that were begun before the oldest one are not kept either. */
const MAX_GROUPS = 10_000;

/** The groups that writes have changed lately. A value that was asked for before a write must not be kept after it. */
export class Forgotten {
  private readonly moments = new Map<string, number>();
  /** Grows with each write. */
  moment = 0;
  private floor = 0;

  constructor(private readonly maxGroups = MAX_GROUPS) {}

  forget(groups: readonly string[]): void {
    this.moment++;
    for (const group of groups) {
      this.moments.delete(group);
      this.moments.set(group, this.moment);
    }
    for (const [group, moment] of this.moments) {
      if (this.moments.size <= this.maxGroups) return;
      this.moments.delete(group);
      this.floor = moment;
    }
  }

  hasForgotten(groups: readonly string[], since: number): boolean {
    return since < this.floor || groups.some((group) => (this.moments.get(group) ?? 0) > since);
  }
}
