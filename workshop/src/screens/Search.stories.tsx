import { aCategory, aFound, aSearch } from '@lawdex/mf-kit/testing/fixtures';
import search from '../../../mf-directory/src/expose/search.ts';
import { fails, ok } from '../../../packages/mf-kit/src/testing/services.ts';
import { never, pageStory, Screen } from './page-story.tsx';

export default { component: Screen };

const at = { route: '/search', url: '/search?query=dui&location=Austin&rating=4' };
const searching = (answer: Parameters<typeof pageStory>[2]) =>
  pageStory(search, at, {
    'GET /api/categories': ok([aCategory()]),
    'GET /api/cities': ok([{ city: 'Austin', state: 'TX', count: 3 }]),
    ...answer,
  });

const businesses = Array.from({ length: 20 }, (_, index) =>
  aFound({ id: `b${index}`, slug: `smith-${index}`, name: index === 3 ? 'W'.repeat(80) : `Smith Law ${index + 1}` }),
);

export const Results = searching({ 'GET /api/businesses/search': ok(aSearch({ businesses, total: 941 })) });
export const NothingFound = searching({ 'GET /api/businesses/search': ok(aSearch({ businesses: [] })) });
export const Loading = searching({ 'GET /api/businesses/search': never });
export const Failed = searching({ 'GET /api/businesses/search': fails() });
