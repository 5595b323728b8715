import { categoryPath, SEARCH_PATH } from '@lawdex/contracts';
import {
  Badge,
  Container,
  LinkButton,
  PracticeIcon,
  QueryResult,
  SectionHeading,
  Skeleton,
  SkeletonList,
} from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { categoriesQuery } from '../../lib/queries.ts';
import { practiceGroups } from './practice-groups.ts';
import type { PracticeGroup } from './practice-groups.ts';
import styles from './home.module.css';

export function BrowsePractices() {
  const query = useQuery(categoriesQuery);
  return (
    <section id="practice-areas" className={styles.section} aria-labelledby="practices-heading">
      <Container>
        <SectionHeading
          id="practices-heading"
          lead="Choose the kind of matter you need help with."
          aside={<Link to={SEARCH_PATH}>Try our advanced search</Link>}
        >
          Browse by Practice Area
        </SectionHeading>
        <QueryResult
          query={query}
          loading={<PracticesSkeleton />}
          failure="The practice areas could not be loaded"
          headingLevel={3}
        >
          {(categories) => (
            <ul className={styles.practices}>
              {practiceGroups(categories).map((group) => (
                <Practice key={group.area.id} {...group} />
              ))}
            </ul>
          )}
        </QueryResult>
      </Container>
    </section>
  );
}

function Practice({ area: { name, slug, businessCount }, parts }: PracticeGroup) {
  return (
    <li className={styles.practice}>
      <PracticeIcon slug={slug} />
      <h3 className={styles.practiceName}>{name}</h3>
      <Badge>
        {businessCount.toLocaleString('en-US')} {businessCount === 1 ? 'lawyer' : 'lawyers'}
      </Badge>
      {parts.length > 0 && (
        <ul className={styles.parts} aria-label={`Within ${name}`}>
          {parts.map((part) => (
            <li key={part.id}>
              <Link to={categoryPath(part.slug)}>{part.name}</Link>
            </li>
          ))}
        </ul>
      )}
      <LinkButton
        to={categoryPath(slug)}
        variant="ghost"
        size="sm"
        className={styles.viewAll}
        aria-label={`View all: ${name}`}
      >
        View all
      </LinkButton>
    </li>
  );
}

const PracticesSkeleton = () => (
  <SkeletonList count={10} className={styles.practices}>
    <div className={styles.practice}>
      <Skeleton shape="circle" />
      <Skeleton width="wide" />
      <Skeleton width="half" />
    </div>
  </SkeletonList>
);
