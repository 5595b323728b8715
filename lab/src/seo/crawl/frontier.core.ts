import { pathOn } from '../crawled.core.ts';

/** Queries that make another page; every other one only looks at the same page differently. */
const PAGES = ['state', 'page'];

export const isPlain = (path: string): boolean =>
  [...new URLSearchParams(path.split('?')[1] ?? '').keys()].every((name) => PAGES.includes(name));

/**
 * Where a link of a page leads, as a path of this site; null for another site, a telephone or an e-mail. `origins`: those under
 * which the site is known.
 */
export function pathOfLink(href: string, page: string, origins: readonly string[]): string | null {
  const [own = ''] = origins;
  const base = `${own}${page}`;
  if (!URL.canParse(href, base)) return null;
  const url = new URL(href, base);
  url.hash = '';
  for (const origin of origins) {
    const path = pathOn(origin, url.href);
    if (path !== null) return path;
  }
  return null;
}

/** The links of a page that are read: searches on a page that is not offered are left out, because they would go on for ever. */
export const linksToRead = (links: readonly string[], isOffered: boolean): string[] =>
  isOffered ? [...links] : links.filter(isPlain);
