import { removedReviewsPath, type Site } from '@lawdex/contracts';
import type { Head } from '../head/head.core.ts';
import { breadcrumbJsonLd, type CrumbLink } from '../json-ld/json-ld.core.ts';
import { HOME, isServer, pageText } from './common.core.ts';

export const removedReviewsCrumbs = (): CrumbLink[] => [HOME, { label: 'Removed Reviews' }];

export const removedReviewsHead = (page: number, site: Site): Head => ({
  title: `Removed Reviews${pageText(page)}`,
  description: `Every review that ${site.name} took down: the month, its stars and why, and how many good and bad ones were removed${pageText(page)}.`,
  canonicalPath: removedReviewsPath(page),
  // Further pages have only rows that name nothing that anybody looks for.
  robots: { index: page === 1, follow: true },
  jsonLd: isServer ? [breadcrumbJsonLd(removedReviewsCrumbs(), site)] : [],
});
