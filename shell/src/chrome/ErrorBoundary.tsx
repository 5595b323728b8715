import { ApiFailure, useHead } from '@lawdex/mf-kit/runtime';
import { Container, LoadFailed, WaysOn } from '@lawdex/ui';
import { Component, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorScreen } from '../screens/ErrorScreen.tsx';
import { LoadingPage } from '../screens/LoadingPage.tsx';

/** The code of a page does not come: its release may be gone since the visitor's document was made. */
export class PageMissing extends Error {}

const UNREACHABLE = new ApiFailure(0, { code: 'unreachable' }, '');

const failureScreen = () => (navigator.onLine ? ErrorScreen : OfflineScreen);

/** Limits a failure to its children. A page whose code is missing is loaded anew where the site has it, and stays as the server wrote it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { Screen?: ComponentType }> {
  override state: { Screen?: ComponentType } = {};

  static getDerivedStateFromError(error: unknown) {
    return { Screen: error instanceof PageMissing ? LoadingPage : failureScreen() };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof PageMissing) void this.loadAnew();
  }

  private async loadAnew(): Promise<void> {
    const answer = await fetch(window.location.href, { method: 'HEAD' }).catch(() => null);
    if (answer?.ok) window.location.reload();
    else this.setState({ Screen: failureScreen() });
  }

  override render() {
    const { Screen } = this.state;
    return Screen ? <Screen /> : this.props.children;
  }
}

/** Shown when a page's code cannot be loaded without a connection. The page loads by itself once there is one. */
function OfflineScreen() {
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
