import { ADD_BUSINESS_PATH, categoryPath, countOf } from '@lawdex/contracts';
import type { BusinessSummary, Category, Narrowing } from '@lawdex/contracts';
import { categoryCrumbs, pageText } from '@lawdex/seo';
import { Breadcrumbs, Container, EmptyState, LinkButton, PracticeIcon, QueryResult } from '@lawdex/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { BlogPart } from '../../lib/from-the-blog/BlogPart.tsx';
import { BusinessGrid, BusinessGridSkeleton } from '../../lib/BusinessGrid.tsx';
import { BusinessList } from '../../lib/narrow/BusinessList.tsx';
import { useFocusOnNewPage } from '../../lib/use-new-page.ts';
import { CategoryLinks } from './CategoryLinks.tsx';
import styles from './category.module.css';

export interface CategoryScreenProps {
  category: Category;
  page: number;
  businesses: UseQueryResult<BusinessSummary[]>;
  narrowing: Narrowing;
}

export function CategoryScreen({ category, page, businesses, narrowing }: CategoryScreenProps) {
  const { name, slug, description, businessCount, children } = category;
  useFocusOnNewPage(page, 'list-heading');
  return (
    <Container className={styles.page}>
      <Breadcrumbs items={categoryCrumbs(category)} />
      <header className={styles.head}>
        <PracticeIcon slug={slug} size="lg" />
        <div className={styles.headText}>
          <h1 id="list-heading" tabIndex={-1}>
            {name}
            {pageText(page)}
          </h1>
          {description && <p className={styles.lead}>{description}</p>}
          <p className={styles.count}>{countOf(businessCount, 'business', 'businesses')} found</p>
        </div>
      </header>
      {children.length > 0 && (
        // A single row that scrolls sideways, so that businesses come early on a phone. Tabbing scrolls it along.
        <nav aria-label={`Within ${name}`} className={styles.parts}>
          <ul className={styles.row}>
            {children.map((part) => (
              <li key={part.slug}>
                <Link to={categoryPath(part.slug)} className={styles.part}>
                  {part.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <section aria-label={`${name} businesses`} className={styles.list}>
        <BusinessList
          of={{ categoryId: category.id }}
          total={businessCount}
          narrowing={narrowing}
          page={page}
          pathOf={(number, chosen) => categoryPath(slug, number, chosen)}
          failure="Failed to search businesses"
        >
          <QueryResult query={businesses} loading={<BusinessGridSkeleton />} failure="Failed to fetch businesses">
            {(listed) =>
              listed.length > 0 ? <BusinessGrid businesses={listed} headingLevel={2} priority /> : <NoBusinesses />
            }
          </QueryResult>
        </BusinessList>
      </section>
      <CategoryLinks category={category} />
      <BlogPart practice={slug} />
    </Container>
  );
}

const NoBusinesses = () => (
  <EmptyState title="No businesses found" action={<LinkButton to={ADD_BUSINESS_PATH}>List Your Law Firm</LinkButton>}>
    Be the first to add a business to this category!
  </EmptyState>
);
