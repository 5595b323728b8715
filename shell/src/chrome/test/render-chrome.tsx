import type { Site } from '@lawdex/contracts';
import { PageEnvironmentProvider } from '@lawdex/mf-kit/runtime';
import { act, render } from '@testing-library/react';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { siteConfig } from '../../site.config.ts';

export const site = siteConfig('https://lawdex.example', false);

interface Surroundings {
  site?: Site;
  routes?: readonly string[];
  path?: string;
}

/** Renders with the context that the shell gives to its chrome, at `path` of jsdom's history. */
export function renderChrome(children: ReactNode, { site: given = site, routes = [], path = '/' }: Surroundings = {}) {
  window.history.replaceState(null, '', path);
  const paths: string[] = [];
  const view = render(
    <BrowserRouter useTransitions={false}>
      <PageEnvironmentProvider
        value={{ site: given, routes, submission: null, formKey: 'key', onHead: () => undefined }}
      >
        <Trail onPath={(here) => paths.push(here)} />
        {children}
      </PageEnvironmentProvider>
    </BrowserRouter>,
  );
  return { ...view, trail: { paths, go } };
}

/** Records the visited paths in order. */
function Trail({ onPath }: { onPath(path: string): void }) {
  const { pathname, search } = useLocation();
  const note = useEffectEvent(onPath);
  useEffect(() => {
    note(pathname + search);
  }, [pathname, search]);
  return null;
}

/** Navigates like the browser's own buttons. */
function go(path: string) {
  act(() => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}
