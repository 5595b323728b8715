import { LRUCache } from 'lru-cache';
import { addressGroup } from '../address-group.core.ts';

const REMEMBERED_MS = 5000;
const ADDRESSES = 100;

/** Addresses whose optional answers came too late. For a while pages do not wait for them. */
export class MissedAnswers {
  private readonly addresses: LRUCache<string, true>;

  constructor(clock?: { now(): number }) {
    this.addresses = new LRUCache({
      max: ADDRESSES,
      ttl: REMEMBERED_MS,
      ...(clock && { perf: clock, ttlResolution: 0 }),
    });
  }

  has(path: string): boolean {
    return this.addresses.has(addressGroup(path));
  }

  add(path: string): void {
    this.addresses.set(addressGroup(path), true);
  }
}
