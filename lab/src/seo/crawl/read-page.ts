import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { shinglesOf, wordsOf } from '../checks/alike.core.ts';
import type { PageFacts } from '../crawled.core.ts';

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements whose text nobody reads. */
const SILENT = ['script', 'style', 'template', 'noscript', 'svg'];

/** Elements of a document in their order, whatever they are in. */
function* elements(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elements(child);
}

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value;

function textOf(node: Node): string {
  if (node.nodeName === '#text') return 'value' in node ? node.value : '';
  if (!('childNodes' in node) || SILENT.includes(node.nodeName)) return ' ';
  // Words of two elements are two words.
  return node.childNodes.map((child) => textOf(child)).join(' ');
}

const line = (node: Node): string => textOf(node).replace(/\s+/g, ' ').trim();

/** Reads a document as browsers do. Links of `a` elements, and images, stylesheets, scripts and icons, are as written. */
export function readPage(html: string): { links: string[]; files: string[]; facts: PageFacts } {
  const all = [...elements(parse(html))];
  const tags = (...names: string[]) => all.filter(({ tagName }) => names.includes(tagName));
  const values = (found: Element[], name: string) => found.flatMap((element) => attribute(element, name) ?? []);
  const metas = (name: string) => tags('meta').filter((meta) => attribute(meta, 'name')?.toLowerCase() === name);
  const relations = (...rels: string[]) =>
    tags('link').filter((link) => (attribute(link, 'rel') ?? '').split(/\s+/).some((rel) => rels.includes(rel)));
  // An image may have a title of its own.
  const titles = tags('title').filter(({ parentNode }) => parentNode?.nodeName === 'head');
  const main = tags('main')[0] ?? tags('body')[0];
  const words = main ? wordsOf(textOf(main)) : [];
  const icons = ['stylesheet', 'icon', 'apple-touch-icon', 'preload', 'modulepreload'];
  return {
    links: values(tags('a'), 'href'),
    files: [...values(tags('img', 'script'), 'src'), ...values(relations(...icons), 'href')],
    facts: {
      langs: values(tags('html'), 'lang'),
      titles: titles.map(line),
      descriptions: values(metas('description'), 'content'),
      h1s: tags('h1').map(line),
      robots: values(metas('robots'), 'content'),
      canonicals: values(relations('canonical'), 'href'),
      hreflangs: values(relations('alternate'), 'hreflang'),
      jsonLd: tags('script')
        .filter((script) => attribute(script, 'type') === 'application/ld+json')
        .map(({ childNodes }) => parseJson(childNodes.map((child) => ('value' in child ? child.value : '')).join(''))),
      words: words.length,
      shingles: shinglesOf(words),
    },
  };
}

/** The value, or why there is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}

/** Reads the lines of an index or a sitemap. Their few elements read the same as HTML. */
export function readSitemap(xml: string) {
  const all = [...elements(parse(xml))];
  const named = (name: string, among: readonly Element[] = all) => among.filter(({ tagName }) => tagName === name);
  const kind = named('sitemapindex').length > 0 ? 'index' : named('urlset').length > 0 ? 'urls' : 'unknown';
  const lines = named(kind === 'index' ? 'sitemap' : 'url').map((entry) => {
    const textIn = (name: string) => named(name, [...elements(entry)]).map((one) => textOf(one).trim())[0];
    return { loc: textIn('loc') ?? '', lastModified: textIn('lastmod') ?? null };
  });
  return { kind, lines };
}
