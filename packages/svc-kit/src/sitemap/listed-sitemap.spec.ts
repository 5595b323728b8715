import { listedSitemap } from './listed-sitemap.ts';

const ENTRIES = Array.from({ length: 25 }, (_, index) => ({
  path: `/n-${String(index).padStart(2, '0')}`,
  lastModified: `2026-01-${String(31 - index).padStart(2, '0')}T00:00:00.000Z`,
}));
const sitemap = (entries = ENTRIES) => listedSitemap(() => Promise.resolve(entries), 10);

describe('the sitemap of a list', () => {
  it('is drawn in parts with the latest change of each', async () => {
    expect(await sitemap().parts()).toEqual([
      { from: '/n-00', count: 10, lastModified: '2026-01-31T00:00:00.000Z' },
      { from: '/n-10', count: 10, lastModified: '2026-01-21T00:00:00.000Z' },
      { from: '/n-20', count: 5, lastModified: '2026-01-11T00:00:00.000Z' },
    ]);
    expect(await sitemap([]).parts()).toEqual([]);
  });

  it('has each entry in one part, and what was added since the parts were drawn', async () => {
    const added = [...ENTRIES, { path: '/n-12a', lastModified: '2026-02-01T00:00:00.000Z' }];
    added.sort((a, b) => (a.path < b.path ? -1 : 1));
    const parts = [await sitemap(added).entries('/n-00', '/n-10'), await sitemap(added).entries('/n-10', '/n-20')];
    expect(parts.map((part) => part.length)).toEqual([10, 11]);
    expect(await sitemap(added).entries('/n-20', null)).toEqual(ENTRIES.slice(20));
  });
});
