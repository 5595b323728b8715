import type { SearchResponse, Understood } from '@lawdex/contracts';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { facetLabels } from '../filters/applied-filters.ts';
import { FoundList } from './FoundList.tsx';
import type { SearchState } from '../search-state.core.ts';
import styles from '../search.module.css';
import { sectionsShown } from './more-sections.core.ts';

export interface MoreSectionsProps {
  more: SearchResponse['more'];
  understood: Understood;
  state: SearchState;
}

/** Sections that fill a short page. They have their own headings and do not count as results. */
export const MoreSections = ({ more, understood, state }: MoreSectionsProps) =>
  sectionsShown(more, { understood, state, facets: facetLabels(state, understood) }).map(
    ({ heading, businesses, all }) => (
      <Part key={heading} title={heading}>
        <FoundList businesses={businesses} understood={understood} headingLevel={3} />
        {all && <Link to={all.to}>{all.text}</Link>}
      </Part>
    ),
  );

/** A section below the results, under its own heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.moreTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}
