import { BLOG_PATH } from '@lawdex/contracts';
import { useRouteExists } from '@lawdex/mf-kit/runtime';
import { LinkList, SectionHeading } from '@lawdex/ui';
import type { Landing } from '../landing.queries.ts';
import { resourceLinks } from './resources.core.ts';
import styles from '../landing.module.css';

export function LegalResources({ page }: { page: Landing }) {
  const hasBlog = useRouteExists(BLOG_PATH);
  return (
    <section className={styles.section} aria-labelledby="resources-heading">
      <SectionHeading id="resources-heading" lead="In immediate danger? Call 911 first.">
        Legal Resources
      </SectionHeading>
      <LinkList links={resourceLinks(page, hasBlog)} layout="wide" />
    </section>
  );
}
