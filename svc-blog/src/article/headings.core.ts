import { isTakenId } from '@lawdex/contracts';
import { plainText, withAttributes, type ArticleNode, type ElementNode } from './article-node.core.ts';

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

interface Named {
  text: string;
  /** The id that its author gave. */
  given: string | undefined;
}

/** Takes the ids that authors gave, each once, and derives others from the words of headings, in their order. A heading without words gets its number. */
export function headingIds(headings: readonly Named[], others: ReadonlySet<string>): string[] {
  const taken = new Set(others);
  const isFirst = headings.map(({ given }) => given !== undefined && !taken.has(given) && taken.add(given) !== null);
  const next = new Map<string, number>();
  return headings.map(({ text, given }, index) => {
    if (given !== undefined && isFirst[index]) return given;
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

/** Gives each heading of an article an id, and none of `taken`. */
export function withHeadingIds(nodes: readonly ArticleNode[], taken: ReadonlySet<string>): WithIds {
  const found = headingsIn(nodes);
  const named = found.map(({ children, attributes }) => ({ text: plainText(children), given: attributes['id'] }));
  const made = headingIds(named, taken);
  const ids = new Map<ArticleNode, string>(found.map((heading, at) => [heading, made[at] ?? '']));
  const headings = found.map((heading, at) => ({
    id: made[at] ?? '',
    text: named[at]?.text ?? '',
    level: levelOf(heading) ?? 2,
  }));
  const withId = (node: ElementNode) => {
    const id = ids.get(node);
    return id === undefined ? node.attributes : { ...node.attributes, id };
  };
  return { nodes: withAttributes(nodes, withId), headings };
}

/** Finds the id of the heading that `#fees` leads to; null when there is none. */
export type FindHeading = (fragment: string) => string | null;

/** Finds headings by their ids, with or without the prefix, and by their words. */
export function headingFinder(headings: readonly ArticleHeading[]): FindHeading {
  const ids = new Set(headings.map(({ id }) => id));
  const bySlug = new Map([...headings].reverse().map(({ id, text }) => [headingSlug(text), id]));
  return (fragment) => {
    const slug = headingSlug(fragment);
    const unprefixed = fragment.startsWith(PREFIX) ? fragment.slice(PREFIX.length) : fragment;
    return [fragment, unprefixed, slug, `${PREFIX}${slug}`, bySlug.get(slug)].find((id) => id && ids.has(id)) ?? null;
  };
}
