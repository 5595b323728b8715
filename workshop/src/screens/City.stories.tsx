import { aSummary } from '@lawdex/mf-kit/testing/fixtures';
import city from '../../../mf-directory/src/expose/city.ts';
import { ok } from '../../../packages/mf-kit/src/testing/services.ts';
import { pageStory, Screen } from './page-story.tsx';

export default { component: Screen };

const at = { route: '/city/:city', url: '/city/new%20york?state=ny' };

export const Shown = pageStory(city, at, {
  'GET /api/cities/new%20york/summary': ok({
    city: 'New York',
    state: 'NY',
    count: 600,
    averageRating: '4.3',
    totalReviews: 4120,
    practiceAreas: 24,
  }),
  'GET /api/cities/new%20york/businesses': ok([aSummary()]),
  'GET /api/seo/city/new%20york': ok([{ text: 'Immigration', to: '/immigration-lawyers-in-new-york', count: 14 }]),
});
export const Missing = pageStory(city, at);
