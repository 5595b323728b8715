import { matchRoute, SEARCH_PATH } from '@lawdex/contracts';
import { MatchedRoute, PageEnvironmentProvider } from '@lawdex/mf-kit/runtime';
import type { Invalid, PageEnvironment, PageModule } from '@lawdex/mf-kit/runtime';
import type { Head } from '@lawdex/seo';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { aSite } from './fixtures.ts';

export interface PageOptions {
  /** The route's pattern, as in `mf.json`. */
  route: string;
  /** A path, with its query. */
  url: string;
  /** A form that was refused on this page without JavaScript. */
  submission?: Invalid;
  /** Path patterns that other microfrontends serve. */
  routes?: readonly string[];
}

export const FORM_KEY = 'form-key-1';
export const site = aSite();

interface PageTreeProps {
  module: PageModule;
  options: PageOptions;
  client: QueryClient;
  onHead(head: Head): void;
}

/** The page with the shell's context, for use inside a router. */
export function PageTree({ module, options, client, onHead }: PageTreeProps) {
  const { submission = null, routes = ['/', SEARCH_PATH] } = options;
  const environment: PageEnvironment = { site, routes, submission, formKey: FORM_KEY, onHead };
  return (
    <QueryClientProvider client={client}>
      <PageEnvironmentProvider value={environment}>
        <CurrentPage module={module} route={options.route} />
      </PageEnvironmentProvider>
    </QueryClientProvider>
  );
}

function CurrentPage({ module, route }: { module: PageModule; route: string }) {
  const { pathname } = useLocation();
  const match = matchRoute([{ path: route }], pathname);
  if (!match) return <p>Another page</p>;
  return (
    <MatchedRoute path={route} params={match.params}>
      <module.Page />
    </MatchedRoute>
  );
}
