import { categoryPath, countOf } from '@lawdex/contracts';
import { useSite, type PageContext } from '@lawdex/mf-kit/runtime';
import { practiceAreasCrumbs, practiceAreasHead } from '@lawdex/seo';
import { Breadcrumbs, Container, PageScreen, pageStateOf, PracticeIcon, SectionHeading, usePageHead } from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { CountedLinks } from '../../lib/CountedLinks.tsx';
import { IndexSkeleton } from '../../lib/IndexSkeleton.tsx';
import { practiceGroups, type PracticeGroup } from '../../lib/practice-groups.ts';
import { practiceAreasQuery } from '../../lib/queries.ts';
import styles from '../../lib/index-page.module.css';

/** All practice areas, each below the wider one that it belongs to. */
export function PracticeAreasPage() {
  const site = useSite();
  const query = useQuery(practiceAreasQuery);
  const state = pageStateOf(query);
  usePageHead(state, { shown: (areas) => practiceAreasHead(areas, site), failedTitle: 'All Practice Areas' });
  return (
    <PageScreen
      state={state}
      failure="The practice areas could not be loaded"
      onRetry={query.refetch}
      loading={<IndexSkeleton />}
    >
      {(areas) => <Areas groups={practiceGroups(areas)} count={areas.length} />}
    </PageScreen>
  );
}

function Areas({ groups, count }: { groups: readonly PracticeGroup[]; count: number }) {
  const alone = groups.filter(({ parts }) => parts.length === 0).map(({ area }) => area);
  return (
    <Container className={styles.page}>
      <Breadcrumbs items={practiceAreasCrumbs()} />
      <SectionHeading
        level={1}
        lead={`${countOf(count, 'kind')} of legal matters, and how many law firms take them on.`}
      >
        All Practice Areas
      </SectionHeading>
      <div className={styles.sections}>
        {groups
          .filter(({ parts }) => parts.length > 0)
          .map(({ area, parts }) => (
            <section key={area.slug} className={styles.section} aria-labelledby={area.slug}>
              <div className={styles.head}>
                <PracticeIcon icon={area.icon ?? area.slug} />
                <h2 id={area.slug}>
                  <Link to={categoryPath(area.slug)}>{area.name}</Link>
                </h2>
                <p className={styles.count}>{countOf(area.businessCount, 'law firm')}</p>
              </div>
              <CountedLinks links={parts.map(linkTo)} />
            </section>
          ))}
        {alone.length > 0 && (
          <section className={styles.section} aria-labelledby="more-areas">
            <div className={styles.head}>
              <PracticeIcon icon="general-practice" />
              <h2 id="more-areas">More Practice Areas</h2>
            </div>
            <CountedLinks links={alone.map(linkTo)} />
          </section>
        )}
      </div>
    </Container>
  );
}

const linkTo = ({ name, slug, businessCount }: PracticeGroup['area']) => ({
  text: name,
  to: categoryPath(slug),
  count: businessCount,
});

export const prefetchPracticeAreas = ({ queryClient }: PageContext): Promise<void> =>
  queryClient.prefetchQuery(practiceAreasQuery);
