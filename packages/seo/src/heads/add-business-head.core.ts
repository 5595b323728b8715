import { ADD_BUSINESS_PATH, type Site } from '@lawdex/contracts';
import type { Head } from '../head/head.core.ts';
import { breadcrumbJsonLd, type CrumbLink } from '../json-ld/json-ld.core.ts';
import { HOME, isServer } from './common.core.ts';

const TITLE = 'Add Your Business';

export const addBusinessCrumbs = (): CrumbLink[] => [HOME, { label: TITLE }];

/** Not indexed, because the page only announces a feature. */
export const addBusinessHead = (site: Site): Head => ({
  title: TITLE,
  description: `List your law firm on ${site.name}. This feature is coming soon.`,
  canonicalPath: ADD_BUSINESS_PATH,
  robots: { index: false, follow: true },
  jsonLd: isServer ? [breadcrumbJsonLd(addBusinessCrumbs(), site)] : [],
});
