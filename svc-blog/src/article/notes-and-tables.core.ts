import { elementNode, plainText, withAttributes, type ArticleNode, type ElementNode } from './article-node.core.ts';

export interface WithNotes {
  nodes: ArticleNode[];
  /** The ids of notes and of links to them. */
  ids: Set<string>;
}

/** Keeps the ids of notes and of links to these, each once. Headings get theirs later. */
export function withNoteIds(nodes: readonly ArticleNode[]): WithNotes {
  const ids = new Set<string>();
  const keptId = (tag: string, may: (node: ElementNode) => boolean) => (node: ElementNode) => {
    const { id, ...others } = node.attributes;
    if (node.tag !== tag || id === undefined) return node.attributes;
    const isKept = !ids.has(id) && may(node);
    if (isKept) ids.add(id);
    return isKept ? node.attributes : others;
  };
  // A link to nothing is replaced by its words, so nothing could lead back to it.
  const leadsToNote = ({ attributes: { href = '' } }: ElementNode): boolean => ids.has(href.slice(1));
  const ofNotes = keptId('li', () => true);
  const noted = withAttributes(nodes, ofNotes);
  const linked = withAttributes(noted, keptId('a', leadsToNote));
  const labelled = withAttributes(linked, (node) => {
    const { 'aria-label': _label, ...others } = node.attributes;
    return leadsToNote(node) ? node.attributes : others;
  });
  return { nodes: labelled, ids };
}

const LABEL_MAX = 120;

/** Puts each table into a box that scrolls on phones and that a keyboard reaches. It is the only `div` of an article. */
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
