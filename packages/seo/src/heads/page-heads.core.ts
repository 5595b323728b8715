import { ADD_BUSINESS_PATH, andText, COMPARE_PATH, removedReviewsPath, SAVED_PATH, type Site } from '@lawdex/contracts';
import { truncate } from '../head/escape.core.ts';
import type { Head } from '../head/head.core.ts';
import type { CrumbLink } from '../json-ld/json-ld.core.ts';
import { crumbsJsonLd, DESCRIPTION_MAX, HOME, pageText } from './common.core.ts';

export function homeHead(site: Site): Head {
  return {
    title: 'Find Experienced Legal Representation',
    description: `Find lawyers and law firms near you by practice area or city. Read reviews, see hours and fees, and compare firms on ${site.name}.`,
    keywords: ['lawyers', 'law firms', 'attorneys', 'legal help', 'lawyer reviews'],
    canonicalPath: '/',
  };
}

const ADD = 'Add Your Business';
const SAVED = 'Saved Law Firms';
const COMPARE = 'Compare Law Firms';

export const addBusinessCrumbs = (): CrumbLink[] => [HOME, { label: ADD }];
export const savedCrumbs = (): CrumbLink[] => [HOME, { label: SAVED }];
export const compareCrumbs = (): CrumbLink[] => [HOME, { label: COMPARE }];
export const removedReviewsCrumbs = (): CrumbLink[] => [HOME, { label: 'Removed Reviews' }];

/** Not indexed, because the page only announces a feature. */
export const addBusinessHead = (site: Site): Head => ({
  title: ADD,
  description: `List your law firm on ${site.name}. This feature is coming soon.`,
  canonicalPath: ADD_BUSINESS_PATH,
  robots: { index: false, follow: true },
  jsonLd: crumbsJsonLd(addBusinessCrumbs(), site),
});

/** Not indexed, because the content is in the visitor's own browser. */
export const savedHead = (site: Site): Head => ({
  title: SAVED,
  description: 'The law firms that you saved in this browser, with your notes.',
  canonicalPath: SAVED_PATH,
  robots: { index: false, follow: true },
  jsonLd: crumbsJsonLd(savedCrumbs(), site),
});

/** Not indexed, because every choice of businesses would be a page. `names` is empty while there is nothing to compare. */
export function compareHead(names: readonly string[], site: Site): Head {
  const compared = andText(names);
  return {
    title: compared ? `Compare ${compared}` : COMPARE,
    description: truncate(
      compared
        ? `${compared} side by side: ratings, prices, hours, languages, fees and consultations.`
        : 'Up to four law firms side by side: ratings, prices, hours, languages, fees and consultations.',
      DESCRIPTION_MAX,
    ),
    canonicalPath: COMPARE_PATH,
    robots: { index: false, follow: true },
    jsonLd: crumbsJsonLd(compareCrumbs(), site),
  };
}

export const removedReviewsHead = (page: number, site: Site): Head => ({
  title: `Removed Reviews${pageText(page)}`,
  description: `Every review that ${site.name} took down: the month, its stars and why, and how many good and bad ones were removed${pageText(page)}.`,
  canonicalPath: removedReviewsPath(page),
  // Further pages have only rows that name nothing that anybody looks for.
  robots: { index: page === 1, follow: true },
  jsonLd: crumbsJsonLd(removedReviewsCrumbs(), site),
});
