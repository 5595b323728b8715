import { GroupedCache } from '../cache/grouped-cache.ts';
import type { CacheLimits } from '../cache/grouped-cache.ts';
import type { Template } from './template.ts';
import { templateBytes } from './template.ts';

const LIMITS: CacheLimits = {
  maxBytes: 48 * 1024 * 1024,
  freshMs: 3000,
  // Better than a refusal. What a visitor wrote is not old in it, because a write forgets what it has changed.
  staleMs: 5 * 60_000,
};

/** Whole documents that anybody may be given. What differs per response is still a token in them. */
export class PageCache extends GroupedCache<Template> {
  constructor(limits: Partial<CacheLimits> & { clock?: { now(): number } } = {}) {
    super({ ...LIMITS, ...limits, bytesOf: templateBytes });
  }
}
