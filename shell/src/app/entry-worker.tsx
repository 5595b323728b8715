import { matchRoute, type Site } from '@lawdex/contracts';
import { PageEnvironmentProvider, type Invalid, type PageEnvironment, type Redirect } from '@lawdex/mf-kit/runtime';
import { renderHead, type Head } from '@lawdex/seo';
import { QueryClientProvider } from '@tanstack/react-query';
import type { RemoteEntryExports } from '@module-federation/runtime-core/types';
import { renderToString } from 'react-dom/server';
import { whyItThrows } from './why-it-throws.ts';
import { StaticRouter } from 'react-router-dom';
import { Chrome } from '../chrome/Chrome.tsx';
import { ErrorScreen } from '../screens/ErrorScreen.tsx';
import { LoadingPage } from '../screens/LoadingPage.tsx';
import { NotFoundPage } from '../screens/NotFoundPage.tsx';
import { App } from './App.tsx';
import type { Remote } from '../protocol/page-state.ts';
import type { Enter, ModuleProblem, RenderedScreen, RenderRequest, RenderResult, Screen } from '../protocol/render.ts';
import { callServicesBy } from '@lawdex/mf-kit/api';
import { createQueryClient, dehydrateQueries } from '@lawdex/mf-kit/query-client';
import { registerContainers } from './containers.ts';
import { loadPage, loadedPage, pageRoutes, type PageRoute } from './remotes.ts';
import { sharedModules } from './shared-modules.ts';

declare const __non_webpack_require__: (file: string) => RemoteEntryExports;

let site: Site;
let routes: PageRoute[] = [];
let patterns: string[] = [];

/** Loads the remotes from the files that the HTTP process has verified. */
export async function start(
  remotes: readonly Remote[],
  siteConfig: Site,
  callService: Parameters<typeof callServicesBy>[0],
): Promise<ModuleProblem[]> {
  callServicesBy(callService);
  registerContainers(remotes, {
    shared: sharedModules({}),
    plugins: [
      { name: 'verified-modules', loadEntry: async ({ remoteInfo }) => __non_webpack_require__(remoteInfo.entry) },
    ],
  });
  site = siteConfig;
  routes = pageRoutes(remotes);
  patterns = routes.map(({ path }) => path);
  const keys = [...new Set(routes.map(({ key }) => key))];
  const results = await Promise.allSettled(keys.map(loadPage));
  return results.flatMap((result, index) =>
    result.status === 'rejected' ? [{ module: keys[index] ?? '', message: String(result.reason) }] : [],
  );
}

export const formRoutes = (): string[] => routes.filter(({ key }) => loadedPage(key)?.submit).map(({ path }) => path);

function environment(submission: Invalid | null, formKey: string, onHead: (head: Head) => void): PageEnvironment {
  return { site, routes: patterns, submission, formKey, onHead };
}

export async function render({ url, form, formKey, refusal }: RenderRequest, enter: Enter): Promise<RenderResult> {
  const address = new URL(url, site.origin);
  const queryClient = createQueryClient();
  const match = matchRoute(routes, address.pathname);
  const page = match ? loadedPage(match.route.key) : undefined;
  if (match && !page) throw new Error(`The code of ${match.route.key} is not loaded.`);
  const context = { url: address, params: match?.params ?? {}, queryClient, formKey };

  let submission: Invalid | null = null;
  if (form !== null) {
    if (!page?.submit) throw new Error('This page takes no forms.');
    const { submit } = page;
    const fields = new URLSearchParams(form);
    const outcome = refusal === undefined ? await enter(() => submit(context, fields)) : unread(fields, refusal);
    if (outcome.kind === 'redirect') return redirect(outcome);
    submission = outcome;
  }
  const redirected = await enter(() => page?.prefetch?.(context));
  if (redirected) return redirect(redirected);

  const heads: Head[] = [];
  const tree = (
    <StaticRouter location={url}>
      <App
        queryClient={queryClient}
        environment={environment(submission, formKey, (value) => heads.push(value))}
        routes={routes}
      />
    </StaticRouter>
  );
  const html = enter(() => renderToString(tree));
  // React writes preloads of important images before the HTML; browsers see them earlier in the head.
  const preloads = /^(?:<link [^>]*>)*/.exec(html)?.[0] ?? '';
  // React renders the fallback and this mark for an error below Suspense, and hides the error.
  if (html.includes('<!--$!-->')) throw await whyItThrows(tree);
  const state = JSON.stringify({ queries: dehydrateQueries(queryClient), submission, formKey });
  queryClient.clear();
  const head = heads.at(-1);
  const status = head?.status ?? 200;
  // The title says it too, because screen readers read it first and a tab shows nothing else.
  const isRefused = submission !== null && status === 200 && Object.keys(submission.errors).length > 0;
  const title = `${isRefused ? 'Error: ' : ''}${head?.title}`;
  return {
    kind: 'page',
    status: submission && status === 200 ? (submission.status ?? 422) : status,
    head: (head ? renderHead({ ...head, title }, site) : '') + preloads,
    html: html.slice(preloads.length),
    state,
  };
}

/** Returns a form as typed when no page has handled it. */
const unread = (fields: URLSearchParams, form: string): Invalid => ({
  kind: 'invalid',
  values: Object.fromEntries(fields),
  errors: { form },
  status: 429,
});

const redirect = ({ status, location }: Redirect): RenderResult => ({ kind: 'redirect', status, location });

const SCREENS = { loading: LoadingPage, error: ErrorScreen, 'not-found': NotFoundPage };

/** Renders one of the shell's own screens, which needs no page code. */
export function renderScreen(screen: Screen): RenderedScreen {
  const heads: Head[] = [];
  const Screen = SCREENS[screen];
  const html = renderToString(
    <StaticRouter location="/">
      <QueryClientProvider client={createQueryClient()}>
        <PageEnvironmentProvider value={environment(null, '', (value) => heads.push(value))}>
          <Chrome>
            <Screen />
          </Chrome>
        </PageEnvironmentProvider>
      </QueryClientProvider>
    </StaticRouter>,
  );
  const head = heads.at(-1);
  return { head: head ? renderHead(head, site) : '', html };
}
