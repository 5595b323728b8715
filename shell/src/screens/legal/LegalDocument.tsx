import { useHead, useSite } from '@lawdex/mf-kit/runtime';
import { legalHead, type LegalPage } from '@lawdex/seo';
import { Breadcrumbs, Container, longDate } from '@lawdex/ui';
import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './LegalDocument.module.css';

/** A text, or an element of it; `{name}` and `{email}` in texts are the site's. */
export type TextNode = string | { tag: string; href?: string; children: readonly TextNode[] };

/** A document as mf-kit's Markdown loader makes it of a file. */
export interface LegalText {
  title: string;
  summary: readonly TextNode[];
  sections: readonly { id: string; title: string; body: readonly TextNode[] }[];
}

const CLASSES: Readonly<Record<string, string | undefined>> = {
  ul: styles['points'],
  ol: styles['steps'],
  blockquote: styles['formula'],
};

function LegalNodes({ nodes }: { nodes: readonly TextNode[] }) {
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

export interface LegalDocumentProps {
  page: LegalPage;
  text: LegalText;
  /** ISO date of its last change; absent where the text goes with the code that it describes. */
  updated?: string;
}

/** A numbered text with its table of contents at the side. */
export function LegalDocument({ page, text: { title, summary, sections }, updated }: LegalDocumentProps) {
  const site = useSite();
  useHead(legalHead(page, site));
  return (
    <Container className={styles.page}>
      <Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: title }]} />
      <header className={styles.header}>
        <h1>{title}</h1>
        {updated && (
          <p className={styles.date}>
            Last updated: <time dateTime={updated}>{longDate(updated)}</time>
          </p>
        )}
        <div className={styles.summary}>
          <LegalNodes nodes={summary} />
        </div>
      </header>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-label="On this page">
          <ol>
            {sections.map(({ id, title: heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          {sections.map(({ id, title: heading, body }, index) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>
                <span className={styles.number}>{index + 1}.</span> {heading}
              </h2>
              <LegalNodes nodes={body} />
            </section>
          ))}
        </div>
      </div>
    </Container>
  );
}
