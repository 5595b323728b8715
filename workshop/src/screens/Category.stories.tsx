import { aCategory, aSummary, CATEGORY_ID } from '@lawdex/mf-kit/testing/fixtures';
import category from '../../../mf-directory/src/expose/category.ts';
import { ok } from '../../../packages/mf-kit/src/testing/services.ts';
import { pageStory, Screen } from './page-story.tsx';

export default { component: Screen };

const at = { route: '/category/:slug', url: '/category/car-accidents' };
const CATEGORY = 'GET /api/categories/slug/car-accidents';
const BUSINESSES = `GET /api/categories/${CATEGORY_ID}/businesses`;

export const Shown = pageStory(category, at, {
  [CATEGORY]: ok(aCategory()),
  [BUSINESSES]: ok([aSummary()]),
  'GET /api/cities': ok([{ city: 'New York', state: 'NY', count: 131 }]),
  'GET /api/seo/practice/car-accidents': ok({
    states: [{ text: 'Texas', to: '/car-accident-lawyers-in-texas', count: 40 }],
    cities: [{ text: 'Austin, TX', to: '/car-accident-lawyers-in-austin', count: 12 }],
    nearMe: [{ text: 'Best', to: '/best-car-accident-lawyers-near-me', count: 30 }],
  }),
});
const PARTS = [
  'Bicycle & Pedestrian Accidents',
  'Dog Bites',
  'Medical Malpractice',
  'Nursing Home Abuse',
  'Wrongful Death',
];
export const WithParts = pageStory(category, at, {
  [CATEGORY]: ok(aCategory({ children: PARTS.map((name, part) => ({ name, slug: `part-${part}` })) })),
  [BUSINESSES]: ok([aSummary()]),
});
export const Empty = pageStory(category, at, { [CATEGORY]: ok(aCategory({ businessCount: 0 })), [BUSINESSES]: ok([]) });
export const Missing = pageStory(category, at);
