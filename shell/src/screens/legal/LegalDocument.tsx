import { useHead, useSite } from '@lawdex/mf-kit/runtime';
import { legalHead } from '@lawdex/seo';
import type { LegalPage } from '@lawdex/seo';
import { Breadcrumbs, Container } from '@lawdex/ui';
import type { LegalText } from './legal-text.ts';
import styles from './LegalDocument.module.css';
import { LegalNodes } from './LegalNodes.tsx';

export interface LegalDocumentProps {
  page: LegalPage;
  text: LegalText;
  /** ISO date of its last change; absent where the text goes with the code that it describes. */
  updated?: string;
}

const dateText = (iso: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));

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
            Last updated: <time dateTime={updated}>{dateText(updated)}</time>
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
