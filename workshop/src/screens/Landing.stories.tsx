import { aLanding, aNearMeLanding, aSummary } from '@lawdex/mf-kit/testing/fixtures';
import type { LandingPage } from '@lawdex/contracts';
import landing from '../../../mf-directory/src/expose/landing.ts';
import { fails, ok } from '../../../packages/mf-kit/src/testing/services.ts';
import { never, pageStory, Screen } from './page-story.tsx';

export default { component: Screen };

const SLUG = 'best-car-accident-lawyers-in-austin';
const at = { route: '/:slug', url: `/${SLUG}` };
const PAGE = `GET /api/landing/${SLUG}`;
const shows = (page: LandingPage) => pageStory(landing, at, { [PAGE]: ok(page) });

const FIRMS = ['Smith Law', 'Garza & Ortiz', 'W'.repeat(60)].map((name, at) =>
  aSummary({ id: String(at), slug: `firm-${at}`, name }),
);
const CITIES = ['Houston, TX', 'New York, NY', 'Los Angeles, CA', 'Chicago, IL', 'Rancho Cucamonga, CA'].map(
  (text, at) => ({ text, to: `/best-car-accident-lawyers-in-city-${at}`, count: 1200 - 171 * at }),
);
const NOT_INDEXED = { index: false, verdict: 'few-businesses' } as const;

export const Shown = shows(
  aLanding({
    businesses: FIRMS,
    nearby: CITIES,
    faqs: [
      { question: 'How many are open on weekends?', answer: '5 of 12.' },
      { question: 'Which languages are spoken besides English?', answer: 'Spanish at 4 of 12.' },
    ],
  }),
);
export const Thin = shows(aLanding({ total: 1, robots: NOT_INDEXED }));
export const Empty = shows(
  aLanding({ total: 0, businesses: [], faqs: [], robots: { index: false, verdict: 'empty' }, nearby: CITIES }),
);
export const ByRelevance = shows(
  aLanding({ text: 'dog walkers', category: null, categorySlug: null, sortedBy: 'relevance', robots: NOT_INDEXED }),
);
export const OfBusinesses = shows(aLanding({ type: 'business', businesses: FIRMS }));
export const NearMe = shows(aNearMeLanding({ chooseCity: CITIES }));
export const NearPosition = shows(aNearMeLanding({ positionUsed: true, radiusMiles: 25, location: 'near you' }));
export const Hub = shows(
  aLanding({
    type: 'generic',
    modifier: null,
    modifierLabel: null,
    category: null,
    categorySlug: null,
    h1Title: 'Lawyers in Texas',
    location: 'Texas',
    city: null,
    place: { kind: 'state', state: 'TX' },
    parent: { text: 'Lawyers by state', to: '/lawyers-by-state', count: 3000 },
    businesses: FIRMS,
    hubs: [
      { title: 'Cities in Texas', links: CITIES },
      { title: 'Practice areas in Texas', links: CITIES.map((link) => ({ ...link, to: `${link.to}-practice` })) },
    ],
  }),
);
export const Loading = pageStory(landing, at, { [PAGE]: never });
export const Failed = pageStory(landing, at, { [PAGE]: fails() });
export const Missing = pageStory(landing, at);
