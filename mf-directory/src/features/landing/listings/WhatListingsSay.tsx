import { SectionHeading } from '@lawdex/ui';
import { paragraphsOf } from '../intro.core.ts';
import type { Landing } from '../landing.queries.ts';
import styles from '../landing.module.css';

/** The figures in words, below the firms: who needs a lawyer soon wants those first. */
export function WhatListingsSay({ page }: { page: Landing }) {
  const [, ...paragraphs] = paragraphsOf(page.introContent);
  if (paragraphs.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="listings-heading">
      <SectionHeading id="listings-heading">What the Listings Say</SectionHeading>
      <div className={styles.paragraphs}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
