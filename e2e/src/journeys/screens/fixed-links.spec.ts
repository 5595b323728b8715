import { LAWYER_MODIFIERS, searchPath, type LandingPage } from '@lawdex/contracts';
import type { APIRequestContext, Page } from '@playwright/test';
import { someBusiness } from '../../businesses.ts';
import { getPatiently } from '../../patiently.ts';
import { expect, test, visit } from '../../test.ts';

const CITIES = ['new-york', 'los-angeles', 'chicago', 'houston', 'phoenix'];
const PRACTICES = ['personal-injury', 'car-accident', 'divorce-family-law', 'criminal-defense'];
const TOPICS = [
  'personal-injury',
  'car-accident',
  'divorce-family-law',
  'criminal-defense',
  'dui-dwi-defense',
  'workers-compensation',
  'medical-malpractice',
  'child-custody',
];

const linksIn = (page: Page, name: string): Promise<string[]> =>
  page
    .getByRole('main')
    .getByRole('region', { name, exact: true })
    .getByRole('link', { includeHidden: true })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

async function listsFirms(request: APIRequestContext, path: string): Promise<boolean> {
  const answer = await getPatiently(request, `/api/landing${path}`);
  return answer.ok() && ((await answer.json()) as LandingPage).total > 0;
}

/** Keeps the paths whose page lists a business. */
async function listing(request: APIRequestContext, paths: readonly string[]): Promise<string[]> {
  const lists = await Promise.all(paths.map((path) => listsFirms(request, path)));
  return paths.filter((_, index) => lists[index]);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("home has 'Find Lawyers by City', four links for each of five cities, and the 'Quick Searches', whose pages list firms", async ({
    page,
  }) => {
    const inCities = CITIES.flatMap((city) => PRACTICES.map((practice) => `/${practice}-lawyers-in-${city}`));
    const quick = TOPICS.map((topic) => `/best-${topic}-near-me`);
    // A newly filled site knows all its pages within half a minute.
    await expect(async () => {
      await visit(page, '/');
      expect(await linksIn(page, 'Find Lawyers by City')).toEqual(await listing(page.request, inCities));
      expect(await linksIn(page, 'Quick Searches')).toEqual(quick);
    }).toPass();
    await page.getByRole('link', { name: 'Best car accident near me' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Best Car Accident Lawyers');
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('a practice area has popular-search links with nine modifiers, and the large cities', async ({ page }) => {
    await visit(page, '/category/medical-malpractice');
    const popular = await linksIn(page, 'Popular Searches');
    expect(popular.toSorted()).toEqual(
      LAWYER_MODIFIERS.map((modifier) => `/${modifier}-medical-malpractice-lawyers-near-me`).toSorted(),
    );
    expect(await linksIn(page, 'All Law Firms in Large Cities')).toHaveLength(12);
  });

  test("a search has the eight links of 'You Might Also Like'", async ({ page }) => {
    await visit(page, searchPath({ query: 'personal injury', location: 'Texas' }));
    const links = await linksIn(page, 'You Might Also Like');
    expect(links).toEqual([
      '/best-personal-injury-near-me',
      '/affordable-personal-injury-near-me',
      '/top-rated-personal-injury-near-me',
      '/personal-injury-lawyers-in-texas',
      '/divorce-lawyers-in-texas',
      '/criminal-defense-lawyers-in-texas',
      '/best-personal-injury-lawyers-in-texas',
      '/affordable-personal-injury-lawyers-in-texas',
    ]);
    expect(await listing(page.request, links)).toEqual(links);
  });

  test('a firm has Related Searches, built from its practice area and its city', async ({ page }) => {
    const { slug } = await someBusiness(page.request, 1);
    await visit(page, `/business/${slug}`);
    const links = (await linksIn(page, 'Related Searches')).filter((path) => !path.startsWith('/city/'));
    expect(links).toHaveLength(5);
    expect(await listing(page.request, links)).toEqual(links);
  });
});

test('whatever is searched for, each link of the card leads to a page that lists a firm', async ({ page }) => {
  const searches = [
    { query: "o'brien & sons", location: "Coeur d'Alene" },
    { query: 'niño', location: 'St. Louis' },
    { query: 'top rated', location: 'Springfield' },
    { query: 'qwzx', location: 'Texas' },
    { query: 'law', location: '77002' },
    { query: 'divorce', location: 'Atlantis' },
    { query: 'lawyers in action', location: 'Washington' },
  ];
  for (const search of searches) {
    await visit(page, searchPath(search));
    const links = await linksIn(page, 'You Might Also Like');
    expect([search, links.length > 0, await listing(page.request, links)]).toEqual([search, true, links]);
  }
});
