import { categoryPath, SEARCH_PATH } from '@lawdex/contracts';
import { Link, useQuery } from '@lawdex/mf-kit/runtime';
import { Badge, Container, LinkButton, PracticeIcon, SectionHeading, Skeleton, VisuallyHidden } from '@lawdex/ui';
import { LoadFailed } from '../../lib/LoadFailed.tsx';
import { categoriesQuery } from '../../lib/queries.ts';
import type { CategoryOption } from '../../lib/queries.ts';
import styles from './home.module.css';

const PLACEHOLDERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

export function BrowsePractices() {
  const { data, isPending, isError, refetch } = useQuery(categoriesQuery);
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
        {isPending && (
          <div className={styles.practices} role="status">
            <VisuallyHidden>Loading</VisuallyHidden>
            {PLACEHOLDERS.map((key) => (
              <div key={key} className={styles.practice}>
                <Skeleton shape="circle" />
                <Skeleton width="wide" />
                <Skeleton width="half" />
              </div>
            ))}
          </div>
        )}
        {isError && (
          <LoadFailed headingLevel={3} title="The practice areas could not be loaded" onRetry={() => void refetch()} />
        )}
        {data && (
          <ul className={styles.practices}>
            {data.map((category) => (
              <Practice key={category.id} category={category} />
            ))}
          </ul>
        )}
      </Container>
    </section>
  );
}

function Practice({ category: { name, slug, businessCount } }: { category: CategoryOption }) {
  return (
    <li className={styles.practice}>
      <PracticeIcon slug={slug} />
      <h3 className={styles.practiceName}>{name}</h3>
      <Badge>
        {businessCount.toLocaleString('en-US')} {businessCount === 1 ? 'lawyer' : 'lawyers'}
      </Badge>
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
