import type { PageModule } from '@lawdex/mf-kit/runtime';
import { loadRemote, registerRemotes } from '@module-federation/runtime';
import type { ComponentType } from 'react';
import type { LiveSet } from './protocol.ts';

const identifier = (name: string) => name.replaceAll('-', '_');

/** Where a route's page comes from: `mf-directory/search`. */
export type PageKey = string;

export interface RemoteRoute {
  path: string;
  key: PageKey;
}

const keyOf = (name: string, module: string): PageKey => `${identifier(name)}/${module.replace(/^\.\//, '')}`;

/** Tells module federation where the set's microfrontends are. Loads nothing yet. */
export function registerSet(set: LiveSet): void {
  registerRemotes(
    set.microfrontends.map(({ name, version, entry }) => ({
      name: identifier(name),
      entry,
      type: 'var' as const,
      entryGlobalName: identifier(`${name}_${version}`.replace(/[^\w-]/g, '_')),
    })),
  );
}

export const remoteRoutes = (set: LiveSet): RemoteRoute[] =>
  set.microfrontends.flatMap(({ name, routes }) =>
    routes.map(({ path, module }) => ({ path, key: keyOf(name, module) })),
  );

/** Modules that fill a slot, in the order of the set. */
export const slotModules = (set: LiveSet, slot: string): PageKey[] =>
  set.microfrontends.flatMap(({ name, slots }) => (slots[slot] ? [keyOf(name, slots[slot])] : []));

const loaded = new Map<PageKey, PageModule>();
const loading = new Map<PageKey, Promise<PageModule>>();

export const loadedPage = (key: PageKey): PageModule | undefined => loaded.get(key);

/** Loads a page's code once. A failure is forgotten, so that the next visit tries again. */
export function loadPage(key: PageKey): Promise<PageModule> {
  const known = loading.get(key);
  if (known) return known;
  const promise = loadRemote<{ default: PageModule }>(key).then((module) => {
    if (!module?.default.Page) throw new Error(`${key} exposes no page.`);
    loaded.set(key, module.default);
    return module.default;
  });
  loading.set(key, promise);
  promise.catch(() => loading.delete(key));
  return promise;
}

/** A slot's content; null when its code cannot be loaded: the page goes on without it. */
export async function loadSlot(key: PageKey): Promise<ComponentType | null> {
  try {
    const module = await loadRemote<{ default: ComponentType }>(key);
    return module?.default ?? null;
  } catch {
    return null;
  }
}
