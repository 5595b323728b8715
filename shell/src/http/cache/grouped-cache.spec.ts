import { Forgotten, GroupedCache } from './grouped-cache.ts';

const FRESH_MS = 3000;

function cacheAt(maxBytes = 100_000) {
  const clock = { time: 1000, now: () => clock.time };
  const limits = { maxBytes, freshMs: FRESH_MS, staleMs: 60_000 };
  const cache = new GroupedCache<string>({ ...limits, bytesOf: (text) => text.length, clock });
  const keep = (key: string, ...groups: string[]) => cache.begin()(key, key.toUpperCase(), groups);
  const stale = (...keys: string[]) => keys.map((key) => cache.stale(key));
  return { cache, clock, keep, stale };
}

describe('GroupedCache', () => {
  it('keeps a value fresh from the moment that it was asked for, stale for a while longer, and then not at all', () => {
    const { cache, clock } = cacheAt();
    const keep = cache.begin();
    clock.time += 500;
    keep('a', 'A', ['group']);
    clock.time += FRESH_MS - 501;
    expect(cache.fresh('a')).toBe('A');
    clock.time += 1;
    cache.purge();
    expect([cache.fresh('a'), cache.stale('a')]).toEqual([undefined, 'A']);
    clock.time += 60_001;
    cache.purge();
    expect([cache.bytes, cache.stale('a')]).toEqual([0, undefined]);
  });

  it('forgets what is in a group, and nothing else', () => {
    const { cache, keep, stale } = cacheAt();
    keep('a', 'business-1', 'city-austin');
    keep('b', 'business-2', 'city-austin');
    keep('c');
    cache.forget(['business-1', 'business-9']);
    expect(stale('a', 'b', 'c')).toEqual([undefined, 'B', 'C']);
    cache.forget(['city-austin']);
    expect(stale('b')).toEqual([undefined]);
  });

  it('does not keep what was begun before a write to one of its groups', () => {
    const { cache, keep, stale } = cacheAt();
    const before = cache.begin();
    cache.forget(['business-1']);
    before('old', 'OLD', ['business-1', 'business-2']);
    before('other', 'OTHER', ['business-2']);
    keep('new', 'business-1');
    expect(stale('old', 'other', 'new')).toEqual([undefined, 'OTHER', 'NEW']);
  });

  it('knows the groups of a key that was kept anew', () => {
    const { cache, keep, stale } = cacheAt();
    keep('a', 'old');
    keep('a', 'new');
    cache.forget(['old']);
    expect(stale('a')).toEqual(['A']);
    cache.forget(['new']);
    expect(stale('a')).toEqual([undefined]);
  });

  it('is bounded by bytes, keys and groups and what an entry costs included', () => {
    const { cache, keep, stale } = cacheAt(100_000);
    for (let index = 0; index < 1000; index++) keep(`/search?query=${index}`, `business-${index}`);
    keep('x'.repeat(60_000));
    expect(cache.bytes).toBeLessThanOrEqual(100_000);
    expect(stale('/search?query=0', '/search?query=999')).toEqual([undefined, '/SEARCH?QUERY=999']);
  });
});

it('groups that were forgotten are bounded, and nothing is kept of which that cannot be sure', () => {
  const forgotten = new Forgotten(2);
  const before = forgotten.moment;
  for (const group of ['a', 'b', 'c']) forgotten.forget([group]);
  expect(forgotten.hasForgotten(['a'], before)).toBe(true);
  expect(forgotten.hasForgotten(['never'], before)).toBe(true);
  expect(forgotten.hasForgotten(['never'], forgotten.moment)).toBe(false);
});
