import '@lawdex/ui/fonts.css';
import '@lawdex/ui/tokens.css';
import '@lawdex/ui/base.css';
import { matchRoute, newKey } from '@lawdex/contracts';
import type { PageEnvironment } from '@lawdex/mf-kit/runtime';
import { headTags } from '@lawdex/seo';
import { applyHead } from '@lawdex/seo/browser';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { onDemand } from '../chrome/on-demand.ts';
import { PrefetchContext } from '../chrome/navigation/prefetch.ts';
import { App } from './App.tsx';
import type { PageState } from '../protocol/page-state.ts';
import { createQueryClient, hydrateQueries } from '@lawdex/mf-kit/query-client';
import { registerContainers } from './containers.ts';
import { loadPage, loadSlot, overlayFills, pageRoutes } from './remotes.ts';
import { isNeeded } from './overlays/needs.ts';
import { sharedModules } from './shared-modules.ts';
import { tolerateTranslation } from './translated-pages.ts';
import { allowOwnScripts } from './trusted-types.ts';
import { watchLinks } from './warm-links.ts';

function start(): void {
  const state = JSON.parse(document.getElementById('page-state')?.textContent ?? '') as PageState;
  const root = document.getElementById('root') as HTMLElement;

  allowOwnScripts();
  tolerateTranslation(Node.prototype);
  const fills = overlayFills(state.remotes);
  const overlays = onDemand({
    events: new Set(fills.flatMap(({ wake }) => wake?.events ?? [])),
    isStored: () => fills.some(isNeeded),
    async load(take) {
      const { Overlays } = await import('./overlays/Overlays.tsx');
      return () => <Overlays fills={fills} takeEarly={take} loadSlot={loadSlot} />;
    },
  });
  registerContainers(state.remotes, { shared: sharedModules({ createRoot, hydrateRoot }) });
  const routes = pageRoutes(state.remotes);
  const allRoutes = routes.concat(state.missing ?? []);
  const queryClient = createQueryClient();
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A browser that goes back may show a document of any age.
  hydrateQueries(queryClient, state.queries, { isOfAnyAge: navigation?.type === 'back_forward' });
  // A shared document has none.
  const formKey = state.formKey || newKey();

  const environment: PageEnvironment = {
    site: state.site,
    routes: routes.map(({ path }) => path),
    submission: state.submission,
    formKey,
    onHead: (head) => applyHead(document, headTags(head, state.site)),
  };

  /** Failed early loads are ignored, because the visit itself loads the code again. */
  function prefetch(path: string): void {
    const match = matchRoute(allRoutes, new URL(path, window.location.href).pathname);
    if (match) loadPage(match.route.key).catch(() => undefined);
  }

  /** Loads code and data of a page before the visitor opens it, as the server does for its document. */
  async function warm(url: URL): Promise<void> {
    const match = matchRoute(allRoutes, url.pathname);
    if (!match || url.pathname === window.location.pathname) return;
    const queries = queryClient.getQueryCache().getAll();
    const known = new Set([null, ...queries.map(({ state }) => state.error)]);
    try {
      const { prefetch: fill } = await loadPage(match.route.key);
      await fill?.({ url, params: match.params, queryClient, formKey, isEarly: true });
    } catch {
      // Ignored, because the visit itself asks again and shows the failure.
    }
    // A visitor who came meanwhile waits for these too, and would otherwise be shown their failure.
    await queryClient.resetQueries({ predicate: ({ state }) => !known.has(state.error) });
  }

  // Starts after the page, otherwise a pointer that rests on a link would cause requests before the first paint.
  const afterwards = () => {
    watchLinks((url) => void warm(url));
    if (document.documentElement.hasAttribute('data-slow-line')) fetchFonts();
  };
  if (document.readyState === 'complete') afterwards();
  else window.addEventListener('load', afterwards);

  const tree = (
    <StrictMode>
      {/* Not in a transition, so that an input and the address that follows it change together. */}
      <BrowserRouter useTransitions={false}>
        <PrefetchContext value={prefetch}>
          <App queryClient={queryClient} environment={environment} routes={allRoutes} loadOverlays={() => overlays} />
        </PrefetchContext>
      </BrowserRouter>
    </StrictMode>
  );

  /** Hydrates in slices, between which taps and scrolling are answered. */
  const hydrate = () => startTransition(() => void hydrateRoot(root, tree));

  const match = matchRoute(allRoutes, window.location.pathname);
  if (state.mode === 'render') {
    createRoot(root).render(tree);
  } else if (match) {
    // The page's code must be loaded before hydration, or the first render would be the loading screen.
    // Without it the server's page stays, whose links and forms need no scripts.
    loadPage(match.route.key).then(hydrate, () => undefined);
  } else {
    hydrate();
  }
}

/** Fetches our fonts, for which a first page on a slow line did not wait. The next page is shown in them. */
function fetchFonts(): void {
  for (const name of ['Lawdex Sans', 'Newsreader Display']) document.fonts.load(`1em '${name}'`).catch(() => undefined);
}

// A task of its own, so that taps and scrolling are answered between it and the evaluation of all modules.
setTimeout(start);
