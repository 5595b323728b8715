import { aBusiness, aReview } from '@lawdex/mf-kit/testing/fixtures';
import business from '../../../mf-directory/src/expose/business.ts';
import { businessAnswers, fails, ok } from '../../../packages/mf-kit/src/testing/services.ts';
import { never, pageStory, Screen } from './page-story.tsx';

export default { component: Screen };

const at = { route: '/business/:slug', url: '/business/smith-law' };
const PAGE = 'GET /api/businesses/slug/smith-law/page';
const W = 'W'.repeat(80);

export const Shown = pageStory(business, at, businessAnswers(aBusiness(), { reviews: ok([aReview()]) }));
export const LongWords = pageStory(
  business,
  at,
  businessAnswers(
    aBusiness({
      name: W,
      description: W,
      address: W,
      city: W,
      website: `https://${W}.example/`,
      email: `${W}@w.example`,
    }),
    { reviews: ok([aReview({ userName: W, comment: W })]) },
  ),
);
export const NothingKnown = pageStory(
  business,
  at,
  businessAnswers(
    aBusiness({
      rating: '0.0',
      reviewCount: 0,
      phone: null,
      website: null,
      hours: null,
      isOpen: null,
      languages: [],
      feeBasis: [],
    }),
  ),
);
export const Court = pageStory(
  business,
  at,
  businessAnswers(
    aBusiness({
      kind: 'court',
      name: 'Middlesex County Superior Court',
      description: '',
      category: null,
      website: null,
      hours: null,
      isOpen: null,
      languages: [],
      feeBasis: [],
    }),
  ),
);
export const RefusedReview = pageStory(
  business,
  {
    ...at,
    submission: {
      kind: 'invalid',
      values: { userName: 'A', comment: 'Bad' },
      errors: { userName: 'Name must be at least 2 characters', comment: 'Write at least 10 characters' },
    },
  },
  businessAnswers(aBusiness()),
);
export const Loading = pageStory(business, at, { [PAGE]: never });
export const Missing = pageStory(business, at);
export const Failed = pageStory(business, at, { [PAGE]: fails() });
