import { GroupedCache } from '../cache/grouped-cache.ts';
import type { CacheLimits } from '../cache/grouped-cache.ts';
import type { Template } from './template.ts';
import { templateBytes } from './template.ts';

const LIMITS: CacheLimits = {
  maxBytes: 48 * 1024 * 1024,
  freshMs: 3000,
  // An old page is better than a refusal. It never lacks a visitor's own write, because writes remove what they change.
  staleMs: 5 * 60_000,
};

/** Documents for all visitors. Values that differ per answer are still tokens. */
export class PageCache extends GroupedCache<Template> {
  constructor(limits: Partial<CacheLimits> & { clock?: { now(): number } } = {}) {
    super({ ...LIMITS, ...limits, bytesOf: templateBytes });
  }
}
