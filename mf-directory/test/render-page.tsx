import { matchRoute } from '@lawdex/contracts';
import type { ToastRequest } from '@lawdex/contracts';
import { on, PageEnvironmentProvider, MatchedRoute } from '@lawdex/mf-kit/runtime';
import type { Invalid, PageEnvironment, PageModule } from '@lawdex/mf-kit/runtime';
import type { Head } from '@lawdex/seo';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server.node';
import { BrowserRouter, StaticRouter, useLocation } from 'react-router-dom';
import { site } from './fixtures.ts';

export interface PageOptions {
  /** The route's pattern and the address. */
  route: string;
  url: string;
  submission?: Invalid;
}

const newClient = () =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, retry: false, refetchOnWindowFocus: false } },
  });

function environmentFor(submission: Invalid | undefined, onHead: (head: Head) => void): PageEnvironment {
  return { site, routes: ['/', '/search'], submission: submission ?? null, formKey: 'form-key-1', onHead };
}

function Matched({ module, route }: { module: PageModule; route: string }) {
  const { pathname } = useLocation();
  const match = matchRoute([{ path: route }], pathname);
  if (!match) return <p>Another page</p>;
  return (
    <MatchedRoute path={route} params={match.params}>
      <module.Page />
    </MatchedRoute>
  );
}

function tree(module: PageModule, route: string, client: QueryClient, environment: PageEnvironment): ReactNode {
  return (
    <QueryClientProvider client={client}>
      <PageEnvironmentProvider value={environment}>
        <Matched module={module} route={route} />
      </PageEnvironmentProvider>
    </QueryClientProvider>
  );
}

/** The page as a browser shows it after a navigation: nothing is fetched beforehand. */
export function openPage(module: PageModule, { route, url, submission }: PageOptions) {
  window.history.replaceState(null, '', url);
  const heads: Head[] = [];
  const toasts: ToastRequest[] = [];
  on('toast:show', (toast) => toasts.push(toast));
  const environment = environmentFor(submission, (head) => heads.push(head));
  const view = render(
    <BrowserRouter useTransitions={false}>{tree(module, route, newClient(), environment)}</BrowserRouter>,
  );
  return { ...view, toasts, head: () => heads.at(-1) };
}

/** The page as the server writes it: what it needs is fetched first. */
export async function servePage(module: PageModule, { route, url, submission }: PageOptions, params = {}) {
  const client = newClient();
  const address = new URL(url, site.origin);
  const redirect = await module.prefetch?.({ url: address, params, queryClient: client, formKey: 'form-key-1' });
  if (redirect) return { redirect, html: '' };
  const environment = environmentFor(submission, () => {});
  const html = renderToString(<StaticRouter location={url}>{tree(module, route, client, environment)}</StaticRouter>);
  return { redirect: undefined, html };
}
