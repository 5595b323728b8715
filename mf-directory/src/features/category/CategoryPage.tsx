import { categoryPath } from '@lawdex/contracts';
import { categoryHead, notFoundHead } from '@lawdex/seo';
import type { Head } from '@lawdex/seo';
import { useHead, useLocation, useParams, useQuery, useSearchParams, useSite } from '@lawdex/mf-kit/runtime';
import { Container, EmptyState, LinkButton } from '@lawdex/ui';
import { BusinessGridSkeleton } from '../../lib/BusinessGrid.tsx';
import { isNotFound } from '../../lib/failures.ts';
import { LIST_PAGE_SIZE } from '../../lib/lists.core.ts';
import { LoadFailed } from '../../lib/LoadFailed.tsx';
import { failedHead, loadingHead } from '../../lib/page-heads.ts';
import { pageExists, readPage } from '../../lib/page-number.core.ts';
import { categoryBusinessesQuery, categoryQuery } from './category.queries.ts';
import { CategoryScreen } from './CategoryScreen.tsx';
import styles from './category.module.css';

export function CategoryPage() {
  const { slug = '' } = useParams();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const site = useSite();
  const page = readPage(params);
  const { data: category, error, isPending, refetch } = useQuery(categoryQuery(slug));
  const hasPage = category === undefined || (page !== null && pageExists(page, category.businessCount, LIST_PAGE_SIZE));
  const businesses = useQuery({
    ...categoryBusinessesQuery(category?.id ?? '', page ?? 1),
    enabled: category !== undefined && hasPage,
  });

  const head = (): Head => {
    if (isPending) return loadingHead(site.name, pathname);
    if (category && !hasPage) return notFoundHead({ path: pathname }, site);
    if (category) {
      const whole = categoryHead(category, businesses.data ?? [], site);
      return { ...whole, canonicalPath: categoryPath(category.slug, page ?? 1) };
    }
    if (isNotFound(error)) return notFoundHead({ title: 'Category Not Found', path: pathname }, site);
    return failedHead(site.name, pathname);
  };
  useHead(head());

  if (category && page !== null && hasPage) {
    return <CategoryScreen category={category} page={page} businesses={businesses} />;
  }
  if (isPending) {
    return (
      <Container className={styles.page}>
        <BusinessGridSkeleton />
      </Container>
    );
  }
  if (category || isNotFound(error)) return <NotFound title={category ? '404 Page Not Found' : 'Category Not Found'} />;
  return (
    <Container>
      <LoadFailed headingLevel={1} title="Something went wrong" onRetry={() => void refetch()} />
    </Container>
  );
}

function NotFound({ title }: { title: string }) {
  return (
    <Container>
      <EmptyState headingLevel={1} title={title} action={<LinkButton to="/">Browse Practice Areas</LinkButton>}>
        {title === 'Category Not Found'
          ? "The category you're looking for doesn't exist."
          : "The page you're looking for doesn't exist."}
      </EmptyState>
    </Container>
  );
}
