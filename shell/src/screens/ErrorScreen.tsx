import { useHead } from '@lawdex/mf-kit/runtime';
import { Button, Container, EmptyState, LinkButton, WaysOn } from '@lawdex/ui';
import { useLocation } from 'react-router-dom';

/** Shown when a page throws or cannot be loaded. The link home loads a new document, because the failure may persist in this one. */
export function ErrorScreen() {
  const { pathname } = useLocation();
  useHead({
    title: 'Something went wrong',
    description: 'Please try refreshing the page or go back to the homepage.',
    canonicalPath: pathname,
    robots: { index: false, follow: true },
    status: 500,
  });
  return (
    <Container>
      <EmptyState
        headingLevel={1}
        icon="alert"
        title="Something went wrong"
        action={
          <>
            <Button onClick={() => window.location.reload()}>Refresh Page</Button>
            <LinkButton href="/" variant="secondary">
              Go to Homepage
            </LinkButton>
          </>
        }
      >
        <p>Please try refreshing the page or go back to the homepage.</p>
      </EmptyState>
      <WaysOn />
    </Container>
  );
}
