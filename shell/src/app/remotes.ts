import { remoteModule } from '@lawdex/contracts';
import type { PageModule } from '@lawdex/mf-kit/runtime';
import type { ComponentType } from 'react';
import { PageMissing } from '../chrome/ErrorBoundary.tsx';
import shell from '../../mf.json' with { type: 'json' };
import type { Remote } from '../protocol/page-state.ts';
import { loadRemote } from './containers.ts';
import type { OverlayFill } from './overlays/needs.ts';

/** Key of a page's module, such as `mf-directory/search`. */
export type PageKey = string;

export interface PageRoute {
  path: string;
  key: PageKey;
}

/** Every route of the release set, the shell's own first. */
export const pageRoutes = (remotes: readonly Remote[]): PageRoute[] =>
  [shell, ...remotes].flatMap(({ name, routes }) =>
    routes.map(({ path, module }) => ({ path, key: remoteModule(name, module) })),
  );

/** Events that are answered even when no release handles them. */
const REQUESTS = ['add-to-compare'];

/** The modules for the slot `overlay` in the order of the remotes, and a last entry for events that none of them handles. */
export function overlayFills(remotes: readonly Remote[]): OverlayFill[] {
  const fills: OverlayFill[] = remotes.flatMap(({ name, slots: { overlay }, wakes }) =>
    overlay ? [{ key: remoteModule(name, overlay), wake: wakes['overlay'] }] : [],
  );
  const events = REQUESTS.filter((name) => !fills.some(({ wake }) => wake?.events?.includes(name)));
  return events.length > 0 ? [...fills, { key: null, wake: { events } }] : fills;
}

const page = (Page: ComponentType): PageModule => ({ Page });

/** The shell's own pages by their modules in mf.json. Each loads when it is needed, because their texts are long. */
const SHELL_PAGES: Record<string, () => Promise<PageModule>> = {
  'shell/privacy': async () =>
    page((await import(/* webpackChunkName: "expose-privacy" */ '../screens/PrivacyPage.tsx')).PrivacyPage),
  'shell/terms': async () =>
    page((await import(/* webpackChunkName: "expose-terms" */ '../screens/TermsPage.tsx')).TermsPage),
  'shell/ranking': async () =>
    page((await import(/* webpackChunkName: "expose-ranking" */ '../screens/RankingPage.tsx')).RankingPage),
  'shell/review-rules': async () =>
    page(
      (await import(/* webpackChunkName: "expose-review-rules" */ '../screens/ReviewRulesPage.tsx')).ReviewRulesPage,
    ),
};

const loaded = new Map<PageKey, PageModule>();
const loading = new Map<PageKey, Promise<PageModule>>();

export const loadedPage = (key: PageKey): PageModule | undefined => loaded.get(key);

/** React retries what it has suspended on. It must get the same failure, or it would load for ever. */
const FORGET_FAILURE_MS = 1000;

/** Loads a page's code once. A failure is forgotten soon, so that the next visit tries again. */
export function loadPage(key: PageKey): Promise<PageModule> {
  const known = loading.get(key);
  if (known) return known;
  const load = SHELL_PAGES[key] ?? (() => loadRemotePage(key));
  const promise = load().then((page) => {
    loaded.set(key, page);
    return page;
  });
  loading.set(key, promise);
  promise.catch(() => setTimeout(() => loading.delete(key), FORGET_FAILURE_MS));
  return promise;
}

async function loadRemotePage(key: PageKey): Promise<PageModule> {
  const module = await loadRemote<{ default?: PageModule }>(key).catch((cause: unknown) => {
    throw new PageMissing(String(cause), { cause });
  });
  if (!module?.default?.Page) throw new Error(`${key} exposes no page.`);
  return module.default;
}

/** The content of a slot; null when its code cannot be loaded, which leaves it out of the page. */
export async function loadSlot(key: PageKey): Promise<ComponentType | null> {
  try {
    const module = await loadRemote<{ default?: ComponentType }>(key);
    return module?.default ?? null;
  } catch {
    return null;
  }
}
