import type { LandingPage, SitemapEntry, SitemapPart } from '@lawdex/contracts';
import { business } from '../../test/businesses.ts';
import { SearchServiceUnderTest } from '../../test/search-service.ts';

let service: SearchServiceUnderTest;
beforeAll(async () => {
  service = await SearchServiceUnderTest.start(() => new Date('2026-11-18T16:00:00Z'));
  const names = ['Adler', 'Baker', 'Castillo', 'Donovan'];
  await service.index(
    ...names.map((name) =>
      business({ name: `${name} Law`, practice: 'immigration', in: 'Houston', description: `${name} helps.` }),
    ),
    business({ name: 'Ivory Law', practice: 'tax-law', in: 'Dallas', description: 'Alone.' }),
  );
  await service.landingPagesFollow();
});
afterAll(() => service.stop());

it('the sitemap of landing pages lists those that say that they may be indexed, under their own addresses', async () => {
  const [part] = (await service.get('/sitemaps/landing')).body as SitemapPart[];
  const from = encodeURIComponent(part?.from ?? '');
  const entries = (await service.get(`/sitemaps/landing/entries?from=${from}`)).body as SitemapEntry[];
  expect(entries).toHaveLength(part?.count ?? 0);
  const paths = entries.map(({ path }) => path);
  expect(paths).toContain('/immigration-lawyers-in-houston');
  expect(paths.filter((path) => path.includes('tax-law'))).toEqual([]);
  for (const { path, lastModified } of entries) {
    expect(Date.parse(lastModified)).toBeLessThanOrEqual(Date.now());
    const page = (await service.get(`/api/landing${path}`)).body as LandingPage;
    expect({ path, index: page.robots.index, canonical: page.canonicalPath }).toEqual({
      path,
      index: true,
      canonical: path,
    });
  }
});
