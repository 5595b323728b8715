import { LRUCache } from 'lru-cache';
import { Forgotten } from './forgotten.ts';

interface Kept<V> {
  value: V;
  groups: readonly string[];
  freshUntil: number;
}

export interface CacheLimits {
  /** Keys, groups and what an entry costs beside its value are counted as well. */
  maxBytes: number;
  /** Milliseconds, from the moment that a value was asked for: it may have been read then. */
  freshMs: number;
  /** Milliseconds from then on during which it is still better than nothing. */
  staleMs: number;
}

export interface CacheOptions<V> extends CacheLimits {
  bytesOf(value: V): number;
  clock?: { now(): number };
}

/** What an entry costs in the maps that hold it, measured with 100,000 small ones. */
const ENTRY_BYTES = 700;
/** A string may take two bytes for each character. */
const textBytes = (text: string): number => 2 * text.length;

/** Values by key, each in groups (RFC 9875): a write forgets what is in the groups that it changed, and nothing else. */
export class GroupedCache<V> {
  /** How often a value was looked for since the start: fresh, missing or too old, and old for want of anything better. */
  readonly lookups = { fresh: 0, missed: 0, stale: 0 };
  private readonly entries: LRUCache<string, Kept<V>>;
  private readonly keys = new Map<string, Set<string>>();
  private readonly forgotten = new Forgotten();
  private readonly options: CacheOptions<V>;
  private readonly clock: { now(): number };

  constructor(options: CacheOptions<V>) {
    this.options = options;
    this.clock = options.clock ?? performance;
    this.entries = new LRUCache<string, Kept<V>>({
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

  fresh(key: string): V | undefined {
    const kept = this.entries.get(key);
    const isFresh = kept !== undefined && this.clock.now() < kept.freshUntil;
    this.lookups[isFresh ? 'fresh' : 'missed']++;
    return isFresh ? kept.value : undefined;
  }

  /** Old or fresh: for when there is nothing better. */
  stale(key: string): V | undefined {
    const kept = this.entries.get(key);
    if (kept) this.lookups.stale++;
    return kept?.value;
  }

  /** Whether there is something for it, old or fresh. */
  holds(key: string): boolean {
    return this.entries.get(key) !== undefined;
  }

  /** Call it before a value is asked for, and its answer with the value: one begun before a write to its groups is not kept. */
  begin(): (key: string, value: V, groups: readonly string[]) => void {
    const moment = this.forgotten.now();
    const start = this.clock.now();
    return (key, value, groups) => {
      if (this.forgotten.hasForgotten(groups, moment)) return;
      this.entries.set(key, { value, groups, freshUntil: start + this.options.freshMs }, { start });
      if (this.entries.has(key)) this.joinGroups(key, groups);
    };
  }

  forget(groups: readonly string[]): void {
    this.forgotten.forget(groups);
    for (const group of groups) for (const key of this.keys.get(group) ?? []) this.entries.delete(key);
  }

  /** Lets go of what is too old even to be stale; otherwise it would be kept until somebody asks for it. */
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
