import { canonicalUrl, escapeHtml } from '@lawdex/seo';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const element = (name: string, origin: string, { path, lastModified }: Listed): string =>
  `<${name}><loc>${escapeHtml(canonicalUrl(origin, path))}</loc>${
    lastModified === null ? '' : `<lastmod>${escapeHtml(lastModified)}</lastmod>`
  }</${name}>\n`;

/** The index of sitemaps; `files` contains at least one. */
export const sitemapIndex = (origin: string, files: readonly Listed[]): string =>
  `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${files.map((file) => element('sitemap', origin, file)).join('')}</sitemapindex>\n`;

export const URLSET_BEGIN = `${HEAD}<urlset xmlns="${NAMESPACE}">\n`;
export const URLSET_END = '</urlset>\n';

/** Lines of a sitemap; `entries` are canonical paths. */
export const urls = (origin: string, entries: readonly Listed[]): string =>
  entries.map((entry) => element('url', origin, entry)).join('');

export interface Listed {
  path: string;
  /** ISO 8601; null when unknown, because an invented date would discredit the others. */
  lastModified: string | null;
}
