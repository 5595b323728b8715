import { useRouteExists } from '@lawdex/mf-kit/runtime';
import { Prose } from '@lawdex/ui';
import { createElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { articleText, withOldAnchors, type ArticleElement, type ArticleNode } from './read-article.core.ts';

/** Attributes that have another name in React. */
const REACT_NAMES: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' };

/** Marks an item that begins with a box to tick, which stands in the place of its bullet. */
const TASK = { 'data-task': '' };

export const Article = ({ nodes }: { nodes: readonly ArticleNode[] }) => (
  <Prose>{withOldAnchors(nodes).map(elementOf)}</Prose>
);

function elementOf(node: ArticleNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  switch (node.tag) {
    case 'a':
      return <ArticleLink key={key} link={node} />;
    case 'img':
      return <img key={key} alt="" loading="lazy" decoding="async" {...node.attributes} />;
    case 'li':
      return plainElement(
        /^[☐☑] /.test(articleText([node])) ? { ...node, attributes: { ...node.attributes, ...TASK } } : node,
        key,
      );
    case 'table':
      return <ScrolledTable key={key} table={node} />;
    default:
      return plainElement(node, key);
  }
}

function plainElement({ tag, attributes, children }: ArticleElement, key?: number): ReactNode {
  const named = Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [REACT_NAMES[name] ?? name, value]),
  );
  const inside = children.length > 0 ? children.map(elementOf) : undefined;
  // A heading takes the focus when a link leads to it; otherwise the focus would be on the body.
  const tabIndex = tag.startsWith('h') && attributes.id ? -1 : undefined;
  return createElement(tag, { ...named, key, tabIndex }, inside);
}

/** Follows links to pages without loading a document. The server knows the others: files, and old addresses. */
function ArticleLink({ link: { attributes, children } }: { link: ArticleElement }) {
  const { href, ...rest } = attributes;
  const inside = children.map(elementOf);
  const isPage = useRouteExists(href?.replace(/[?#].*$/, '') ?? '');
  if (href?.startsWith('/') && isPage) {
    return (
      <Link to={href} {...rest}>
        {inside}
      </Link>
    );
  }
  return (
    <a href={href} {...rest}>
      {inside}
    </a>
  );
}

/** A table that is wider than a phone scrolls sideways by itself, by keyboard too. */
function ScrolledTable({ table }: { table: ArticleElement }) {
  const caption = table.children.find((node) => typeof node !== 'string' && node.tag === 'caption');
  const label = (caption && articleText([caption]).trim()) || 'Table';
  return (
    <div role="region" aria-label={label} tabIndex={0} data-table>
      {plainElement({ ...table, children: withoutLooseText(table.children) })}
    </div>
  );
}

/** Drops text between rows, which a browser would move out of the table. */
const withoutLooseText = (nodes: readonly ArticleNode[]): ArticleNode[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const holdsRows = /^(?:thead|tbody|tfoot|tr)$/.test(node.tag);
    return [holdsRows ? { ...node, children: withoutLooseText(node.children) } : node];
  });
