import { matchRoute } from '@lawdex/contracts';
import type { PageModule, Redirect } from '@lawdex/mf-kit/runtime';
import type { Head } from '@lawdex/seo';
import { setImmediate } from 'node:timers/promises';
import { renderToString } from 'react-dom/server.node';
import { StaticRouter } from 'react-router-dom';
import { createQueryClient, dehydrateQueries, type SentQueries } from '../runtime/query-client.ts';
import { FORM_KEY, PageTree, site, type PageOptions } from './page-tree.tsx';

/** React's mark for a boundary whose content was not ready. */
const LEFT_TO_THE_BROWSER = '<!--$!-->';

export interface ServedPage {
  redirect: Redirect | undefined;
  html: string;
  /** The queries that are sent with the page. */
  queries: SentQueries | null;
  /** The head; only in specs without a document, as in the shell's workers. */
  head: Head | undefined;
}

/** Renders a page as the server does, after loading its data. */
export async function servePage(module: PageModule, options: PageOptions): Promise<ServedPage> {
  const client = createQueryClient();
  const url = new URL(options.url, site.origin);
  const params = matchRoute([{ path: options.route }], url.pathname)?.params ?? {};
  const redirect = await module.prefetch?.({ url, params, queryClient: client, formKey: FORM_KEY });
  if (redirect) return { redirect, html: '', queries: null, head: undefined };
  const heads: Head[] = [];
  const write = () =>
    renderToString(
      <StaticRouter location={options.url}>
        <PageTree module={module} options={options} client={client} onHead={(head) => heads.push(head)} />
      </StaticRouter>,
    );
  let html = write();
  // A server has loaded all parts before; in jsdom they load on the first render, so rendering is repeated.
  while (html.includes(LEFT_TO_THE_BROWSER)) {
    await setImmediate();
    html = write();
  }
  const queries = dehydrateQueries(client);
  // Cleared, as in the shell, because cached queries would keep the process alive.
  client.clear();
  return { redirect: undefined, html, queries, head: heads.at(-1) };
}
