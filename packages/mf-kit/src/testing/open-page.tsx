import type { ToastRequest } from '@lawdex/contracts';
import { on, type PageModule } from '@lawdex/mf-kit/runtime';
import type { Head } from '@lawdex/seo';
import { act, render, type RenderOptions } from '@testing-library/react';
import type { QueryClient } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient, hydrateQueries } from '../runtime/query-client.ts';
import { PageTree, type PageOptions } from './page-tree.tsx';
import { servePage } from './serve-page.tsx';

/** Renders a page as after a navigation: nothing is loaded before. */
export const openPage = (module: PageModule, options: PageOptions) => show(module, options, createQueryClient());

/** Renders a page as on the first load: the server's HTML with its data, then hydration. */
export async function hydratePage(module: PageModule, options: PageOptions) {
  const { html, queries } = await servePage(module, options);
  const client = createQueryClient();
  // Data travels as JSON in the document.
  if (queries) hydrateQueries(client, JSON.parse(JSON.stringify(queries)));
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  /** Differences between the browser's page and the server's. */
  const differences: unknown[] = [];
  const onRecoverableError = (error: unknown) => differences.push(error);
  return { ...show(module, options, client, { container, hydrate: true, onRecoverableError }), differences };
}

function show(module: PageModule, options: PageOptions, client: QueryClient, how: RenderOptions = {}) {
  window.history.replaceState(null, '', options.url);
  const heads: Head[] = [];
  const toasts: ToastRequest[] = [];
  on('toast:show', (toast) => toasts.push(toast));
  const view = render(
    <BrowserRouter useTransitions={false}>
      <PageTree module={module} options={options} client={client} onHead={(head) => heads.push(head)} />
    </BrowserRouter>,
    how,
  );
  return { ...view, toasts, head: () => heads.at(-1), visit };
}

/** Navigates within the site. */
const visit = (url: string): void =>
  act(() => {
    window.history.pushState(null, '', url);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
