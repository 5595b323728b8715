import { paragraphsOf } from '../intro.core.ts';
import type { Landing } from '../landing.queries.ts';
import { LandingSection } from '../LandingSection.tsx';
import styles from './what-listings-say.module.css';

/** The figures in words. They stand below the businesses, which visitors want first. */
export function WhatListingsSay({ page }: { page: Landing }) {
  const [, ...paragraphs] = paragraphsOf(page.introContent);
  if (paragraphs.length === 0) return null;
  return (
    <LandingSection title="What the Listings Say">
      <div className={styles.paragraphs}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </LandingSection>
  );
}
