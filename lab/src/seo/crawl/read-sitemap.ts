import { parseFragment } from 'parse5';
import { elements, textOf } from './read-page.ts';

export interface SitemapFile {
  kind: 'index' | 'urls' | 'unknown';
  lines: { loc: string; lastModified: string | null }[];
}

/** Reads the lines of an index or a sitemap. Their few elements read the same as HTML. */
export function readSitemap(xml: string): SitemapFile {
  const all = parseFragment(xml).childNodes.flatMap((node) => [...elements(node)]);
  const named = (name: string) => all.filter(({ tagName }) => tagName === name);
  const textIn = (parent: (typeof all)[number], name: string) =>
    [...elements(parent)].filter(({ tagName }) => tagName === name).map((one) => textOf(one).trim())[0];
  const kind = named('sitemapindex').length > 0 ? 'index' : named('urlset').length > 0 ? 'urls' : 'unknown';
  const lines = named(kind === 'index' ? 'sitemap' : 'url').map((entry) => ({
    loc: textIn(entry, 'loc') ?? '',
    lastModified: textIn(entry, 'lastmod') ?? null,
  }));
  return { kind, lines };
}
