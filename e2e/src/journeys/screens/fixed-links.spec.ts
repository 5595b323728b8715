import type { LandingPage } from '@lawdex/contracts';
import type { APIRequestContext, Page } from '@playwright/test';
import { someBusiness } from '../../businesses.ts';
import { getPatiently } from '../../patiently.ts';
import { expect, test, visit } from '../../test.ts';

const CITIES = ['new-york', 'los-angeles', 'chicago', 'houston', 'phoenix'];
const PRACTICES = ['personal-injury', 'car-accident', 'divorce-family-law', 'criminal-defense'];

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

  test("home has 'Find Lawyers by City', four links for each of five cities, and eight 'Quick Searches', whose pages list firms", async ({
    page,
  }) => {
    const inCities = CITIES.flatMap((city) => PRACTICES.map((practice) => `/${practice}-lawyers-in-${city}`));
    // A newly filled site knows all its pages within half a minute.
    await expect(async () => {
      await visit(page, '/');
      expect(await linksIn(page, 'Find Lawyers by City')).toEqual(await listing(page.request, inCities));
      expect(await linksIn(page, 'Quick Searches')).toHaveLength(8);
    }).toPass();
    await page.getByRole('link', { name: 'Best car accident near me' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Best Car Accident Lawyers');
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('a firm has Related Searches, built from its practice area and its city', async ({ page }) => {
    const { slug } = await someBusiness(page.request, 1);
    await visit(page, `/business/${slug}`);
    const links = (await linksIn(page, 'Related Searches')).filter((path) => !path.startsWith('/city/'));
    expect(links).toHaveLength(5);
    expect(await listing(page.request, links)).toEqual(links);
  });
});
