import { matchRoute } from '@lawdex/contracts';
import type { PageModule, Redirect } from '@lawdex/mf-kit/runtime';
import type { Head } from '@lawdex/seo';
import { setImmediate } from 'node:timers/promises';
import { renderToString } from 'react-dom/server.node';
import { StaticRouter } from 'react-router-dom';
import { createQueryClient, dehydrateQueries } from '../runtime/query-client.ts';
import type { SentQueries } from '../runtime/query-client.ts';
import { FORM_KEY, PageTree, site } from './page-tree.tsx';
import type { PageOptions } from './page-tree.tsx';

/** What React writes before a boundary whose content it could not wait for. */
const LEFT_TO_THE_BROWSER = '<!--$!-->';

export interface ServedPage {
  redirect: Redirect | undefined;
  html: string;
  /** What the browser is handed with the page. */
  queries: SentQueries | null;
  /** The document's head; only in specs that run without a document, as the shell's workers do. */
  head: Head | undefined;
}

/** The page as the server writes it: what it needs is fetched first. */
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
  // A server has loaded every part beforehand; where a document stands, as in most specs, parts are loaded when they are first rendered.
  while (html.includes(LEFT_TO_THE_BROWSER)) {
    await setImmediate();
    html = write();
  }
  const queries = dehydrateQueries(client);
  // As the shell does, because queries that are kept for minutes would keep the process.
  client.clear();
  return { redirect: undefined, html, queries, head: heads.at(-1) };
}
