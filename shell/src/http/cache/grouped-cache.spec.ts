import { GroupedCache } from './grouped-cache.ts';

const FRESH_MS = 3000;

function cacheAt(maxBytes = 100_000) {
  const clock = { time: 1000, now: () => clock.time };
  const limits = { maxBytes, freshMs: FRESH_MS, staleMs: 60_000 };
  const cache = new GroupedCache<string>({ ...limits, bytesOf: (text) => text.length, clock });
  const keep = (key: string, ...groups: string[]) => cache.begin()(key, key.toUpperCase(), groups);
  return { cache, clock, keep };
}

describe('GroupedCache', () => {
  it('keeps a value fresh for a while from the moment that it was asked for, and stale for a while longer', () => {
    const { cache, clock } = cacheAt();
    const keep = cache.begin();
    clock.time += 500;
    keep('a', 'A', []);
    clock.time += FRESH_MS - 501;
    expect(cache.fresh('a')).toBe('A');
    clock.time += 1;
    expect([cache.fresh('a'), cache.stale('a')]).toEqual([undefined, 'A']);
    clock.time += 60_001;
    expect(cache.stale('a')).toBeUndefined();
  });

  it('forgets what is in a group, and nothing else', () => {
    const { cache, keep } = cacheAt();
    keep('a', 'business-1', 'city-austin');
    keep('b', 'business-2', 'city-austin');
    keep('c');
    cache.forget(['business-1', 'business-9']);
    expect(['a', 'b', 'c'].map((key) => cache.stale(key))).toEqual([undefined, 'B', 'C']);
    cache.forget(['city-austin']);
    expect(cache.stale('b')).toBeUndefined();
  });

  it('does not keep what was begun before a write to one of its groups', () => {
    const { cache, keep } = cacheAt();
    const before = cache.begin();
    cache.forget(['business-1']);
    before('old', 'OLD', ['business-1', 'business-2']);
    before('other', 'OTHER', ['business-2']);
    keep('new', 'business-1');
    expect(['old', 'other', 'new'].map((key) => cache.stale(key))).toEqual([undefined, 'OTHER', 'NEW']);
  });

  it('knows the groups of a key that was kept anew', () => {
    const { cache, keep } = cacheAt();
    keep('a', 'old');
    keep('a', 'new');
    cache.forget(['old']);
    expect(cache.stale('a')).toBe('A');
    cache.forget(['new']);
    expect(cache.stale('a')).toBeUndefined();
  });

  it('is bounded by bytes, keys and groups and what an entry costs included', () => {
    const { cache, keep } = cacheAt(100_000);
    for (let index = 0; index < 1000; index++) keep(`/search?query=${index}`, `business-${index}`);
    expect(cache.bytes).toBeLessThanOrEqual(100_000);
    expect([cache.stale('/search?query=0'), cache.stale('/search?query=999')]).toEqual([
      undefined,
      '/SEARCH?QUERY=999',
    ]);
  });

  it('holds nothing of what is too old when it is purged, asked for or not', () => {
    const { cache, clock, keep } = cacheAt();
    keep('a', 'business-1');
    clock.time += FRESH_MS;
    cache.purge();
    expect(cache.stale('a')).toBe('A');
    clock.time += 60_001;
    cache.purge();
    expect(cache.bytes).toBe(0);
  });

  it('does not hold what alone is larger than all of it may be, nor a group of it', () => {
    const { cache } = cacheAt(2000);
    cache.begin()('big', 'x'.repeat(3000), ['group']);
    expect(cache.stale('big')).toBeUndefined();
    expect(cache.bytes).toBe(0);
  });
});
