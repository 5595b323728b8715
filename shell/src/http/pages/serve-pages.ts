import { randomUUID } from 'node:crypto';
import { matchRoute } from '@lawdex/contracts';
import type { Site } from '@lawdex/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Screen, ServiceAnswer, ServiceCall } from '../../protocol/render.ts';
import type { SetRoute } from '../../registry/release-set.ts';
import { readAddress } from './address.core.ts';
import { Breaker } from './breaker.ts';
import { compress } from '../compress.ts';
import { PAGE_HEADERS, contentSecurityPolicy, createNonce } from '../csp.ts';
import { FORM_KEY_TOKEN, renderDocument } from './document.ts';
import { chooseEncoding } from '../encoding.ts';
import { isForeign } from '../foreign.ts';
import { tooMuch } from '../limits/too-many.ts';
import type { LiveSet, Rollout } from '../rollout.ts';
import { PageCache, cutTemplate, fillTemplate } from './page-cache.ts';
import type { Template } from './page-cache.ts';
import { sitePath } from '../site-path.core.ts';
import type { RenderOutcome } from '../../render/job.ts';

export interface PagesOptions {
  rollout: Rollout;
  site: Site;
  cache: PageCache;
  /** Milliseconds that a page may take. */
  deadline: number;
  callService(call: ServiceCall): Promise<ServiceAnswer>;
  /** A page of this route was rendered for a visitor. */
  onShown(route: SetRoute, url: string): void;
  /** A form was taken: what was read before may be old. */
  onWrite(): void;
}

export function registerPages(app: FastifyInstance, options: PagesOptions): Pages {
  const pages = new Pages(options);
  app.get('/*', (request, reply) => pages.show(request, reply, null));
  app.post('/*', (request, reply) => pages.submit(request, reply));
  return pages;
}

export class Pages {
  private readonly options: PagesOptions;
  private readonly breaker = new Breaker();

  constructor(options: PagesOptions) {
    this.options = options;
  }

  async submit(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    if (!isForm) return this.fail(request, reply, 415);
    if (isForeign(request, this.options.site.origin)) return this.fail(request, reply, 403);
    return this.show(request, reply, String(request.body ?? ''));
  }

  /** The error screen, for a request that went wrong before or beside its page. */
  fail(request: FastifyRequest, reply: FastifyReply, status: number): Promise<FastifyReply> {
    return this.screen(request, reply, this.options.rollout.current, 'error', status);
  }

  async show(request: FastifyRequest, reply: FastifyReply, form: string | null): Promise<FastifyReply> {
    const live = this.options.rollout.current;
    const address = readAddress(request.raw.url ?? '/');
    if (address.kind === 'malformed') return this.screen(request, reply, live, 'not-found', 400);
    if (address.kind === 'moved') return reply.redirect(address.location, 301);

    const route = matchRoute(live.set.routes, address.pathname)?.route;
    if (!route) return this.screen(request, reply, live, 'not-found', 404);
    if (!route.assets) return this.screen(request, reply, live, 'error', 503);

    const { cache } = this.options;
    const url = address.pathname + address.search;
    const key = `${live.set.id} ${url}`;
    const cached = form === null ? cache.get(key) : undefined;
    if (cached) return this.send(request, reply, 200, cached);

    const breakerKey = `${live.set.id} ${route.path}`;
    if (this.breaker.isOpen(breakerKey, performance.now())) {
      return this.screen(request, reply, live, 'loading', 503, route);
    }
    const keep = cache.begin(key);
    const { deadline: within, callService } = this.options;
    // Under a key shared by all, the second visitor's review would count as the first one's, sent again.
    const formKey = form === null ? FORM_KEY_TOKEN : randomUUID();
    const outcome = await live.pool.render({
      request: { url, form, formKey, ...(request.wait !== null && { refusal: tooMuch(request.wait) }) },
      within,
      callService,
      onEnd: (fault) => form === null && fault && this.breaker.failed(breakerKey, performance.now()),
    });
    if (outcome.kind !== 'rendered') {
      const reason = outcome.kind === 'failed' ? outcome.reason : 'it was not ready in time';
      request.log.error({ url, reason }, 'a page could not be rendered');
      return this.screen(request, reply, live, form === null ? 'loading' : 'error', 503, route);
    }
    this.breaker.succeeded(breakerKey);
    if (form !== null) this.options.onWrite();
    return this.answer(request, reply, live, route, outcome, (template) => {
      keep(template);
      this.options.onShown(route, url);
    });
  }

  private async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    live: LiveSet,
    route: SetRoute,
    { result }: Extract<RenderOutcome, { kind: 'rendered' }>,
    keep: (template: Template) => void,
  ): Promise<FastifyReply> {
    if (result.kind === 'redirect') {
      return reply.header('cache-control', 'no-store').redirect(sitePath(result.location) ?? '/', result.status);
    }
    const { head, html, state, status } = result;
    const template = cutTemplate(
      renderDocument(live.set, route, this.options.site, { head, html, state, mode: 'hydrate' }),
    );
    if (status === 200 && request.method === 'GET') keep(template);
    return this.send(request, reply, status, template);
  }

  /** A screen of the shell's own, kept ready since the set took over. The browser renders the page anew. */
  private screen(
    request: FastifyRequest,
    reply: FastifyReply,
    live: LiveSet,
    screen: Screen,
    status: number,
    route: SetRoute | null = null,
  ): Promise<FastifyReply> {
    const { head, html } = live.screens[screen];
    const state = JSON.stringify({
      queries: { queries: [], mutations: [] },
      submission: null,
      formKey: FORM_KEY_TOKEN,
    });
    const document = renderDocument(live.set, route, this.options.site, { head, html, state, mode: 'render' });
    return this.send(request, reply, status, cutTemplate(document));
  }

  private async send(
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    template: Template,
  ): Promise<FastifyReply> {
    const nonce = createNonce();
    const html = fillTemplate(template, nonce, randomUUID());
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const body = await compress(html, encoding);
    if (encoding) void reply.header('content-encoding', encoding);
    // Told to the page's scripts by a header, because some browsers do not tell them, and because no cached document may
    // hold what one visitor has chosen.
    if (request.headers['sec-gpc'] === '1') void reply.header('server-timing', 'gpc');
    return reply
      .code(status)
      .headers(PAGE_HEADERS)
      .header('content-security-policy', contentSecurityPolicy(nonce, this.options.site.analytics ?? null))
      .header('cache-control', status === 200 ? 'private, no-cache' : 'no-store')
      .header('vary', 'accept-encoding')
      .type('text/html; charset=utf-8')
      .send(body);
  }
}
