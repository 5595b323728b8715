import { matchRoute } from '@lawdex/contracts';
import type { PageModule, Redirect } from '@lawdex/mf-kit/runtime';
import type { Head } from '@lawdex/seo';
import type { DehydratedState } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server.node';
import { StaticRouter } from 'react-router-dom';
import { createQueryClient, dehydrateQueries } from '../runtime/query-client.ts';
import { FORM_KEY, PageTree, site } from './page-tree.tsx';
import type { PageOptions } from './page-tree.tsx';

export interface ServedPage {
  redirect: Redirect | undefined;
  html: string;
  /** What the browser is handed with the page. */
  queries: DehydratedState | null;
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
  const html = renderToString(
    <StaticRouter location={options.url}>
      <PageTree module={module} options={options} client={client} onHead={(head) => heads.push(head)} />
    </StaticRouter>,
  );
  const queries = dehydrateQueries(client);
  // As the shell does, because queries that are kept for minutes would keep the process.
  client.clear();
  return { redirect: undefined, html, queries, head: heads.at(-1) };
}
