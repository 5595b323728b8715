import { SITEMAP_PATH } from '@lawdex/contracts';
import type { Site } from '@lawdex/contracts';

/** Crawlers may read every page: one that they may not read is one of which they cannot see that it is noindex. */
export const robotsTxt = ({ origin, demoData }: Pick<Site, 'origin' | 'demoData'>): string =>
  `User-agent: *\nAllow: /\n${demoData ? '' : `\nSitemap: ${origin}${SITEMAP_PATH}\n`}`;
