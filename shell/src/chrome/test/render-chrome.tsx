import type { Site } from '@lawdex/contracts';
import { PageEnvironmentProvider } from '@lawdex/mf-kit/runtime';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { siteConfig } from '../../site.config.ts';

export const site = siteConfig('https://lawdex.example', false);

interface Surroundings {
  site?: Site;
  routes?: readonly string[];
  path?: string;
}

/** Renders into the surroundings that the shell gives its chrome, at `path` of the (jsdom) browser's history. */
export function renderChrome(children: ReactNode, { site: given = site, routes = [], path = '/' }: Surroundings = {}) {
  window.history.replaceState(null, '', path);
  const trail = recordPaths();
  const view = render(
    <PageEnvironmentProvider value={{ site: given, routes, submission: null, formKey: 'key', onHead: () => undefined }}>
      {children}
    </PageEnvironmentProvider>,
  );
  return { ...view, trail };
}

/** Where the visitor was, in order. */
function recordPaths() {
  const here = () => window.location.pathname + window.location.search;
  const paths = [here()];
  const note = () => paths.push(here());
  for (const name of ['pushState', 'replaceState', 'popstate']) window.addEventListener(name, note);
  return {
    paths,
    go(path: string) {
      act(() => window.history.pushState(null, '', path));
    },
  };
}
