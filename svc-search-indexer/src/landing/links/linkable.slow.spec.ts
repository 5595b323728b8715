import type {
  HomeLinks,
  LandingPage,
  LinkablePath,
  ListedLink,
  PracticeHub,
  SearchResponse,
  SitemapEntry,
  SitemapPart,
} from '@lawdex/contracts';
import { LAWYER_MODIFIERS } from '@lawdex/contracts';
import { business, listOf } from '../../../test/businesses.ts';
import { check } from '../../../test/documented.ts';
import { SearchServiceUnderTest } from '../../../test/search-service.ts';
import { tableOf } from '../../../test/tables.ts';

const service = SearchServiceUnderTest.inTests(
  [
    ...listOf('landing').map(business),
    ...['dui-dwi-defense', 'personal-injury', 'divorce-family-law', 'criminal-defense'].map((practice) =>
      business({ name: `Urban ${practice}`, practice, in: 'Houston', description: 'Urban.' }),
    ),
  ],
  () => new Date('2026-11-18T16:00:00Z'),
);
beforeAll(() => service.landingPagesFollow());

/** How many firms a page lists; 0 when there is none. */
async function listed(path: string): Promise<number> {
  const answer = await service.get(`/api/landing${path}`);
  return answer.status === 200 ? (answer.body as LandingPage).total : 0;
}

async function linkable(slugs: readonly string[]): Promise<string[]> {
  const answer = await service.get(`/api/seo/home?paths=${slugs.join(',')}`);
  check('get', '/api/seo/home', answer);
  return (answer.body as HomeLinks).linkable;
}

describe('a page is linkable when it answers 200 and lists a firm, whether search engines are offered it or not', () => {
  it.each(tableOf('linkable', 'a page is linkable'))('%s: %s', async (slug, expected) => {
    const found = [await linkable([slug]), (await listed(`/${slug}`)) > 0];
    expect(found).toEqual(expected === 'true' ? [[`/${slug}`], true] : [[], false]);
  });

  it('releases that ask for worthy pages are told of the same ones', async () => {
    const answer = await service.get('/api/seo/worthy?paths=green-card-lawyers-in-houston,immigration-lawyers-in-reno');
    check('get', '/api/seo/worthy', answer);
    expect(answer.body as LinkablePath[]).toEqual([
      { path: '/green-card-lawyers-in-houston', canonicalPath: '/immigration-lawyers-in-houston', total: 8 },
    ]);
  });

  it.each(['home', 'worthy'])('%s takes forty slugs at most', async (list) => {
    const status = async (query: string): Promise<number> => (await service.get(`/api/seo/${list}${query}`)).status;
    expect(await status('')).toBe(400);
    expect(await status(`?paths=${Array.from({ length: 40 }, () => 'a').join(',')}`)).toBe(200);
    expect(await status(`?paths=${Array.from({ length: 41 }, () => 'a').join(',')}`)).toBe(400);
  });

  it('a practice area with one firm has all nine modifiers, and the large cities where firms are', async () => {
    const answer = await service.get('/api/seo/practice/personal-injury');
    check('get', '/api/seo/practice/{slug}', answer);
    const { nearMe, largeCities } = answer.body as PracticeHub;
    expect(nearMe.map(({ to }) => to)).toEqual(
      LAWYER_MODIFIERS.map((modifier) => `/${modifier}-personal-injury-lawyers-near-me`),
    );
    for (const { to, count } of nearMe) expect([to, count]).toEqual([to, await listed(to)]);
    expect(largeCities?.map(({ text }) => text)).toEqual(['Chicago, IL', 'Houston, TX', 'Dallas, TX', 'Austin, TX']);
  });

  it('a practice area without firms has none', async () => {
    const { nearMe } = (await service.get('/api/seo/practice/bankruptcy')).body as PracticeHub;
    expect(nearMe).toEqual([]);
  });
});

describe("'You Might Also Like'", () => {
  async function alsoLike(params: Record<string, string>): Promise<ListedLink[]> {
    const answer = await service.get(`/api/businesses/search?${new URLSearchParams(params)}`);
    check('get', '/api/businesses/search', answer);
    return (answer.body as SearchResponse).alsoLike ?? [];
  }

  it.each([...tableOf('linkable', "'You Might Also Like'"), ['a'.repeat(190), '-', '0'] as const])(
    'of %s in %s has %s links, and each leads to a page that lists a firm',
    async (query, location, expected) => {
      const links = await alsoLike({ ...(query !== '-' && { query }), ...(location !== '-' && { location }) });
      const totals = await Promise.all(links.map(({ to }) => listed(to)));
      expect(links.filter((_, index) => totals[index] === 0)).toEqual([]);
      expect(new Set(links.map(({ to }) => to)).size).toBe(links.length);
      expect([links.length, links]).toEqual([Number(expected), links]);
    },
  );

  it('of a practice area that was chosen names it', async () => {
    const { body } = await service.get('/api/businesses/search?query=dui');
    const [found] = (body as SearchResponse).businesses;
    const links = await alsoLike({ categoryId: found?.categoryId ?? '' });
    expect(links[0]).toEqual({ text: 'Best DUI & DWI Defense near me', to: '/best-dui-dwi-defense-near-me' });
  });

  it('names a city with its state where others share its name', async () => {
    const links = await alsoLike({ query: 'tax', location: 'Springfield, MA' });
    expect(links.at(-1)).toEqual({
      text: 'Affordable tax lawyers in Springfield, MA',
      to: '/affordable-tax-lawyers-in-springfield-ma',
    });
  });
});

it('the sitemap of landing pages lists those that say that they may be indexed, under their own addresses', async () => {
  const [part] = (await service.get('/sitemaps/landing')).body as SitemapPart[];
  const from = encodeURIComponent(part?.from ?? '');
  const entries = (await service.get(`/sitemaps/landing/entries?from=${from}`)).body as SitemapEntry[];
  expect(entries).toHaveLength(part?.count ?? 0);
  const paths = entries.map(({ path }) => path);
  expect(paths).toContain('/immigration-lawyers-in-houston');
  expect(paths.filter((path) => path.includes('-in-dallas'))).toEqual([]);
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
