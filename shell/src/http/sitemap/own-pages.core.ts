import {
  CITIES_PATH,
  PRACTICE_AREAS_PATH,
  PRIVACY_PATH,
  RANKING_PATH,
  removedReviewsPath,
  REVIEW_RULES_PATH,
  TERMS_PATH,
} from '@lawdex/contracts';
import type { Site } from '@lawdex/contracts';
import type { Listed } from './listed.core.ts';

/** Name of the sitemap with the shell's own pages. */
export const OWN_PAGES = 'pages';

/** Pages that belong to no row of a service. */
export const ownPages = ({ legalDate }: Pick<Site, 'legalDate'>): Listed[] => [
  { path: '/', lastModified: null },
  { path: PRACTICE_AREAS_PATH, lastModified: null },
  { path: CITIES_PATH, lastModified: null },
  { path: RANKING_PATH, lastModified: null },
  { path: REVIEW_RULES_PATH, lastModified: null },
  { path: removedReviewsPath(), lastModified: null },
  { path: PRIVACY_PATH, lastModified: legalDate },
  { path: TERMS_PATH, lastModified: legalDate },
];
