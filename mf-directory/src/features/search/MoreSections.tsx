import type { SearchResponse, Understood } from '@lawdex/contracts';
import { useId } from 'react';
import { FoundList } from './FoundList.tsx';
import styles from './search.module.css';
import { moreHeading } from './understood/widened.core.ts';

/** What fills a short page: under headings of its own, and in no count of the results. */
export const MoreSections = ({ more, understood }: Pick<SearchResponse, 'more' | 'understood'>) =>
  more.map((section) => <MoreSection key={section.widened.kind} section={section} understood={understood} />);

interface MoreSectionProps {
  section: SearchResponse['more'][number];
  understood: Understood;
}

function MoreSection({ section: { widened, businesses }, understood }: MoreSectionProps) {
  const heading = useId();
  return (
    <section className={styles.more} aria-labelledby={heading}>
      <h2 id={heading} className={styles.moreTitle}>
        {moreHeading(widened, understood)}
      </h2>
      <FoundList businesses={businesses} understood={understood} headingLevel={3} />
    </section>
  );
}
