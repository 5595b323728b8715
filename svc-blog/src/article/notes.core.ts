import { elementNode, isNoteLink } from './article-node.core.ts';
import type { ArticleNode, ElementNode } from './article-node.core.ts';

export interface WithNotes {
  nodes: ArticleNode[];
  /** The ids of notes and of links to them. */
  ids: Set<string>;
}

// Most articles have no notes, and are not copied.
const holdsNote = (node: ArticleNode): boolean =>
  node.kind === 'element' &&
  (isNoteLink(node) || (/^(li|a)$/.test(node.tag) && 'id' in node.attributes) || node.children.some(holdsNote));

/** Keeps the ids of notes and of links to these, each once. Headings get theirs later. */
export function withNoteIds(nodes: readonly ArticleNode[]): WithNotes {
  if (!nodes.some(holdsNote)) return { nodes: [...nodes], ids: new Set() };
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
