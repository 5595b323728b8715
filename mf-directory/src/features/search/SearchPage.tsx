import { notFoundHead, searchHead } from '@lawdex/seo';
import { useHead, useLocation, useSite } from '@lawdex/mf-kit/runtime';
import { Container, EmptyState, LinkButton } from '@lawdex/ui';
import { SEARCH_PAGE_SIZE } from '@lawdex/contracts';
import { failedHead } from '../../lib/page-heads.ts';
import { pageExists } from '../../lib/page-number.core.ts';
import { searchUrl } from './search-state.core.ts';
import { SearchScreen } from './SearchScreen.tsx';
import { useSearch } from './use-search.ts';

export function SearchPage() {
  const search = useSearch();
  const site = useSite();
  const { pathname } = useLocation();
  const { state, page, results } = search;
  const isPastEnd =
    page === null ||
    (results.isSuccess && !results.isPlaceholderData && !pageExists(page, results.data.total, SEARCH_PAGE_SIZE));
  const { query, location } = state;
  const data = results.data;
  useHead(
    isPastEnd
      ? notFoundHead({ path: pathname }, site)
      : results.isError
        ? failedHead(`Search | ${site.name}`, pathname)
        : searchHead({ query, location, ...(data && { results: data }) }, site),
  );
  if (isPastEnd) {
    return (
      <Container>
        <EmptyState
          headingLevel={1}
          title="404 Page Not Found"
          action={<LinkButton to={searchUrl(state)}>Go to the first page</LinkButton>}
        >
          This search has no page with that number.
        </EmptyState>
      </Container>
    );
  }
  return <SearchScreen search={{ ...search, page }} />;
}
