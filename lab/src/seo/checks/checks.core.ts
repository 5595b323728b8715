import { hreflangs, missingBasics, robotsContradictions } from './basics.core.ts';
import { canonicalFaults } from './canonicals.core.ts';
import { alikePages, duplicateDescriptions, duplicateHeadings, duplicateTitles } from './duplicates.core.ts';
import { brokenLinks, redirects } from './links.core.ts';
import { farPages, orphans } from './reach.core.ts';
import { sitemapFaults, unlisted } from './sitemap.core.ts';
import { structuredDataFaults } from './structured-data.core.ts';
import { thinPages } from './thin.core.ts';
import type { Crawled, Finding } from '../crawled.core.ts';

export interface Check {
  name: string;
  find(crawled: Crawled): Finding[];
}

/** All that must be zero. */
export const CHECKS: readonly Check[] = [
  { name: 'broken links', find: brokenLinks },
  { name: 'links to redirects', find: redirects },
  { name: 'duplicate titles', find: duplicateTitles },
  { name: 'duplicate descriptions', find: duplicateDescriptions },
  { name: 'duplicate h1', find: duplicateHeadings },
  { name: 'pages more than 70 % alike', find: alikePages },
  { name: 'no or many title, description, h1, lang', find: missingBasics },
  { name: 'thin pages', find: thinPages },
  { name: 'orphans', find: orphans },
  { name: 'more than 4 clicks from home', find: farPages },
  { name: 'sitemap says what is not so', find: sitemapFaults },
  { name: 'indexable, not in the sitemap', find: unlisted },
  { name: 'canonicals', find: canonicalFaults },
  { name: 'structured data', find: structuredDataFaults },
  { name: 'hreflang', find: hreflangs },
  { name: 'robots contradictions', find: robotsContradictions },
];
