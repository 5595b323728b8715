import { parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import type { JsonLdBlock, PageFacts } from '../crawled.core.ts';
import { shinglesOf, wordsOf } from '../checks/shingles.core.ts';

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements whose text nobody reads. */
const SILENT = ['script', 'style', 'template', 'noscript', 'svg'];

/** Elements of a document in their order, whatever they are in. */
export function* elements(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elements(child);
}

export const attribute = (element: Element, name: string): string | null =>
  element.attrs.find((one) => one.name === name)?.value ?? null;

export function textOf(node: Node): string {
  if (node.nodeName === '#text') return 'value' in node ? node.value : '';
  if (!('childNodes' in node) || SILENT.includes(node.nodeName)) return ' ';
  // Words of two elements are two words.
  return node.childNodes.map((child) => textOf(child)).join(' ');
}

const line = (node: Node): string => textOf(node).replace(/\s+/g, ' ').trim();

const rawTextOf = (element: Element): string =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');

/** Reads a document as browsers do. */
export function readPage(html: string): PageFacts {
  const all = [...elements(parse(html))];
  const tags = (...names: string[]) => all.filter(({ tagName }) => names.includes(tagName));
  const values = (found: Element[], name: string) => found.flatMap((element) => attribute(element, name) ?? []);
  const metas = (name: string) => tags('meta').filter((meta) => attribute(meta, 'name')?.toLowerCase() === name);
  const relations = (...rels: string[]) =>
    tags('link').filter((link) => (attribute(link, 'rel') ?? '').split(/\s+/).some((rel) => rels.includes(rel)));
  const main = tags('main')[0] ?? tags('body')[0];
  const words = main ? wordsOf(textOf(main)) : [];
  return {
    lang: values(tags('html'), 'lang')[0] ?? null,
    // An image may have a title of its own.
    titles: tags('title').filter(isOfTheHead).map(line),
    descriptions: values(metas('description'), 'content'),
    h1s: tags('h1').map(line),
    robots: values(metas('robots'), 'content'),
    canonicals: values(relations('canonical'), 'href'),
    hreflangs: values(relations('alternate'), 'hreflang'),
    links: values(tags('a'), 'href'),
    files: [
      ...values(tags('img', 'script'), 'src'),
      ...values(relations('stylesheet', 'icon', 'apple-touch-icon', 'preload', 'modulepreload'), 'href'),
    ],
    jsonLd: tags('script')
      .filter((script) => attribute(script, 'type') === 'application/ld+json')
      .map((script) => parseJson(rawTextOf(script))),
    words: words.length,
    shingles: shinglesOf(words),
  };
}

const isOfTheHead = ({ parentNode }: Element): boolean => parentNode?.nodeName === 'head';

function parseJson(text: string): JsonLdBlock {
  try {
    return { kind: 'parsed', value: JSON.parse(text) };
  } catch (error) {
    return { kind: 'broken', problem: error instanceof Error ? error.message : String(error) };
  }
}
