import type { LandingLinks } from '@lawdex/contracts';
import { LinkList, SectionHeading } from '@lawdex/ui';
import type { Landing } from '../landing.queries.ts';
import { LinkGroups } from './LinkGroups.tsx';
import styles from '../landing.module.css';

export interface RelatedServicesProps {
  page: Landing;
  groups: readonly LandingLinks[];
}

export function RelatedServices({ page: { relatedSearches, nearby }, groups }: RelatedServicesProps) {
  const related = relatedSearches.map(({ text, url }) => ({ text, to: url }));
  return (
    <>
      <LinkGroups groups={[...(nearby.length > 0 ? [{ title: 'In Other Places', links: nearby }] : []), ...groups]} />
      {related.length > 0 && (
        <section className={styles.section} aria-labelledby="related-heading">
          <SectionHeading id="related-heading">Related Legal Services</SectionHeading>
          <LinkList links={related} layout="wide" />
        </section>
      )}
    </>
  );
}
