import type { Refused } from '@lawdex/admission';
import type { Site } from '@lawdex/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RenderedPage, Screen } from '../../protocol/render.ts';
import type { SetRoute } from '../../registry/release-set.ts';
import type { RenderOutcome } from '../../render/job.ts';
import type { Gates } from '../admission/gates.ts';
import { refuse } from '../admission/refusal.ts';
import type { PageCalls } from '../gateway/page-calls/page-calls.ts';
import type { Rollout } from '../rollout/rollout.ts';
import { sitePath } from '../site-path.core.ts';
import { documentOf } from './document.ts';
import { screenDocument, sendDocument } from './documents.ts';
import type { PageCache, PageDocument } from './page-document.ts';
import type { Pictures } from './pictures.ts';
import type { Place, Visit } from './visit.ts';

export interface SendOptions {
  rollout: Pick<Rollout, 'current'>;
  site: Site;
  cache: PageCache;
  gates: Gates;
  pictures?: Pick<Pictures, 'into'>;
  /** Called when a visitor is sent a page with answers that their service counts. */
  onUsed?(request: FastifyRequest, paths: Iterable<string>): void;
  onShown(route: SetRoute, url: string): void;
}

export interface Rendering {
  outcome: RenderOutcome;
  /** The page's calls of services, which say whether it may be kept. */
  calls: PageCalls;
  keep: ReturnType<PageCache['begin']>;
}

/** Sends pages, and what takes a page's place when it cannot be rendered: an older copy, a screen of the shell or a refusal. */
export class PageSender {
  private readonly metered = new WeakMap<PageDocument, readonly string[]>();

  constructor(private readonly options: SendOptions) {}

  async send(visit: Visit, place: Place, rendering: Rendering): Promise<FastifyReply> {
    const { outcome } = rendering;
    const { request, reply } = visit;
    if (outcome.kind === 'gone') return reply.hijack();
    if (outcome.kind === 'late' && outcome.cause === 'load') {
      return this.refuse(visit, place, this.options.gates.pages.refuse('late'));
    }
    if (outcome.kind !== 'rendered') {
      const reason = outcome.kind === 'failed' ? outcome.reason : 'a service did not answer in time';
      request.log.error({ url: place.url.split('?', 1)[0], reason }, 'a page could not be rendered');
      return this.fallBack(visit, place);
    }
    const { result } = outcome;
    if (result.kind === 'page') return this.sendPage(visit, place, result, rendering);
    return reply.header('cache-control', 'no-store').redirect(sitePath(result.location) ?? '/', result.status);
  }

  /** Sends the page that was kept of a place while there is no room for rendering, or else refuses the visitor. */
  async refuse(visit: Visit, place: Place, refused: Refused): Promise<FastifyReply> {
    const { request, reply, form } = visit;
    const stale = this.staleFor(visit, place);
    if (stale) return this.sendKept(visit, stale);
    reply.hijack();
    if (refused.reason !== 'gone') {
      refuse(request.raw, reply.raw, form === null ? 'pages' : 'forms', refused.retryAfter);
    }
    return reply;
  }

  /** Sends what was kept of a page that cannot be rendered here, or else a screen from which the browser renders it. */
  fallBack(visit: Visit, place: Place): Promise<FastifyReply> {
    const { request, reply, form } = visit;
    const stale = this.staleFor(visit, place);
    if (stale) return this.sendKept(visit, stale);
    return this.sendScreen(request, reply, form === null ? 'loading' : 'error', 503, place.route);
  }

  sendKept(visit: Pick<Visit, 'request' | 'reply'>, document: PageDocument): Promise<FastifyReply> {
    const metered = this.metered.get(document);
    // Counted when it is sent and not before, because a visitor who is given none asks again.
    if (metered) this.options.onUsed?.(visit.request, metered);
    return sendDocument(visit.request, visit.reply, 200, document);
  }

  sendScreen(
    request: FastifyRequest,
    reply: FastifyReply,
    screen: Screen,
    status: number,
    route: SetRoute | null = null,
  ): Promise<FastifyReply> {
    const { rollout, site } = this.options;
    return sendDocument(request, reply, status, screenDocument(rollout.current, site, screen, route));
  }

  private sendPage(visit: Visit, place: Place, page: RenderedPage, rendering: Rendering): Promise<FastifyReply> {
    const { request, reply, form } = visit;
    const { onShown, onUsed } = this.options;
    const { status } = page;
    const stale = status >= 500 ? this.staleFor(visit, place) : undefined;
    if (stale) return this.sendKept(visit, stale);
    const isShown = form === null && status === 200;
    const { calls } = rendering;
    const isPassing = calls.isDegraded || calls.isPrivate;
    const document = this.keep(place, page, rendering, isShown);
    if (isPassing) void reply.header('cache-control', 'no-store');
    // Back leads to a form that was refused, which a browser cannot ask for again.
    else if (form !== null && status < 500) void reply.header('cache-control', 'private, no-cache');
    if (calls.metered.size > 0) onUsed?.(request, calls.metered);
    if (isShown) onShown(place.route, place.url);
    return sendDocument(request, reply, status, document);
  }

  /** The document of a page, which is kept when everybody may have it. */
  keep(
    place: Place,
    { head, html, state, status }: RenderedPage,
    { calls, keep }: Rendering,
    isShown = status === 200,
  ): PageDocument {
    const { site, pictures } = this.options;
    const document = documentOf(place.live.set, place.route, site, {
      head,
      html,
      state,
      mode: 'hydrate',
      complete: pictures && ((whole) => pictures.into(whole, head)),
    });
    if (isShown && !calls.isDegraded && !calls.isPrivate) keep(place.key, document, [...calls.groups]);
    if (calls.metered.size > 0) this.metered.set(document, [...calls.metered]);
    return document;
  }

  private staleFor({ form }: Visit, { key }: Place): PageDocument | undefined {
    return form === null ? this.options.cache.stale(key) : undefined;
  }
}
