import type { SearchResponse, Understood } from '@lawdex/contracts';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { facetLabels } from '../filters/applied-filters.ts';
import { FoundList } from './FoundList.tsx';
import type { SearchState } from '../search-state.core.ts';
import styles from '../search.module.css';
import { sectionsShown } from './more-sections.core.ts';
import type { MoreSection } from './more-sections.core.ts';

export interface MoreSectionsProps {
  more: SearchResponse['more'];
  understood: Understood;
  state: SearchState;
}

/** Sections that fill a short page. They have their own headings and do not count as results. */
export const MoreSections = ({ more, understood, state }: MoreSectionsProps) =>
  sectionsShown(more, { understood, state, facets: facetLabels(state, understood) }).map((section) => (
    <Section key={section.heading} {...section} understood={understood} />
  ));

function Section({ heading, businesses, all, understood }: MoreSection & { understood: Understood }) {
  const id = useId();
  return (
    <section className={styles.more} aria-labelledby={id}>
      <h2 id={id} className={styles.moreTitle}>
        {heading}
      </h2>
      <FoundList businesses={businesses} understood={understood} headingLevel={3} />
      {all && (
        <p>
          <Link to={all.to}>{all.text}</Link>
        </p>
      )}
    </section>
  );
}
