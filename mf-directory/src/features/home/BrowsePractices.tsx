import { categoryPath, countOf, formatCount, PRACTICE_AREAS_PATH, SEARCH_PATH } from '@lawdex/contracts';
import { Badge, LinkButton, PracticeIcon, QueryResult, Skeleton, SkeletonList } from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { practiceGroups } from '../../lib/practice-groups.ts';
import { practiceAreasQuery, type PracticeArea } from '../../lib/queries.ts';
import { HomeSection } from './HomeSection.tsx';
import styles from './home.module.css';

const SHOWN = 10;

/** The practice areas with most lawyers, and a link to all. */
export function BrowsePractices() {
  const query = useQuery(practiceAreasQuery);
  return (
    <HomeSection
      id="practice-areas"
      title="Browse by Practice Area"
      lead="Choose the kind of matter you need help with."
      aside={<Link to={SEARCH_PATH}>Try our advanced search</Link>}
    >
      <QueryResult
        query={query}
        loading={<PracticesSkeleton />}
        failure="The practice areas could not be loaded"
        headingLevel={3}
      >
        {(categories) => (
          <>
            <ul className={styles.practices}>
              {practiceGroups(categories)
                .slice(0, SHOWN)
                .map(({ area }) => (
                  <Practice key={area.slug} {...area} />
                ))}
            </ul>
            <LinkButton to={PRACTICE_AREAS_PATH} variant="secondary" className={styles.all}>
              All {formatCount(categories.length)} practice areas
            </LinkButton>
          </>
        )}
      </QueryResult>
    </HomeSection>
  );
}

const Practice = ({ name, slug, icon = slug, businessCount }: PracticeArea) => (
  <li className={styles.practice}>
    <PracticeIcon icon={icon} />
    <h3 className={styles.practiceName}>{name}</h3>
    <p className={styles.practiceFoot}>
      <Badge>{countOf(businessCount, 'lawyer')}</Badge>
      <LinkButton
        to={categoryPath(slug)}
        variant="ghost"
        size="sm"
        className={styles.viewAll}
        aria-label={`View all: ${name}`}
      >
        View all
      </LinkButton>
    </p>
  </li>
);

const PracticesSkeleton = () => (
  <SkeletonList count={SHOWN} className={styles.practices}>
    <div className={styles.practice}>
      <Skeleton shape="circle" />
      <Skeleton width="wide" />
      <Skeleton width="half" />
    </div>
  </SkeletonList>
);
