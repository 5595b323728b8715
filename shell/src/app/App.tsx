import { matchRoute, pathInSmallLetters } from '@lawdex/contracts';
import { MatchedRoute, PageEnvironmentProvider, type PageEnvironment } from '@lawdex/mf-kit/runtime';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Suspense, use, type ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Chrome } from '../chrome/Chrome.tsx';
import { ErrorBoundary } from '../chrome/ErrorBoundary.tsx';
import { LoadingPage } from '../screens/LoadingPage.tsx';
import { NotFoundPage } from '../screens/NotFoundPage.tsx';
import { loadPage, loadedPage, type PageKey, type PageRoute } from './remotes.ts';

export interface AppProps {
  queryClient: QueryClient;
  environment: PageEnvironment;
  routes: readonly PageRoute[];
  /** Loads the content of the slot `overlay` once it is needed; only in a browser. */
  loadOverlays?: () => Promise<ComponentType>;
}

/** The whole page, the same on the server and in a browser. It needs a router around it. */
export function App({ queryClient, environment, routes, loadOverlays }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <PageEnvironmentProvider value={environment}>
        <Chrome loadOverlays={loadOverlays}>
          <CurrentPage routes={routes} />
        </Chrome>
      </PageEnvironmentProvider>
    </QueryClientProvider>
  );
}

function CurrentPage({ routes }: { routes: readonly PageRoute[] }) {
  const { pathname, search, hash } = useLocation();
  const small = pathInSmallLetters(routes, pathname);
  if (small !== null) return <Navigate to={{ pathname: small, search, hash }} replace />;
  const match = matchRoute(routes, pathname);
  return (
    // Keyed by the address, so that leaving a failed page clears the failure.
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<LoadingPage />}>
        {match ? (
          <MatchedRoute path={match.route.path} params={match.params}>
            <LoadedPage pageKey={match.route.key} />
          </MatchedRoute>
        ) : (
          <NotFoundPage />
        )}
      </Suspense>
    </ErrorBoundary>
  );
}

function LoadedPage({ pageKey }: { pageKey: PageKey }) {
  const { Page } = loadedPage(pageKey) ?? use(loadPage(pageKey));
  return <Page />;
}
