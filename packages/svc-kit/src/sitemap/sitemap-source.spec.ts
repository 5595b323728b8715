import { listedSitemap } from './sitemap-source.ts';

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
});
