import { ADD_BUSINESS_PATH, categoryPath } from '@lawdex/contracts';
import type { BusinessSummary, Category } from '@lawdex/contracts';
import { Link } from '@lawdex/mf-kit/runtime';
import { Breadcrumbs, Container, EmptyState, LinkButton, Pagination, PracticeIcon, SectionHeading } from '@lawdex/ui';
import type { UseQueryResult } from '@lawdex/mf-kit/runtime';
import { BusinessGrid, BusinessGridSkeleton } from '../../lib/BusinessGrid.tsx';
import { LIST_PAGE_SIZE } from '../../lib/lists.core.ts';
import { LoadFailed } from '../../lib/LoadFailed.tsx';
import { pageCountOf } from '../../lib/page-number.core.ts';
import { useFocusOnNewPage } from '../../lib/use-new-page.ts';
import { LARGE_CITIES, popularSearchLinks } from './category-links.core.ts';
import type { CategoryLink } from './category-links.core.ts';
import styles from './category.module.css';

export interface CategoryScreenProps {
  category: Category;
  page: number;
  businesses: UseQueryResult<BusinessSummary[]>;
}

export function CategoryScreen({ category, page, businesses }: CategoryScreenProps) {
  const { name, slug, description, businessCount } = category;
  useFocusOnNewPage(page, 'list-heading');
  return (
    <Container className={styles.page}>
      <Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: name }]} />
      <header className={styles.head}>
        <PracticeIcon slug={slug} size="lg" />
        <div className={styles.headText}>
          <h1 id="list-heading" tabIndex={-1}>
            {name}
          </h1>
          {description && <p className={styles.lead}>{description}</p>}
          <p className={styles.count}>{businessCount} businesses found</p>
        </div>
      </header>
      <section aria-label={`${name} businesses`} className={styles.list}>
        {businesses.isPending && <BusinessGridSkeleton />}
        {businesses.isError && (
          <LoadFailed title="Failed to fetch businesses" onRetry={() => void businesses.refetch()} />
        )}
        {businesses.data?.length === 0 && (
          <EmptyState
            title="No businesses found"
            action={<LinkButton to={ADD_BUSINESS_PATH}>List Your Law Firm</LinkButton>}
          >
            Be the first to add a business to this category!
          </EmptyState>
        )}
        {businesses.data && <BusinessGrid businesses={businesses.data} headingLevel={2} priority />}
        <Pagination
          page={page}
          pageCount={pageCountOf(businessCount, LIST_PAGE_SIZE)}
          hrefFor={(number) => categoryPath(slug, number)}
        />
      </section>
      <Links title={`${name} by City`} links={LARGE_CITIES} />
      <Links title="Popular Searches" links={popularSearchLinks(category)} />
    </Container>
  );
}

function Links({ title, links }: { title: string; links: readonly CategoryLink[] }) {
  return (
    <section className={styles.section}>
      <SectionHeading>{title}</SectionHeading>
      <ul className={styles.links}>
        {links.map(({ text, to }) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
