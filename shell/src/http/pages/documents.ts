import { REQUEST_ID_HEADER } from '@lawdex/contracts';
import type { Site } from '@lawdex/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Screen } from '../../protocol/render.ts';
import type { SetRoute } from '../../registry/release-set.ts';
import { compress } from '../content/compress.ts';
import { PAGE_HEADERS, contentSecurityPolicy, createNonce } from '../content/csp.ts';
import { chooseEncoding } from '../content/encoding.ts';
import type { LiveSet } from '../rollout/rollout.ts';
import { documentTemplate } from './document.ts';
import { fillTemplate, FORM_KEY_TOKEN } from './template.ts';
import type { Template } from './template.ts';

/** Seconds before a failed page should be requested again. */
const RETRY_AFTER = 5;

/** Sends a page: the shared template with the values of this answer. */
export async function sendTemplate(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  status: number,
  template: Template,
  /** Key for anything that the page sends, new for each answer. */
  formKey: string,
): Promise<FastifyReply> {
  const nonce = createNonce();
  const html = fillTemplate(template, nonce, formKey);
  const { body, encoding } = await compress(html, chooseEncoding(request.headers['accept-encoding']));
  if (encoding) void reply.header('content-encoding', encoding);
  // The page's scripts read this header, because some browsers do not expose the signal and cached documents must not contain it.
  if (request.headers['sec-gpc'] === '1') void reply.header('server-timing', 'gpc');
  if (!reply.hasHeader('cache-control')) {
    void reply.header('cache-control', status === 200 ? 'private, no-cache' : 'no-store');
  }
  if (status === 503) void reply.header('retry-after', RETRY_AFTER);
  return reply
    .code(status)
    .headers(PAGE_HEADERS)
    .header(REQUEST_ID_HEADER, request.id)
    .header('content-security-policy', contentSecurityPolicy(nonce, site.analytics ?? null))
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8')
    .send(body);
}

const screens = new WeakMap<LiveSet, Map<string, Template>>();

/** One of the shell's own screens, cached for each set. The browser renders the page anew. */
export function screenTemplate(live: LiveSet, site: Site, screen: Screen, route: SetRoute | null): Template {
  const known = screens.get(live) ?? new Map<string, Template>();
  screens.set(live, known);
  const key = `${screen} ${route?.path}`;
  const template = known.get(key) ?? cutScreen(live, site, screen, route);
  known.set(key, template);
  return template;
}

function cutScreen(live: LiveSet, site: Site, screen: Screen, route: SetRoute | null): Template {
  const { head, html } = live.screens[screen];
  const state = Buffer.from(
    JSON.stringify({
      queries: { queries: [] },
      submission: null,
      formKey: FORM_KEY_TOKEN,
    }),
  );
  return documentTemplate(live.set, route, site, { head, html, state, mode: 'render' });
}
