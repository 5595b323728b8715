import { ApiFailure, useHead } from '@lawdex/mf-kit/runtime';
import { Container, LoadFailed, WaysOn } from '@lawdex/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

const UNREACHABLE = new ApiFailure(0, { code: 'unreachable' }, '');

/** Shown when a page's code cannot be loaded without a connection. The page loads by itself once there is one. */
export function OfflineScreen() {
  const { pathname } = useLocation();
  const [hasFailedAgain, setFailedAgain] = useState(false);
  useHead({
    title: 'You seem to be offline',
    description: 'The site could not be reached.',
    canonicalPath: pathname,
    robots: { index: false, follow: true },
  });
  useEffect(() => {
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, []);
  const ask = () => {
    // Without a connection the browser would replace this page by its own.
    if (navigator.onLine) load();
    else setFailedAgain(true);
  };
  return (
    <Container>
      <LoadFailed headingLevel={1} retry={{ error: UNREACHABLE, isRetrying: false, hasFailedAgain, ask }} />
      <WaysOn />
    </Container>
  );
}

const load = () => window.location.reload();
