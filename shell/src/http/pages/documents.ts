import type { IncomingHttpHeaders, OutgoingHttpHeader, OutgoingHttpHeaders } from 'node:http';
import { REQUEST_ID_HEADER, type Site } from '@lawdex/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import type { Screen } from '../../protocol/render.ts';
import type { SetRoute } from '../../registry/release-set.ts';
import { PAGE_HEADERS } from '../content/csp.ts';
import { chooseEncoding } from '../content/encoding.ts';
import type { LiveSet } from '../rollout/check-set.ts';
import { documentOf } from './document.ts';
import type { PageDocument } from './page-document.ts';

/** Seconds before a failed page should be requested again. */
const RETRY_AFTER = 5;

/** Sends a document, or 304 to a browser that has it. Only headers differ between visitors. */
export async function sendDocument(
  { headers, id }: FastifyRequest,
  reply: FastifyReply,
  status: number,
  document: PageDocument,
): Promise<FastifyReply> {
  const given: Record<string, OutgoingHttpHeader | undefined> = {
    ...reply.getHeaders(),
    ...PAGE_HEADERS,
    'cache-control': reply.getHeader('cache-control') ?? (status === 200 ? 'private, no-cache' : 'no-store'),
    [REQUEST_ID_HEADER]: id,
    'content-security-policy': document.policy,
    vary: 'accept-encoding, sec-fetch-site',
    'content-type': 'text/html; charset=utf-8',
  };
  // The page's scripts read this header, because some browsers do not expose the signal and cached documents must not contain it.
  const objects = headers['sec-gpc'] === '1';
  if (objects) given['server-timing'] = 'gpc';
  if (status === 503) given['retry-after'] = RETRY_AFTER;
  if (status === 200) {
    // Weak, because all forms of the document share it.
    // The signal has another tag, because a browser keeps the headers of before with what it has.
    const tag = objects ? document.etag.replace(/"$/, '-gpc"') : document.etag;
    given.etag = `W/${tag}`;
    if (fresh(headers, { etag: tag })) return answer(reply, 304, given);
  }
  const { body, encoding } = await document.as(chooseEncoding(headers['accept-encoding']), stylesFor(headers));
  if (encoding) given['content-encoding'] = encoding;
  given['content-length'] = body.length;
  return answer(reply, status, given, body);
}

/** Answers past Fastify, which would check and copy each header, and run hooks that have nothing to add to a page. */
function answer(reply: FastifyReply, status: number, headers: OutgoingHttpHeaders, body?: Buffer): FastifyReply {
  reply.hijack();
  reply.raw.writeHead(status, headers).end(body);
  return reply;
}

/** Who comes from elsewhere has no stylesheets yet. Robots do not say where they come from, and need none at once. */
const stylesFor = ({ 'sec-fetch-site': site = 'same-origin' }: IncomingHttpHeaders): 'linked' | 'inlined' =>
  site === 'same-origin' ? 'linked' : 'inlined';

const screens = new WeakMap<LiveSet, Map<string, PageDocument>>();
const SCREEN_STATE = Buffer.from(JSON.stringify({ queries: { queries: [] }, submission: null, formKey: '' }));

/** One of the shell's own screens, cached for each set. The browser renders the page anew. */
export function screenDocument(live: LiveSet, site: Site, screen: Screen, route: SetRoute | null): PageDocument {
  const known = screens.get(live) ?? new Map<string, PageDocument>();
  screens.set(live, known);
  const key = `${screen} ${route?.path}`;
  const { head, html } = live.screens[screen];
  const document =
    known.get(key) ?? documentOf(live.set, route, site, { head, html, state: SCREEN_STATE, mode: 'render' });
  known.set(key, document);
  return document;
}
