import { SEARCH_PATH } from '@lawdex/contracts';
import { useHead } from '@lawdex/mf-kit/runtime';
import { notFoundHead } from '@lawdex/seo';
import { Container, EmptyState, LinkButton, WaysOn } from '@lawdex/ui';
import { useLocation } from 'react-router-dom';

export function NotFoundPage() {
  const { pathname } = useLocation();
  useHead(notFoundHead({ path: pathname }));
  return (
    <Container>
      <EmptyState
        headingLevel={1}
        icon="map-pin"
        title="404 Page Not Found"
        action={
          <>
            <LinkButton to="/">Go to Homepage</LinkButton>
            <LinkButton to={SEARCH_PATH} variant="secondary">
              Search law firms
            </LinkButton>
          </>
        }
      >
        <p>The page you&apos;re looking for doesn&apos;t exist.</p>
      </EmptyState>
      <WaysOn />
    </Container>
  );
}
