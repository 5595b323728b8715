import { GroupedCache, type CacheLimits } from '../cache/grouped-cache.ts';
import type { PageDocument } from './page-document.ts';

const LIMITS: CacheLimits = {
  maxBytes: 48 * 1024 * 1024,
  freshMs: 3000,
  // An old page is better than a refusal. It never lacks a visitor's own write, because writes remove what they change.
  staleMs: 5 * 60_000,
};

/** Documents for all visitors. */
export class PageCache extends GroupedCache<PageDocument> {
  constructor(limits: Partial<CacheLimits> & { clock?: { now(): number } } = {}) {
    super({ ...LIMITS, ...limits, bytesOf: ({ bytes }) => bytes });
  }
}
