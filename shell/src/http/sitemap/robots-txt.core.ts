import { SITEMAP_PATH } from '@lawdex/contracts';
import type { Site } from '@lawdex/contracts';

/** Allows all pages, because crawlers must read a page to see that it is noindex. */
export const robotsTxt = ({ origin, demoData }: Pick<Site, 'origin' | 'demoData'>): string =>
  `User-agent: *\nAllow: /\n${demoData ? '' : `\nSitemap: ${origin}${SITEMAP_PATH}\n`}`;
