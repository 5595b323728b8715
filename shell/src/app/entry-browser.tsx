import '@lawdex/ui/fonts.css';
import '@lawdex/ui/tokens.css';
import '@lawdex/ui/base.css';
import { matchRoute } from '@lawdex/contracts';
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
import { allowOwnScripts } from './trusted-types.ts';
import { watchLinks } from './warm-links.ts';

const state = JSON.parse(document.getElementById('page-state')?.textContent ?? '') as PageState;
const root = document.getElementById('root') as HTMLElement;

allowOwnScripts();
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
hydrateQueries(queryClient, state.queries);

const environment: PageEnvironment = {
  site: state.site,
  routes: routes.map(({ path }) => path),
  submission: state.submission,
  formKey: state.formKey,
  onHead: (head) => applyHead(document, headTags(head, state.site)),
};

/** Code that cannot be fetched early is fetched again when the visitor goes there. */
function prefetch(path: string): void {
  const match = matchRoute(allRoutes, new URL(path, window.location.href).pathname);
  if (match) loadPage(match.route.key).catch(() => undefined);
}

/** Fetches code and data of a page that the visitor is about to open, as the server would for its document. */
async function warm(url: URL): Promise<void> {
  const match = matchRoute(allRoutes, url.pathname);
  if (!match || url.pathname === window.location.pathname) return;
  try {
    const { prefetch: fill } = await loadPage(match.route.key);
    await fill?.({ url, params: match.params, queryClient, formKey: state.formKey, isEarly: true });
  } catch {
    // The visit asks again, and says what is wrong.
  }
  queryClient.removeQueries({ type: 'inactive', predicate: ({ state }) => state.status === 'error' });
}

// The page itself goes first. A pointer that rests over it as it appears would else be looked at before its first paint.
const watch = () => watchLinks((url) => void warm(url));
if (document.readyState === 'complete') watch();
else window.addEventListener('load', watch);

const tree = (
  <StrictMode>
    {/* Without transitions, so that an input and the address that follows it change in one step. */}
    <BrowserRouter useTransitions={false}>
      <PrefetchContext value={prefetch}>
        <App queryClient={queryClient} environment={environment} routes={allRoutes} loadOverlays={() => overlays} />
      </PrefetchContext>
    </BrowserRouter>
  </StrictMode>
);

/** In slices, between which a tap or a scroll is answered. */
const hydrate = () => startTransition(() => void hydrateRoot(root, tree));

const match = matchRoute(allRoutes, window.location.pathname);
if (state.mode === 'render') {
  createRoot(root).render(tree);
} else if (match) {
  // Hydration must begin with the page's code at hand, or its first render would be the loading screen.
  loadPage(match.route.key).then(hydrate, () => createRoot(root).render(tree));
} else {
  hydrate();
}
