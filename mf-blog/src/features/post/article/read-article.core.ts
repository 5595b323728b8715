import { ARTICLE_ATTRIBUTES, ARTICLE_ELEMENTS } from '@lawdex/contracts';

/** A part of an article: text, or one of the allowed elements. */
export type ArticleNode = string | ArticleElement;

export interface ArticleElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly ArticleNode[];
}

const VOID = new Set(['br', 'hr', 'img']);
/** Elements whose content is no text for readers. */
const SILENT = new Set(['script', 'style', 'template', 'noscript', 'svg', 'math', 'iframe', 'textarea', 'title']);
/** Below this depth the text stays and its elements are dropped. */
const DEPTH_MAX = 32;

const TOKEN = /<!--[^]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /([a-z-]+)(?:="([^"]*)")?/gi;

interface Open {
  tag: string;
  attributes: Record<string, string>;
  children: ArticleNode[];
}

/**
 * Reads the service's HTML into plain values, from which elements are made one by one. The browser never parses an article as HTML
 * (docs/adr/0195). Markup that is not allowed becomes text.
 */
export function readArticle(html: string): ArticleNode[] {
  const root: Open = { tag: '', attributes: {}, children: [] };
  const stack: Open[] = [root];
  const top = (): Open => stack.at(-1) ?? root;
  let silent: string | null = null;
  let from = 0;
  const write = (text: string) => {
    if (text !== '' && silent === null) addText(top(), decode(text));
  };
  for (const token of html.matchAll(TOKEN)) {
    write(html.slice(from, token.index));
    from = token.index + token[0].length;
    const tag = token[2]?.toLowerCase();
    if (tag === undefined) continue;
    const isEnd = token[1] === '/';
    if (silent !== null || SILENT.has(tag)) {
      silent = silent === null ? (isEnd ? null : tag) : isEnd && tag === silent ? null : silent;
      continue;
    }
    const allowed = Object.hasOwn(ARTICLE_ELEMENTS, tag) ? ARTICLE_ELEMENTS[tag] : undefined;
    if (!allowed) continue;
    if (isEnd) {
      close(stack, tag);
    } else if (VOID.has(tag)) {
      top().children.push({ tag, attributes: readAttributes(token[3] ?? '', allowed), children: [] });
    } else if (stack.length <= DEPTH_MAX) {
      const element: Open = { tag, attributes: readAttributes(token[3] ?? '', allowed), children: [] };
      top().children.push(element);
      stack.push(element);
    }
  }
  write(html.slice(from));
  return root.children;
}

function addText(parent: Open, text: string): void {
  const { children } = parent;
  const last = children.length - 1;
  const before = children[last];
  if (typeof before === 'string') children[last] = before + text;
  else children.push(text);
}

/** Closes the innermost element of this name and all that is open inside it. An end tag without a start tag closes nothing. */
function close(stack: Open[], tag: string): void {
  const at = stack.map((open) => open.tag).lastIndexOf(tag);
  if (at > 0) stack.length = at;
}

function readAttributes(text: string, allowed: (typeof ARTICLE_ELEMENTS)[string]): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', written = ''] of text.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    const rules = Object.hasOwn(allowed, key) ? allowed : ARTICLE_ATTRIBUTES;
    const holds = Object.hasOwn(rules, key) && rules[key];
    const value = decode(written).trim();
    if (holds && holds(value)) attributes[key] = value;
  }
  return attributes;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

const decode = (text: string): string =>
  text.replace(
    /&(?:([a-z]+)|#(\d{1,7})|#x([\da-f]{1,6}));/gi,
    (written, name?: string, decimal?: string, hex?: string) => {
      if (name !== undefined) return (Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : undefined) ?? written;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );

const idsIn = (nodes: readonly ArticleNode[]): string[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node.attributes.id ?? [], idsIn(node.children)].flat()));

/** Adds the former ids of headings, which began with `section-`, so that old links from other sites still arrive. */
export function withOldAnchors(nodes: readonly ArticleNode[]): ArticleNode[] {
  const ids = new Set(idsIn(nodes));
  const withAnchor = (node: ArticleNode): ArticleNode => {
    if (typeof node === 'string') return node;
    const { id } = node.attributes;
    const children = node.children.map(withAnchor);
    const isNeeded = id !== undefined && /^h\d$/.test(node.tag) && !ids.has(`section-${id}`);
    const anchor = { tag: 'span', attributes: { id: `section-${id}` }, children: [] };
    return { ...node, children: isNeeded ? [anchor, ...children] : children };
  };
  return nodes.map(withAnchor);
}

/** The words of an article, as they are read. */
export const articleText = (nodes: readonly ArticleNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : articleText(node.children))).join('');
