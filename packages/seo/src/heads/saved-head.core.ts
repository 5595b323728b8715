import { SAVED_PATH, type Site } from '@lawdex/contracts';
import type { Head } from '../head/head.core.ts';
import { breadcrumbJsonLd, type CrumbLink } from '../json-ld/json-ld.core.ts';
import { HOME, isServer } from './common.core.ts';

const TITLE = 'Saved Law Firms';

export const savedCrumbs = (): CrumbLink[] => [HOME, { label: TITLE }];

/** Not indexed, because the content is in the visitor's own browser. */
export const savedHead = (site: Site): Head => ({
  title: TITLE,
  description: 'The law firms that you saved in this browser, with your notes.',
  canonicalPath: SAVED_PATH,
  robots: { index: false, follow: true },
  jsonLd: isServer ? [breadcrumbJsonLd(savedCrumbs(), site)] : [],
});
