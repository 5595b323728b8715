import { withinLines } from '@lawdex/contracts';

/** The HTML of an article as plain values. What it may hold is decided on them, and only they are written out again. */
export type ArticleNode = TextNode | ElementNode;

export interface TextNode {
  kind: 'text';
  text: string;
}

export interface ElementNode {
  kind: 'element';
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly ArticleNode[];
}

export const textNode = (text: string): TextNode => ({ kind: 'text', text });

export const elementNode = (
  tag: string,
  children: readonly ArticleNode[],
  attributes: Readonly<Record<string, string>> = {},
): ElementNode => ({ kind: 'element', tag, attributes, children });

/** The same elements with other attributes. */
export const withAttributes = (
  nodes: readonly ArticleNode[],
  attributesOf: (node: ElementNode) => ElementNode['attributes'],
): ArticleNode[] =>
  nodes.map((node) =>
    node.kind === 'text'
      ? node
      : elementNode(node.tag, withAttributes(node.children, attributesOf), attributesOf(node)),
  );

const LINE_BREAKS = new Set(['br', 'p', 'li', 'td', 'th', 'pre', 'dt', 'dd', 'figcaption', 'caption']);

/** Whether this is the number of a note, or the way back from one. Only such links have a label. */
export const isNoteLink = ({ tag, attributes }: ElementNode): boolean =>
  tag === 'a' && attributes['aria-label'] !== undefined;

/** The words of an article in one line. Pictures and numbers of notes are none. */
export const plainText = (nodes: readonly ArticleNode[]): string => words(nodes).replace(/\s+/gu, ' ').trim();

const words = (nodes: readonly ArticleNode[]): string =>
  nodes
    .map((node) => {
      if (node.kind === 'text') return node.text;
      if (isNoteLink(node)) return '';
      const inner = words(node.children);
      return LINE_BREAKS.has(node.tag) || /^h\d$/.test(node.tag) ? ` ${inner} ` : inner;
    })
    .join('');

const VOID = new Set(['br', 'hr', 'img']);

const escapeText = (text: string): string =>
  text.replace(/[&<>\u00a0]/g, (character) => ENTITIES[character] ?? character);
// Angle brackets in attributes are escaped too, so that no parser can take one for a tag.
const escapeValue = (text: string): string =>
  text.replace(/[&<>"\u00a0]/g, (character) => ENTITIES[character] ?? character);
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00a0': '&nbsp;',
};

export const toHtml = (nodes: readonly ArticleNode[]): string => nodes.map(nodeToHtml).join('');

function nodeToHtml(node: ArticleNode): string {
  if (node.kind === 'text') return escapeText(node.text);
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escapeValue(value)}"`);
  const start = `<${node.tag}${attributes.join('')}>`;
  return VOID.has(node.tag) ? start : `${start}${toHtml(node.children)}</${node.tag}>`;
}

// XML, and so the feed, cannot hold these characters in any spelling.
const NOT_FOR_XML = /[^\P{Cc}\t\n]/gu;

/** A text as an article holds it: without controls, and without what reaches beyond an author's words. */
export const cleanText = (text: string): string => withinLines(text.replace(/\r\n?/g, '\n').replace(NOT_FOR_XML, ''));
