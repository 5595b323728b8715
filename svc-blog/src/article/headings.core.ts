import { isTakenId } from '@lawdex/contracts';
import { elementNode, plainText } from './article-node.core.ts';
import type { ArticleNode, ElementNode } from './article-node.core.ts';

/** A line of the table of contents. */
export interface ArticleHeading {
  id: string;
  text: string;
  level: number;
}

/** Precedes ids that mean something else to scripts, and those of headings without words. All ids had it once, and old links still do. */
const PREFIX = 'section-';
const ID_MAX = 80;

/** Lowercases a text, turns spaces into hyphens, and drops characters that no word has. */
export const headingSlug = (text: string): string =>
  text
    .toLowerCase()
    .trim()
    .replace(/\s+/gu, '-')
    .replace(/[^\p{L}\p{N}\p{M}_-]/gu, '')
    .slice(0, ID_MAX)
    .replace(/\p{Surrogate}/gu, '');

/** Derives unique ids from the words of headings, in their order. A heading without words gets its number. */
export function headingIds(texts: readonly string[]): string[] {
  const taken = new Set<string>();
  const next = new Map<string, number>();
  return texts.map((text, index) => {
    const slug = headingSlug(text);
    const wanted = slug === '' || isTakenId(slug) ? `${PREFIX}${slug || index + 1}` : slug;
    let id = wanted;
    for (let n = next.get(wanted) ?? 2; taken.has(id); n++) {
      id = `${wanted}-${n}`;
      next.set(wanted, n + 1);
    }
    taken.add(id);
    return id;
  });
}

const levelOf = (node: ArticleNode): number | null =>
  node.kind === 'element' && /^h[2-6]$/.test(node.tag) ? Number(node.tag.slice(1)) : null;

/** Finds all headings of an article, at any depth. */
function headingsIn(nodes: readonly ArticleNode[]): ElementNode[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'text') return [];
    return levelOf(node) === null ? headingsIn(node.children) : [node];
  });
}

export interface WithIds {
  nodes: ArticleNode[];
  headings: ArticleHeading[];
}

/** Gives each heading of an article an id. */
export function withHeadingIds(nodes: readonly ArticleNode[]): WithIds {
  const found = headingsIn(nodes);
  const texts = found.map(({ children }) => plainText(children));
  const ids = new Map(headingIds(texts).map((id, index) => [found[index], id]));
  const headings = found.map((heading, index) => ({
    id: ids.get(heading) ?? '',
    text: texts[index] ?? '',
    level: levelOf(heading) ?? 2,
  }));
  const named = (node: ArticleNode): ArticleNode => {
    if (node.kind === 'text') return node;
    const id = ids.get(node);
    return id === undefined
      ? elementNode(node.tag, node.children.map(named), node.attributes)
      : elementNode(node.tag, node.children, { id, ...node.attributes });
  };
  return { nodes: nodes.map(named), headings };
}

/** Finds the heading that `#fees` leads to, with or without the prefix. */
export function fragmentId(fragment: string, headings: readonly ArticleHeading[]): string | null {
  const slug = headingSlug(fragment);
  const bare = fragment.startsWith(PREFIX) ? fragment.slice(PREFIX.length) : fragment;
  const ids = new Set(headings.map(({ id }) => id));
  return [fragment, bare, slug, `${PREFIX}${slug}`].find((id) => ids.has(id)) ?? null;
}
