import { isTakenId } from '@lawdex/contracts';
import { elementNode, plainText } from './article-node.core.ts';
import type { ArticleNode, ElementNode } from './article-node.core.ts';

/** A line of the table of contents. */
export interface ArticleHeading {
  id: string;
  text: string;
  level: number;
}

/** For ids that mean something else to a script, and for headings without words. All had it once, and links to them are still about. */
const PREFIX = 'section-';
const ID_MAX = 80;

/** Lowercased, spaces turned to hyphens, without other characters that no word has. */
export const headingSlug = (text: string): string =>
  text
    .toLowerCase()
    .trim()
    .replace(/\s+/gu, '-')
    .replace(/[^\p{L}\p{N}\p{M}_-]/gu, '')
    .slice(0, ID_MAX)
    .replace(/\p{Surrogate}/gu, '');

/** Ids of headings, in their order: their words, each once; one without words has its number. */
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

/** All headings of an article, wherever they stand. */
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

/** The article with an id at each of its headings, and what they say. */
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

/** Where `#fees` leads in an article: to the heading whose id that is, with or without the prefix. */
export function fragmentId(fragment: string, headings: readonly ArticleHeading[]): string | null {
  const slug = headingSlug(fragment);
  const bare = fragment.startsWith(PREFIX) ? fragment.slice(PREFIX.length) : fragment;
  const ids = new Set(headings.map(({ id }) => id));
  return [fragment, bare, slug, `${PREFIX}${slug}`].find((id) => ids.has(id)) ?? null;
}
