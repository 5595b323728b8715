import { aCategory, aSummary } from '@lawdex/mf-kit/testing/fixtures';
import home from '../../../mf-directory/src/expose/home.ts';
import { allLinkable, fails, ok } from '../../../packages/mf-kit/src/testing/services.ts';
import { never, pageStory, Screen } from './page-story.tsx';

export default { component: Screen };

const at = { route: '/', url: '/' };

export const Shown = pageStory(home, at, {
  'GET /api/categories': ok([
    aCategory(),
    aCategory({ id: 'b', slug: 'bankruptcy', name: 'Bankruptcy', businessCount: 1200 }),
    aCategory({ id: 'w', slug: 'w', name: 'W'.repeat(80) }),
  ]),
  'GET /api/cities': ok([{ city: 'New York', state: 'NY', count: 131 }]),
  'GET /api/businesses/featured': ok([aSummary(), aSummary({ id: 'b', name: 'W'.repeat(80) })]),
  'GET /api/figures': ok({ firms: 3000, cities: 171, reviews: 20_029, practiceAreas: 74 }),
  'GET /api/seo/home': allLinkable(
    ['California', 'District of Columbia', 'New York', 'Texas'].map((text, at) => ({
      text,
      to: `/lawyers-in-state-${at}`,
      count: 1171 - 310 * at,
    })),
  ),
});
export const Loading = pageStory(home, at, {
  'GET /api/categories': never,
  'GET /api/cities': never,
  'GET /api/businesses/featured': never,
});
export const Failed = pageStory(home, at, {
  'GET /api/categories': fails(),
  'GET /api/cities': fails(),
  'GET /api/businesses/featured': fails(),
});
