import { PageEnvironmentProvider, Route, Routes, useLocation } from '@lawdex/mf-kit/runtime';
import type { PageEnvironment } from '@lawdex/mf-kit/runtime';
import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { Suspense, use } from 'react';
import { Chrome } from '../chrome/Chrome.tsx';
import { ErrorBoundary } from '../chrome/ErrorBoundary.tsx';
import { LoadingPage } from '../pages/LoadingPage.tsx';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { PrivacyPage } from '../pages/PrivacyPage.tsx';
import { TermsPage } from '../pages/TermsPage.tsx';
import { Overlays } from './Overlays.tsx';
import { loadPage, loadedPage } from './remotes.ts';
import type { PageKey, RemoteRoute } from './remotes.ts';

export interface AppProps {
  queryClient: QueryClient;
  environment: PageEnvironment;
  routes: readonly RemoteRoute[];
  /** What fills the `overlay` slot on every page. */
  overlays: readonly PageKey[];
}

/** The whole page, the same on the server and in the browser. It stands inside a router. */
export function App({ queryClient, environment, routes, overlays }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <PageEnvironmentProvider value={environment}>
        <Chrome>
          <CurrentPage routes={routes} />
        </Chrome>
        <Overlays modules={overlays} />
      </PageEnvironmentProvider>
    </QueryClientProvider>
  );
}

function CurrentPage({ routes }: { routes: readonly RemoteRoute[] }) {
  const { pathname } = useLocation();
  return (
    // A page that fails is left behind with the address that it failed on.
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<LoadingPage />}>
        <Routes>
          {routes.map(({ path, key }) => (
            <Route key={path} path={path} element={<RemotePage key={pathname} pageKey={key} />} />
          ))}
          <Route path="/privacy" element={<PrivacyPage />} />
          <Route path="/terms" element={<TermsPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}

function RemotePage({ pageKey }: { pageKey: PageKey }) {
  const { Page } = loadedPage(pageKey) ?? use(loadPage(pageKey));
  return <Page />;
}
