import { PRIVACY_PATH, RANKING_PATH, REVIEW_RULES_PATH, TERMS_PATH, type Site } from '@lawdex/contracts';
import type { Head } from '../head/head.core.ts';
import { crumbsJsonLd, HOME } from './common.core.ts';

export type LegalPage = 'privacy' | 'terms' | 'ranking' | 'reviewRules';

const PAGES: Record<LegalPage, { label: string; path: string; description(name: string): string }> = {
  privacy: {
    label: 'Privacy Policy',
    path: PRIVACY_PATH,
    description: (name) =>
      `What ${name} collects about its visitors, why, with whom it is shared, and the rights that you have over it.`,
  },
  terms: {
    label: 'Terms of Service',
    path: TERMS_PATH,
    description: (name) =>
      `The terms on which ${name} may be used: an informational directory, not a law firm and no legal advice.`,
  },
  ranking: {
    label: 'How results are ranked',
    path: RANKING_PATH,
    description: (name) =>
      `How ${name} orders what a search finds: what matched, the rating with its reviews, the distance. Nobody can pay for a place.`,
  },
  reviewRules: {
    label: 'How reviews are checked',
    path: REVIEW_RULES_PATH,
    description: (name) =>
      `Who may review a firm on ${name}, when a review counts later and how much later, what is removed and why. The same for every star.`,
  },
};

export function legalHead(page: LegalPage, site: Site): Head {
  const { label, path, description } = PAGES[page];
  return {
    title: label,
    description: description(site.name),
    canonicalPath: path,
    jsonLd: crumbsJsonLd([HOME, { label }], site),
  };
}
