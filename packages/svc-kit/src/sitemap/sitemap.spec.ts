import type { SitemapEntry, SitemapPart } from '@lawdex/contracts';
import { DataSource } from 'typeorm';
import { databaseModule } from '../database/database.module.ts';
import { startTestService, useTestSite } from '../testing/index.ts';
import { keysetSitemap, listedSitemap } from './sitemap-source.ts';
import { SitemapModule } from './sitemap.module.ts';

const moduleAt = (url: string) => ({
  module: class {},
  imports: [
    databaseModule({ url, service: 'svc-test' }),
    SitemapModule.forRoot({
      inject: [DataSource],
      useFactory: (db: DataSource) => ({
        notes: keysetSitemap(db, {
          name: 'notes',
          rows: 'select slug as key, updated_at as changed from notes where is_public',
          pathOf: (slug) => `/notes/${slug}`,
          partSize: 10,
          freshMs: 0,
        }),
      }),
    }),
  ],
});

const service = useTestSite(async ({ pool, appUrl, appRole }) => {
  await pool.query('create table notes (slug text unique, updated_at timestamptz, is_public boolean)');
  await pool.query(`grant select on notes to ${appRole}`);
  return startTestService({ module: moduleAt(appUrl) });
});

const fill = async (count: number) => {
  await service.database.pool.query('delete from notes');
  await service.database.pool.query(
    `insert into notes select 'n-' || lpad(n::text, 4, '0'), timestamptz '2026-01-01Z' + n * interval '1 day', true
     from generate_series(1, ${count}) n`,
  );
  await service.database.pool.query(`insert into notes values ('draft', '2027-01-01Z', false)`);
};
const list = async (): Promise<SitemapPart[]> => {
  const answer = await service.get('/sitemaps/notes');
  expect(answer.status).toBe(200);
  return answer.body as SitemapPart[];
};
const entries = async (from: string, before?: string): Promise<SitemapEntry[]> => {
  const answer = await service.get(`/sitemaps/notes/entries?from=${from}${before ? `&before=${before}` : ''}`);
  expect(answer.status).toBe(200);
  return answer.body as SitemapEntry[];
};

describe('the sitemap of rows', () => {
  it('is drawn in parts, each with the number of its entries and the latest of their changes', async () => {
    await fill(25);
    expect(await list()).toEqual([
      { from: 'n-0001', count: 10, lastModified: '2026-01-11T00:00:00.000Z' },
      { from: 'n-0011', count: 10, lastModified: '2026-01-21T00:00:00.000Z' },
      { from: 'n-0021', count: 5, lastModified: '2026-01-26T00:00:00.000Z' },
    ]);
  });

  it('has each entry in one part', async () => {
    await fill(235);
    const parts = await list();
    expect(parts.map(({ count }) => count)).toEqual([...Array<number>(23).fill(10), 5]);
    const found = [];
    for (const [index, { from }] of parts.entries()) found.push(...(await entries(from, parts[index + 1]?.from)));
    expect(found.map(({ path }) => path)).toEqual(
      Array.from({ length: 235 }, (_, index) => `/notes/n-${String(index + 1).padStart(4, '0')}`),
    );
  });

  it('shows what was added since the parts were drawn', async () => {
    await fill(25);
    await service.database.pool.query(`insert into notes values ('n-0012a', '2026-05-01Z', true)`);
    const found = await entries('n-0011', 'n-0021');
    expect(found).toHaveLength(11);
    expect(found[2]).toEqual({ path: '/notes/n-0012a', lastModified: '2026-05-01T00:00:00.000Z' });
  });

  it.each([
    ['/sitemaps/toString', 404],
    ['/sitemaps/letters', 404],
    ['/sitemaps/notes/entries', 400],
    ['/sitemaps/notes?page=2', 400],
    ['/sitemaps/notes/entries?from=a&from=b', 400],
    ['/sitemaps/notes/entries?from=%00', 400],
    [`/sitemaps/notes/entries?from=${'a'.repeat(301)}`, 400],
  ])('%s is refused with %i', async (path, status) => {
    expect((await service.get(path)).status).toBe(status);
  });
});

const ENTRIES = Array.from({ length: 25 }, (_, index) => ({
  path: `/n-${String(index).padStart(2, '0')}`,
  lastModified: `2026-01-${String(31 - index).padStart(2, '0')}T00:00:00.000Z`,
}));
const sitemap = (entries = ENTRIES) => listedSitemap(() => Promise.resolve(entries), 10);

it('the sitemap of a list is drawn in parts with the latest change of each', async () => {
  expect(await sitemap().parts()).toEqual([
    { from: '/n-00', count: 10, lastModified: '2026-01-31T00:00:00.000Z' },
    { from: '/n-10', count: 10, lastModified: '2026-01-21T00:00:00.000Z' },
    { from: '/n-20', count: 5, lastModified: '2026-01-11T00:00:00.000Z' },
  ]);
  expect(await sitemap([]).parts()).toEqual([]);
});
