import { aBusiness, aComparison } from '@lawdex/mf-kit/testing/fixtures';
import compare from '../../../mf-compare/src/expose/compare.ts';
import { fails, ok } from '../../../packages/mf-kit/src/testing/services.ts';
import { never, pageStory, Screen } from './page-story.tsx';

export default { component: Screen };

const id = (n: number): string => `00000000-0000-4000-8000-00000000000${n}`;
const at = (count: number, more = '') => ({
  route: '/compare',
  url: `/compare?ids=${Array.from({ length: count }, (_, n) => id(n))}${more}`,
});
const COMPARISON = 'GET /api/businesses/compare';

const smith = aBusiness({ id: id(0), rating: '4.8', reviewCount: 23 });
const unsaid = aBusiness({
  id: id(1),
  name: 'Nothing & Unsaid',
  priceRange: null,
  phone: null,
  isOpen: null,
  hours: null,
  languages: [],
  feeBasis: [],
  rating: '0.0',
  reviewCount: 0,
  freeConsultation: false,
});
const long = aBusiness({
  id: id(2),
  name: 'W'.repeat(80),
  address: 'W'.repeat(60),
  rating: '3.2',
  reviewCount: 1204,
  isOpen: false,
  licences: [
    { jurisdiction: 'Massachusetts', number: 'W'.repeat(30), yearAdmitted: 1984, sourceUrl: null, checkedAt: null },
  ],
});
const court = aBusiness({ id: id(3), kind: 'court', name: 'Travis County Court', category: null, reviewCount: 0 });

export const Two = pageStory(compare, at(2), { [COMPARISON]: ok(aComparison([smith, unsaid])) });
export const Four = pageStory(compare, at(4), { [COMPARISON]: ok(aComparison([smith, unsaid, long, court])) });
export const OnlyDifferences = pageStory(compare, at(2, '&show=differences&near=30.3,-97.6'), {
  [COMPARISON]: ok(aComparison([smith, unsaid])),
});
export const NoDifferences = pageStory(compare, at(2, '&show=differences'), {
  [COMPARISON]: ok(aComparison([smith, aBusiness({ ...smith, id: id(1), name: 'Smith Law, second office' })])),
});
export const OneHasGone = pageStory(compare, at(3, ',abc'), {
  [COMPARISON]: ok(aComparison([smith, unsaid], { missingIds: [id(2)] })),
});
export const TooFew = pageStory(compare, at(1));
export const OneIsLeft = pageStory(compare, at(2), { [COMPARISON]: ok(aComparison([smith], { missingIds: [id(1)] })) });
export const NoneIsLeft = pageStory(compare, at(2), { [COMPARISON]: ok(aComparison([])) });
export const Loading = pageStory(compare, at(2), { [COMPARISON]: never });
export const Failed = pageStory(compare, at(2), { [COMPARISON]: fails(503) });
