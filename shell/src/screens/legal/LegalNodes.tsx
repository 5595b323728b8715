import { useSite } from '@lawdex/mf-kit/runtime';
import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { TextNode } from './legal-text.ts';
import styles from './LegalDocument.module.css';

const CLASSES: Readonly<Record<string, string | undefined>> = {
  ul: styles['points'],
  ol: styles['steps'],
  blockquote: styles['formula'],
};

/** Nodes of a Markdown document as elements. */
export function LegalNodes({ nodes }: { nodes: readonly TextNode[] }) {
  return nodes.map((node, at) => <LegalNode key={at} node={node} />);
}

function LegalNode({ node }: { node: TextNode }) {
  if (typeof node === 'string') return <FilledText text={node} />;
  const children = <LegalNodes nodes={node.children} />;
  if (node.href !== undefined) return <Link to={node.href}>{children}</Link>;
  // Markdown has no block of its own for a formula.
  const tag = node.tag === 'blockquote' ? 'div' : node.tag;
  return createElement(tag, { className: CLASSES[node.tag] }, children);
}

function FilledText({ text }: { text: string }): ReactNode {
  const { name, contactEmail } = useSite();
  const [first, ...rest] = text.replaceAll('{name}', name).split('{email}');
  return (
    <>
      {first}
      {rest.map((after, at) => (
        <Fragment key={at}>
          <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          {after}
        </Fragment>
      ))}
    </>
  );
}
