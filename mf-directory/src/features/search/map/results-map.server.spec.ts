/**
 * Tests the HTML that the server writes for visitors without JavaScript. It runs without a document, as the shell's workers do.
 *
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["source", "node"]}
 */
import { aFound, answerWith, aSearch, ok, servePage } from '@lawdex/mf-kit/testing';
import { prefetchSearch, SearchPage } from '../SearchPage.tsx';

const MARK = { x: 50, y: 40, count: 3, label: 'Austin, TX', slug: null, location: 'Austin, TX', holds: ['Austin, TX'] };
const PIN = { ...MARK, count: 1, label: 'Reno Law', slug: 'reno-law', location: null, holds: ['b2'] };

it('without JavaScript each mark is a link: to a firm, or to the search within the place', async () => {
  answerWith({
    'GET /api/categories': ok([]),
    'GET /api/cities': ok([]),
    'GET /api/businesses/search': ok(aSearch({ businesses: [aFound()], total: 4 })),
    'GET /api/businesses/search/map': ok({ view: '5-20-31', marks: [MARK, PIN], isOfPage: false, unplaced: 0 }),
  });
  const at = { route: '/search', url: '/search?query=dui&radius=5&location=Reno&view=map' };
  const { html = '' } = await servePage({ Page: SearchPage, prefetch: prefetchSearch }, at);
  const [map = ''] = /<svg [^>]*aria-label="Map of the results".*?<figcaption/s.exec(html) ?? [];
  const links = [...map.matchAll(/<a ([^>]*)>/g)].map(([, said = '']) => [
    /aria-label="([^"]*)"/.exec(said)?.[1],
    /href="([^"]*)"/.exec(said)?.[1]?.replaceAll('&amp;', '&'),
  ]);
  expect(links).toEqual([
    ['Austin, TX: 3 firms', '/search?query=dui&location=Austin%2C+TX&view=map'],
    ['Reno Law', '/business/reno-law'],
  ]);
  expect(map).toContain('href="/api/search/land/5-20-31.svg#land"');
  expect(html).toContain('name="view" value="map"');
});
