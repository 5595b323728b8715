import { ApiFailure, useHead } from '@lawdex/mf-kit/runtime';
import { Container, LoadFailed, WaysOn } from '@lawdex/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

const UNREACHABLE = new ApiFailure(0, { code: 'unreachable' }, '');

/** A page whose code could not be fetched without a connection. With the connection the page comes by itself. */
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
    // Without a connection the browser would show its own page in place of this one.
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
