import { parseFragment, type DefaultTreeAdapterMap } from 'parse5';
import sanitizeHtml from 'sanitize-html';
import {
  ATTRIBUTE_NAMES,
  UNWRAPPED_TAGS,
  ALLOWED_TAGS,
  allowedAttributes,
  REMOVED_TAGS,
  TOP_HEADING,
} from './allowlist.core.ts';
import { cleanText, elementNode, textNode, toHtml, type ArticleNode } from './article-node.core.ts';
import { NESTING_MAX } from './limits.core.ts';
import { linkTarget } from './links.core.ts';

/** The outcome of the first look at an author's HTML. */
export interface Sanitized {
  html: string;
  /** Tags that are not allowed, in the order in which they were found. */
  dropped: string[];
  deepest: number;
}

/** Elements that show content of another address. */
const EMBEDS = 'iframe frame embed video audio source object'.split(' ');
/** Players that are no page by themselves. */
const PLAYER = /^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{6,20}).*/;

/** A link in place of embedded content, because a frame would tell the other site who reads; null when there is nothing to link to. */
function embedLink(source: string): { href: string; text: string } | null {
  const target = linkTarget(source);
  if (target.kind === 'inside') return { href: target.href, text: 'Open the embedded content' };
  if (target.kind !== 'outside' || !/^https?:/.test(target.href)) return null;
  const href = target.href.replace(PLAYER, 'https://www.youtube.com/watch?v=$1');
  return { href, text: `Open on ${new URL(href).hostname.replace(/^www\./, '')}` };
}

// Stands between the two parsers for embedded content, and becomes a link in the tree.
const EMBED = 'embed';

// The text is dropped, because it is meant for browsers that cannot show the frame.
const asEmbed: sanitizeHtml.Transformer = (_tag, { src, data = '' }) => ({
  ...{ tagName: EMBED, attribs: { src: src ?? data }, text: '' },
});

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...ALLOWED_TAGS, ...UNWRAPPED_TAGS, EMBED],
  allowedAttributes: { ...ATTRIBUTE_NAMES, [EMBED]: ['src'] },
  selfClosing: ['img', 'br', 'hr', EMBED],
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  nonTextTags: [...REMOVED_TAGS],
  nestingLimit: NESTING_MAX,
  transformTags: Object.fromEntries(EMBEDS.map((tag) => [tag, asEmbed])),
};

/** Removes everything that is not on the list, as one parser reads it. */
export function sanitized(html: string): Sanitized {
  const dropped = new Set<string>();
  let depth = 0;
  let deepest = 0;
  const onOpenTag = (tag: string): void => {
    deepest = Math.max(deepest, ++depth);
    if (!ALLOWED_TAGS.has(tag) && !UNWRAPPED_TAGS.has(tag)) dropped.add(tag);
  };
  const onCloseTag = (): void => void depth--;
  const clean = sanitizeHtml(html, { ...OPTIONS, onOpenTag, onCloseTag });
  return { html: clean, dropped: [...dropped], deepest };
}

type Parsed = DefaultTreeAdapterMap['childNode'];

/** Reads HTML as browsers do and checks it against the list again, because attacks use differences between two parsers. */
export function treeOf(html: string): ArticleNode[] {
  const nodes = parseFragment(html).childNodes;
  const shift = holdsTag(nodes, TOP_HEADING) ? 1 : 0;
  return nodes.flatMap((node) => allowedNodes(node, shift));
}

function allowedNodes(node: Parsed, shift: number): ArticleNode[] {
  if (node.nodeName === '#text' && 'value' in node) {
    const text = cleanText(node.value);
    return text === '' ? [] : [textNode(text)];
  }
  if (!('tagName' in node) || node.namespaceURI !== 'http://www.w3.org/1999/xhtml') return [];
  if (REMOVED_TAGS.includes(node.tagName)) return [];
  if (node.tagName === EMBED) return linkToEmbed(node.attrs);
  const children = node.childNodes.flatMap((child) => allowedNodes(child, shift));
  if (!ALLOWED_TAGS.has(node.tagName) && !UNWRAPPED_TAGS.has(node.tagName)) return children;
  const attributes = node.attrs.map(({ name, value }) => [name, cleanText(value)] as const);
  return [elementNode(lowerHeading(node.tagName, shift), children, allowedAttributes(node.tagName, attributes))];
}

function linkToEmbed(attributes: readonly { name: string; value: string }[]): ArticleNode[] {
  const link = embedLink(attributes.find(({ name }) => name === 'src')?.value ?? '');
  // Without the spaces the link would touch the words around it.
  return link === null
    ? []
    : [textNode(' '), elementNode('a', [textNode(link.text)], { href: link.href }), textNode(' ')];
}

/** Lowers all headings of an article that has some of level 1, because the title is the only one of a page. */
function lowerHeading(tag: string, shift: number): string {
  const [, level] = /^h([1-6])$/.exec(tag) ?? [];
  return level === undefined ? tag : `h${Math.min(6, Number(level) + shift)}`;
}

const holdsTag = (nodes: readonly Parsed[], tag: string): boolean =>
  nodes.some((node) => node.nodeName === tag || ('childNodes' in node && holdsTag(node.childNodes, tag)));

/** Whether a browser finds just these elements in a page, all of them inside of their container. */
export function isReadAsWritten(html: string): boolean {
  const [around, ...others] = parseFragment(`<div>${html}</div>`).childNodes;
  if (!around || !('childNodes' in around) || others.length > 0) return false;
  return toHtml(around.childNodes.flatMap(asWritten)) === html;
}

function asWritten(node: Parsed): ArticleNode[] {
  if (node.nodeName === '#text' && 'value' in node) return [textNode(node.value)];
  if (!('tagName' in node)) return [];
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  return [elementNode(node.tagName, node.childNodes.flatMap(asWritten), attributes)];
}
