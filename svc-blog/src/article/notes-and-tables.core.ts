import { elementNode, plainText } from './article-node.core.ts';
import type { ArticleNode, ElementNode } from './article-node.core.ts';

export interface WithNotes {
  nodes: ArticleNode[];
  /** The ids of notes and of links to them. */
  ids: Set<string>;
}

/** Keeps the ids of notes and of links to these, each once. Headings get theirs later. */
export function withNoteIds(nodes: readonly ArticleNode[]): WithNotes {
  const ids = new Set<string>();
  const keep = (tag: string, may: (node: ElementNode) => boolean) =>
    function kept(node: ArticleNode): ArticleNode {
      if (node.kind === 'text') return node;
      const children = node.children.map(kept);
      const { id, ...others } = node.attributes;
      if (node.tag !== tag || id === undefined) return elementNode(node.tag, children, node.attributes);
      const isKept = !ids.has(id) && may(node);
      if (isKept) ids.add(id);
      return elementNode(node.tag, children, isKept ? node.attributes : others);
    };
  const noted = nodes.map(keep('li', () => true));
  // A link to nothing is replaced by its words, so nothing could lead back to it.
  const leadsToNote = ({ attributes: { href = '' } }: ElementNode): boolean => ids.has(href.slice(1));
  const linked = noted.map(keep('a', leadsToNote));
  return { nodes: linked.map(labelled), ids };

  function labelled(node: ArticleNode): ArticleNode {
    if (node.kind === 'text') return node;
    const { 'aria-label': label, ...others } = node.attributes;
    const isLabelled = label !== undefined && leadsToNote(node);
    return elementNode(node.tag, node.children.map(labelled), isLabelled ? node.attributes : others);
  }
}

const LABEL_MAX = 120;

/**
 * Puts each table into a box that scrolls on phones and that a keyboard reaches. It is the only `div` of an article.
 */
export function withScrollingTables(nodes: readonly ArticleNode[]): ArticleNode[] {
  let heading = '';
  const boxed = (node: ArticleNode): ArticleNode => {
    if (node.kind === 'text') return node;
    if (/^h\d$/.test(node.tag)) heading = plainText(node.children);
    const inner = elementNode(node.tag, node.children.map(boxed), node.attributes);
    if (node.tag !== 'table') return inner;
    const caption = node.children.find((child) => child.kind === 'element' && child.tag === 'caption');
    const about = (caption ? plainText([caption]) : heading)
      .slice(0, LABEL_MAX)
      .replace(/\p{Surrogate}/gu, '')
      .trim();
    const label = about === '' ? 'Table' : `Table: ${about}`;
    return elementNode('div', [inner], { role: 'group', 'aria-label': label, tabindex: '0' });
  };
  return nodes.map(boxed);
}
