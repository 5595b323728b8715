import { SEARCH_PATH, type BusinessSummary, type Site } from '@lawdex/contracts';
import { truncate } from '../head/escape.core.ts';
import type { Head } from '../head/head.core.ts';
import { breadcrumbJsonLd } from '../json-ld/json-ld.core.ts';
import { searchResultsJsonLd } from '../json-ld/list-json-ld.core.ts';
import { countText, DESCRIPTION_MAX, HOME, isServer, pageText } from './common.core.ts';

export interface SearchHeadInput {
  query?: string;
  location?: string;
  page?: number;
  /** Absent while the results load. */
  results?: { businesses: readonly BusinessSummary[]; total: number };
}

/** Not indexed, because every combination of filters would be a page. */
export function searchHead({ query, location, page = 1, results }: SearchHeadInput, site: Site): Head {
  const subject = query ? `Search Results for "${query}"` : 'Local Businesses';
  const title = `${subject}${location ? ` in ${location}` : ''}${pageText(page)}`;
  const found = results ? `${countText(results.total)} found` : 'Lawyers and law firms';
  const description = `${found}${query ? ` for "${query}"` : ''}${location ? ` in ${location}` : ''}. Filter by rating, price range and availability.`;
  const structured = () => [
    ...(results && results.businesses.length > 0
      ? [searchResultsJsonLd({ name: subject, description, canonicalPath: SEARCH_PATH, ...results }, site)]
      : []),
    breadcrumbJsonLd([HOME, { label: 'Search Results' }], site),
  ];
  return {
    title,
    description: truncate(description, DESCRIPTION_MAX),
    canonicalPath: SEARCH_PATH,
    robots: { index: false, follow: true },
    jsonLd: isServer ? structured() : [],
  };
}
