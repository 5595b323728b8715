import { isTakenId } from '@lawdex/contracts';

/** A part of an article: text, or one of the allowed elements. */
export type ArticleNode = string | ArticleElement;

export interface ArticleElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly ArticleNode[];
}

type Holds = (value: string) => boolean;
const matches =
  (pattern: RegExp): Holds =>
  (value) =>
    pattern.test(value);
const ANY: Holds = () => true;
const NUMBER = matches(/^\d{1,5}$/);

// A page of this site, a heading of the article, another site, a mailer or a phone: never a script.
const ADDRESS = matches(/^(?:\/(?![/\\])|#|https?:\/\/|mailto:|tel:)/i);
/** Pictures come from this site alone. */
const OWN_FILE = matches(/^\/(?![/\\])/);
const HEADING_ID: Holds = (value) => /^\S+$/.test(value) && !isTakenId(value);

const NONE: Readonly<Record<string, Holds>> = {};
const HEADING = { id: HEADING_ID };
const CELL = { colspan: NUMBER, rowspan: NUMBER };

/**
 * The elements of a post with their attributes. The service enforces the same list when it writes and reads posts; it is checked again
 * here, so that a mistake there opens no hole.
 */
const ALLOWED: Readonly<Record<string, Readonly<Record<string, Holds>>>> = {
  ...Object.fromEntries(
    (
      'p blockquote pre hr figure figcaption ul dl dt dd table caption thead tbody tfoot tr strong em b i u s del ins ' +
      'sub sup small mark code kbd samp var q cite dfn span br'
    )
      .split(' ')
      .map((tag) => [tag, NONE]),
  ),
  ...Object.fromEntries(['h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, HEADING])),
  a: {
    href: ADDRESS,
    rel: matches(/^[a-z ]+$/),
    id: matches(/^fnref-[\d-]{1,7}$/),
    'aria-label': matches(/^(?:Note|Back to the text at note) [\w ,]{1,20}$/),
  },
  li: { id: matches(/^fn-\d{1,3}$/) },
  abbr: { title: ANY },
  img: { src: OWN_FILE, alt: ANY, width: NUMBER, height: NUMBER },
  ol: { start: NUMBER },
  td: CELL,
  th: { ...CELL, scope: matches(/^(?:row|col|rowgroup|colgroup)$/) },
};
const EVERYWHERE: Readonly<Record<string, Holds>> = {
  lang: matches(/^[a-z-]{2,35}$/i),
  dir: matches(/^(?:ltr|rtl|auto)$/),
};

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
    const allowed = Object.hasOwn(ALLOWED, tag) ? ALLOWED[tag] : undefined;
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
  const at = stack.findLastIndex((open) => open.tag === tag);
  if (at > 0) stack.length = at;
}

function readAttributes(text: string, allowed: Readonly<Record<string, Holds>>): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', written = ''] of text.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    const holds = Object.hasOwn(allowed, key) ? allowed[key] : Object.hasOwn(EVERYWHERE, key) && EVERYWHERE[key];
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
