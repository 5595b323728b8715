import type { Category, PracticeHub } from '@lawdex/contracts';
import { LinkList } from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import { CountedLinks } from '../../lib/CountedLinks.tsx';
import { Section } from '../../lib/Section.tsx';
import { popularSearchLinks } from './category-links.core.ts';
import { practiceHubQuery } from './category.queries.ts';
import styles from './category.module.css';

const NOWHERE: PracticeHub = { states: [], cities: [], nearMe: [] };

/** Links from a practice area to its landing pages; none when they could not be loaded. */
export function CategoryLinks({ category }: { category: Category }) {
  const { slug } = category;
  const { data: hub = NOWHERE } = useQuery(practiceHubQuery(slug));
  const { largeCities = [] } = hub;
  const popular = popularSearchLinks(category, hub.nearMe);
  return (
    <>
      {hub.states.length > 0 && (
        <Section className={styles.section} title="Lawyers by State">
          <CountedLinks links={hub.states} />
        </Section>
      )}
      {hub.cities.length > 0 && (
        <Section className={styles.section} title="Lawyers by City">
          <CountedLinks links={hub.cities} />
        </Section>
      )}
      {popular.length > 0 && (
        <Section className={styles.section} title="Popular Searches">
          <LinkList links={popular} layout="narrow" />
        </Section>
      )}
      {largeCities.length > 0 && (
        <Section className={styles.section} title="All Law Firms in Large Cities">
          <LinkList links={largeCities} layout="narrow" />
        </Section>
      )}
    </>
  );
}
