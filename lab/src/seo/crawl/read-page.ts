import { crc32 } from 'node:zlib';
import { load, type CheerioAPI } from 'cheerio';
import type { PageFacts } from '../crawled.core.ts';

const FILES = ['stylesheet', 'icon', 'apple-touch-icon', 'preload', 'modulepreload'].map((rel) => `link[rel~=${rel}]`);

/** Reads a document as browsers do. Links of `a` elements, and images, stylesheets, scripts and icons, are as written. */
export function readPage(html: string): { links: string[]; files: string[]; facts: PageFacts } {
  const $ = load(html);
  $('template').remove();
  const values = (selector: string, name: string) => [...$(selector)].flatMap((one) => $(one).attr(name) ?? []);
  const texts = (selector: string) => Array.from($(selector), (one) => textOf(one).replace(/\s+/g, ' ').trim());
  const links = values('a', 'href');
  const files = [...values('img, script', 'src'), ...values(FILES.join(), 'href')];
  const jsonLd = Array.from($('script[type="application/ld+json"]'), (block) => parseJson($(block).text()));
  // Nobody reads their text.
  $('script, style, noscript, svg').remove();
  const [main = $('body')[0]] = $('main').get();
  const words = main ? wordsOf(textOf(main)) : [];
  return {
    links,
    files,
    facts: {
      langs: values('html', 'lang'),
      // An image may have a title of its own.
      titles: texts('head > title'),
      descriptions: values('meta[name=description i]', 'content'),
      h1s: texts('h1'),
      robots: values('meta[name=robots i]', 'content'),
      canonicals: values('link[rel~=canonical]', 'href'),
      hreflangs: values('link[rel~=alternate]', 'hreflang'),
      jsonLd,
      words: words.length,
      shingles: shinglesOf(words),
    },
  };
}

type Node = ReturnType<ReturnType<CheerioAPI>['contents']>[number];

/** Words of two elements are two words. */
function textOf(node: Node): string {
  if (node.type === 'text') return node.data;
  return 'children' in node ? node.children.map(textOf).join(' ') : '';
}

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words of a shingle. Fewer find more in common, so that what passes here passes with longer ones. */
const SHINGLE_WORDS = 3;

/** The different shingles of a text as numbers, ascending, of which two of a page's 500 meet once in 30,000 pages. A shorter text is one shingle. */
export function shinglesOf(words: readonly string[]): Uint32Array {
  const last = Math.max(0, words.length - SHINGLE_WORDS);
  const shingles = words.slice(0, last + 1).map((_, at) => crc32(words.slice(at, at + SHINGLE_WORDS).join(' ')));
  return Uint32Array.from(new Set(shingles)).sort();
}

/** The value, or why there is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}

/** Reads the lines of an index or a sitemap. */
export function readSitemap(xml: string) {
  const $ = load(xml, { xml: true });
  const kind = $('sitemapindex').length > 0 ? 'index' : $('urlset').length > 0 ? 'urls' : 'unknown';
  const lines = Array.from($('sitemap, url'), (entry) => {
    const { loc, lastModified } = $(entry).extract({ loc: 'loc', lastModified: 'lastmod' });
    return { loc: loc?.trim() ?? '', lastModified: lastModified?.trim() ?? null };
  });
  return { kind, lines };
}
