import type { Category, PracticeHub } from '@lawdex/contracts';
import { LinkList, SectionHeading } from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { CountedLinks } from '../../lib/CountedLinks.tsx';
import { popularSearchLinks } from './category-links.core.ts';
import { practiceHubQuery } from './category.queries.ts';
import styles from './category.module.css';

const NOWHERE: PracticeHub = { states: [], cities: [], nearMe: [] };

/** Ways on from a practice area; none while nobody can say which there are. */
export function CategoryLinks({ category }: { category: Category }) {
  const { slug } = category;
  const { data: hub = NOWHERE } = useQuery(practiceHubQuery(slug));
  const { largeCities = [] } = hub;
  const popular = popularSearchLinks(category, hub.nearMe);
  return (
    <>
      {hub.states.length > 0 && (
        <Links title="Lawyers by State">
          <CountedLinks links={hub.states} />
        </Links>
      )}
      {hub.cities.length > 0 && (
        <Links title="Lawyers by City">
          <CountedLinks links={hub.cities} />
        </Links>
      )}
      {popular.length > 0 && (
        <Links title="Popular Searches">
          <LinkList links={popular} layout="narrow" />
        </Links>
      )}
      {largeCities.length > 0 && (
        <Links title="All Law Firms in Large Cities">
          <LinkList links={largeCities} layout="narrow" />
        </Links>
      )}
    </>
  );
}

function Links({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <SectionHeading id={id}>{title}</SectionHeading>
      {children}
    </section>
  );
}
