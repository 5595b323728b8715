import { randomUUID } from 'node:crypto';
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
import { documentTemplate } from './document.ts';
import { screenTemplate, sendTemplate } from './documents.ts';
import type { PageCache } from './page-cache.ts';
import { sitePath } from './site-path.core.ts';
import type { Template } from './template.ts';
import type { Place, Visit } from './visit.ts';

export interface SendOptions {
  rollout: Pick<Rollout, 'current'>;
  site: Site;
  cache: PageCache;
  gates: Gates;
  /** Called when a visitor is sent a page with answers that their service counts. */
  onUsed?(paths: Iterable<string>): void;
  /** Called when a page of this route was rendered for a visitor. */
  onShown(route: SetRoute, url: string): void;
}

/** What a worker made of a page. */
export interface Rendering {
  outcome: RenderOutcome;
  /** The page's calls of services, which say whether it may be kept. */
  calls: PageCalls;
  keep: ReturnType<PageCache['begin']>;
}

/** Sends pages, and what takes a page's place when it cannot be rendered: an older copy, a screen of the shell or a refusal. */
export class PageSender {
  private readonly options: SendOptions;
  private readonly metered = new WeakMap<Template, readonly string[]>();

  constructor(options: SendOptions) {
    this.options = options;
  }

  async send(visit: Visit, place: Place, rendering: Rendering): Promise<FastifyReply> {
    const { outcome } = rendering;
    const { request, reply } = visit;
    if (outcome.kind === 'gone') return reply.hijack();
    if (outcome.kind === 'late' && outcome.cause === 'load') {
      return this.refuse(visit, place, this.options.gates.pages.refuse('late'));
    }
    if (outcome.kind !== 'rendered') {
      const reason = outcome.kind === 'failed' ? outcome.reason : 'a service did not answer in time';
      request.log.error({ url: place.url, reason }, 'a page could not be rendered');
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
    return this.sendScreen(request, reply, form === null ? 'loading' : 'error', 503, place.route, visit.key);
  }

  sendKept(visit: Pick<Visit, 'request' | 'reply' | 'key'>, template: Template): Promise<FastifyReply> {
    const metered = this.metered.get(template);
    if (metered) this.countUse(visit, metered);
    return sendTemplate(visit.request, visit.reply, this.options.site, 200, template, visit.key);
  }

  sendScreen(
    request: FastifyRequest,
    reply: FastifyReply,
    screen: Screen,
    status: number,
    route: SetRoute | null = null,
    key: string = randomUUID(),
  ): Promise<FastifyReply> {
    const { rollout, site } = this.options;
    return sendTemplate(request, reply, site, status, screenTemplate(rollout.current, site, screen, route), key);
  }

  private sendPage(
    visit: Visit,
    place: Place,
    { head, html, state, status }: RenderedPage,
    { calls, keep }: Rendering,
  ): Promise<FastifyReply> {
    const { request, reply, form } = visit;
    const { site, onShown } = this.options;
    const stale = status >= 500 ? this.staleFor(visit, place) : undefined;
    if (stale) return this.sendKept(visit, stale);
    const template = documentTemplate(place.live.set, place.route, site, { head, html, state, mode: 'hydrate' });
    const isShown = form === null && status === 200;
    if (calls.isDegraded || calls.isPrivate) void reply.header('cache-control', 'no-store');
    else if (isShown) keep(place.key, template, [...calls.groups]);
    if (calls.metered.size > 0) {
      this.metered.set(template, [...calls.metered]);
      this.countUse(visit, calls.metered);
    }
    if (isShown) onShown(place.route, place.url);
    return sendTemplate(request, reply, site, status, template, visit.key);
  }

  private staleFor({ form }: Visit, { key }: Place): Template | undefined {
    return form === null ? this.options.cache.stale(key) : undefined;
  }

  /** Counts a page when it is sent and not before, because a visitor who is given none asks again. */
  private countUse({ request }: Pick<Visit, 'request'>, metered: Iterable<string>): void {
    if (request.method !== 'HEAD') this.options.onUsed?.(metered);
  }
}
