import { HOME, pathOfLink, type Crawled, type SitemapLine, type Visit } from '../crawled.core.ts';
import { readPage } from '../crawl/read-page.ts';

export const ORIGIN = 'https://planted.example';

type Text = 'title' | 'description' | 'h1' | 'robots' | 'canonical' | 'lang' | 'text' | 'head';
/** A page of a site that specs make up, faultless unless told otherwise: the text of its main content, more elements of its head as HTML. */
export type Planted = Partial<Record<Text, string> & { links: string[]; jsonLd: unknown }>;

/** 150 words that no other seed has in this order. */
export function textOf(seed: string): string {
  let state = [...seed].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) >>> 0;
  return Array.from({ length: 150 }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return `w${(state >>> 20) % 900}`;
  }).join(' ');
}

export function plantedHtml(path: string, planted: Planted = {}): string {
  const { title = `Title of ${path}`, description = `About ${path}`, h1 = `Heading of ${path}`, lang = 'en' } = planted;
  const { robots = 'index, follow', text = textOf(path), links = [], head = '', jsonLd } = planted;
  const canonical = planted.canonical ?? `${ORIGIN}${path === HOME ? '' : path}`;
  const structured =
    jsonLd === undefined ? '' : `<script type="application/ld+json">${JSON.stringify(jsonLd)}</script>`;
  return `<!doctype html><html lang="${lang}"><head><title>${title}</title>
    <meta name="description" content="${description}"><meta name="robots" content="${robots}">
    <link rel="canonical" href="${canonical}">${head}${structured}</head>
    <body><nav>${links.map((link) => `<a href="${link}">there</a>`).join(' ')}</nav>
    <main><h1>${h1}</h1><p>${text}</p></main></body></html>`;
}

export const plantedVisit = (path: string, planted: Planted = {}): Visit => {
  const { facts, ...read } = readPage(plantedHtml(path, planted));
  const links = read.links.flatMap((link) => pathOfLink(link, path, [ORIGIN]) ?? []);
  return { path, status: 200, location: null, robotsHeader: null, page: facts, links };
};

export const plantedLine = (path: string): SitemapLine => ({
  loc: `${ORIGIN}${path === HOME ? '' : path}`,
  path,
  lastModified: '2026-11-01T00:00:00Z',
  file: '/sitemap-1.xml',
});

/** A crawled site of these pages, all of them in its sitemap. */
export function plantedSite(pages: Readonly<Record<string, Planted>>): Crawled {
  const paths = Object.keys(pages);
  return {
    visits: new Map(Object.entries(pages).map(([path, planted]) => [path, plantedVisit(path, planted)])),
    foundOn: new Map(paths.filter((path) => path !== HOME).map((path) => [path, HOME])),
    sitemap: paths.map(plantedLine),
    sitemapProblems: [],
    forbidden: [],
    publicOrigin: ORIGIN,
    isCut: false,
    now: new Date('2026-11-22T12:00:00Z'),
  };
}
