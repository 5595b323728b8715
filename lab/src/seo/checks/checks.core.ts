import type { Crawled, Finding } from '../crawled.core.ts';
import { brokenLinks, farPages, orphans, redirects, sitemapFaults, unlisted } from './links.core.ts';
import * as pages from './pages.core.ts';
import { structuredDataFaults } from './structured-data.core.ts';

/** All that must be zero. */
export const CHECKS: Readonly<Record<string, (crawled: Crawled) => Finding[]>> = {
  'broken links': brokenLinks,
  'links to redirects': redirects,
  'duplicate titles': pages.duplicateTitles,
  'duplicate descriptions': pages.duplicateDescriptions,
  'duplicate h1': pages.duplicateHeadings,
  'pages more than 70 % alike': pages.alikePages,
  'no or many title, description, h1, lang': pages.missingBasics,
  'thin pages': pages.thinPages,
  orphans,
  'more than 4 clicks from home': farPages,
  'sitemap says what is not so': sitemapFaults,
  'indexable, not in the sitemap': unlisted,
  canonicals: pages.canonicalFaults,
  'structured data': structuredDataFaults,
  hreflang: pages.hreflangs,
  'robots contradictions': pages.robotsContradictions,
};
