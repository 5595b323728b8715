import { elementNode, plainText } from './article-node.core.ts';
import type { ArticleNode } from './article-node.core.ts';

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
