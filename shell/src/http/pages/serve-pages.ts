import { randomUUID } from 'node:crypto';
import type { Admitted, Refused } from '@lawdex/admission';
import { matchRoute } from '@lawdex/contracts';
import type { Site } from '@lawdex/contracts';
import { keepContext, spanOf } from '@lawdex/telemetry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Screen } from '../../protocol/render.ts';
import type { SetRoute } from '../../registry/release-set.ts';
import type { RenderOutcome, RenderTask } from '../../render/job.ts';
import type { Gates } from '../admission/gates.ts';
import { refuse } from '../admission/refusal.ts';
import { isForeign } from '../foreign.ts';
import type { PageCalls, PageVisit } from '../gateway/page-calls/page-calls.ts';
import { senderHeader } from '../gateway/visitor-name.ts';
import type { VisitorNames } from '../gateway/visitor-name.ts';
import { leavingOf } from '../leaving.ts';
import { tooMuch } from '../limits/too-many.ts';
import type { LiveSet, Rollout } from '../rollout/rollout.ts';
import { sitePath } from './site-path.core.ts';
import { readAddress } from './address.core.ts';
import type { Address } from './address.core.ts';
import type { Breakers } from './breakers.ts';
import { documentTemplate } from './document.ts';
import { screenTemplate, sendTemplate } from './documents.ts';
import type { PageCache } from './page-cache.ts';
import { FORM_KEY_TOKEN } from './template.ts';
import type { Template } from './template.ts';

export interface PagesOptions {
  rollout: Pick<Rollout, 'current'>;
  site: Site;
  cache: PageCache;
  breakers: Breakers;
  gates: Gates;
  /** Milliseconds that a page may take. */
  deadline: number;
  /** What a page asks the services goes through here, until the visitor leaves. */
  callsFor(visit: PageVisit): PageCalls;
  names: VisitorNames;
  /** A visitor was given a page that shows answers which their service counts. */
  onUsed?(paths: Iterable<string>): void;
  /** Milliseconds that a render of this route was waited for. */
  onRendered?(route: string, outcome: RenderOutcome['kind'], ms: number): void;
  /** A page of this route was rendered for a visitor. */
  onShown(route: SetRoute, url: string): void;
}

/** A page of the live set, at its address. */
interface Place {
  live: LiveSet;
  route: SetRoute;
  url: string;
  /** Of this set alone, as every answer belongs to one. */
  key: string;
}

/** A request for a page. */
interface Visit {
  request: FastifyRequest;
  reply: FastifyReply;
  /** What was posted; null when the page is only read. */
  form: string | null;
  leaving: AbortSignal;
  /** Of this visit alone: with it the browser says that it asks again, and a form that it is sent again. */
  key: string;
}

export function registerPages(app: FastifyInstance, options: PagesOptions): Pages {
  const pages = new Pages(options);
  app.get('/*', (request, reply) => pages.show(request, reply, null));
  app.post('/*', (request, reply) => pages.submit(request, reply));
  return pages;
}

export class Pages {
  private readonly options: PagesOptions;
  private readonly metered = new WeakMap<Template, readonly string[]>();

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
    return this.screen(request, reply, 'error', status);
  }

  /** Whether a page has to be rendered for this target: not when it is kept, and not when there is none. */
  needsRender(target: string): boolean {
    const address = this.read(target);
    const place = address.kind === 'page' ? this.find(address.pathname, address.search) : null;
    return place !== null && place.route.assets !== null && !this.options.cache.holds(place.key);
  }

  async show(request: FastifyRequest, reply: FastifyReply, form: string | null): Promise<FastifyReply> {
    const address = this.read(request.raw.url ?? '/');
    if (address.kind === 'malformed') return this.screen(request, reply, 'not-found', 400);
    if (address.kind === 'moved') return reply.redirect(address.location, 301);

    const place = this.find(address.pathname, address.search);
    if (!place) return this.screen(request, reply, 'not-found', 404);
    const { live, route, key } = place;
    request.pattern = route.path;
    if (!route.assets) return this.screen(request, reply, 'error', 503);
    if (form !== null && live.forms && !live.forms.includes(route.path)) {
      return this.fail(request, reply.header('allow', 'GET, HEAD'), 405);
    }
    const { cache, gates, deadline } = this.options;
    const cached = form === null ? cache.fresh(key) : undefined;
    if (cached) return this.sendKept({ request, reply, key: randomUUID() }, cached);

    const visit: Visit = { request, reply, form, leaving: leavingOf(reply), key: randomUUID() };
    const since = performance.now();
    const gate = form === null ? gates.pages : gates.forms;
    const entry = gate.enter({ within: deadline, signal: visit.leaving });
    const turn = entry.kind === 'waiting' ? await entry.turn : entry;
    if (turn.kind === 'refused') return this.refuse(visit, place, turn);
    // Another set may have taken over while it waited.
    const now = entry.kind === 'waiting' ? this.find(address.pathname, address.search) : place;
    if (now) return this.render(visit, now, deadline - (performance.now() - since), turn);
    turn.leave();
    return this.screen(request, reply, 'not-found', 404);
  }

  private read(target: string): Address {
    return readAddress(target, this.options.rollout.current.set.routes);
  }

  private find(pathname: string, search: string): Place | null {
    const live = this.options.rollout.current;
    const route = matchRoute(live.set.routes, pathname)?.route;
    const url = pathname + search;
    return route ? { live, route, url, key: `${live.set.id} ${url}` } : null;
  }

  private async render(visit: Visit, place: Place, within: number, turn: Admitted): Promise<FastifyReply> {
    const { form, leaving, key: visitKey } = visit;
    const { wait } = visit.request;
    const { live, route, url, key } = place;
    const { breakers, cache, names } = this.options;
    const routeKey = `${live.set.id} ${route.path}`;
    if (form === null && breakers.isOpen(key, routeKey, performance.now())) {
      turn.leave();
      return this.fallBack(visit, place);
    }
    const calls = this.options.callsFor({
      signal: leaving,
      requestId: visit.request.id,
      senderOf: (path) => senderHeader(visit.request, names, path),
    });
    const since = performance.now();
    const keep = cache.begin();
    // Under a key shared by all, the second visitor's review would count as the first one's, sent again.
    const formKey = form === null ? FORM_KEY_TOKEN : visitKey;
    const task = (): RenderTask => ({
      request: { url, form, formKey, ...(wait !== null && { refusal: tooMuch(wait) }) },
      within,
      signal: leaving,
      callService: keepContext((call, left) => calls.call(call, left)),
      onEnd: (fault) => {
        turn.leave();
        // Who sends a form must not be able to choose which page is given up.
        if (fault && form === null) breakers.failed(key, routeKey, fault, performance.now());
      },
    });
    const outcome = await spanOf('render', { attributes: { 'http.route': route.path } }, () =>
      live.pool.render(task()),
    );
    this.options.onRendered?.(route.path, outcome.kind, performance.now() - since);
    if (outcome.kind === 'rendered' && form === null) breakers.succeeded(key, routeKey, performance.now());
    return this.answer(visit, place, outcome, calls, keep);
  }

  private async answer(
    visit: Visit,
    place: Place,
    outcome: RenderOutcome,
    calls: PageCalls,
    keep: ReturnType<PageCache['begin']>,
  ): Promise<FastifyReply> {
    const { request, reply, form } = visit;
    if (outcome.kind === 'gone') {
      return reply.hijack();
    }
    if (outcome.kind === 'late' && outcome.cause === 'load') {
      return this.refuse(visit, place, this.options.gates.pages.refuse('late'));
    }
    if (outcome.kind !== 'rendered') {
      const reason = outcome.kind === 'failed' ? outcome.reason : 'a service did not answer in time';
      request.log.error({ url: place.url, reason }, 'a page could not be rendered');
      return this.fallBack(visit, place);
    }
    const { result } = outcome;
    if (result.kind === 'redirect') {
      return reply.header('cache-control', 'no-store').redirect(sitePath(result.location) ?? '/', result.status);
    }
    const { site, cache } = this.options;
    const { head, html, state, status } = result;
    const stale = form === null && status >= 500 ? cache.stale(place.key) : undefined;
    if (stale) return this.sendKept(visit, stale);
    const parts = { head, html, state, mode: 'hydrate' } as const;
    const template = documentTemplate(place.live.set, place.route, site, parts);
    if (calls.isDegraded || calls.isPrivate) void reply.header('cache-control', 'no-store');
    else if (form === null && status === 200) keep(place.key, template, [...calls.groups]);
    if (calls.metered.size > 0) {
      this.metered.set(template, [...calls.metered]);
      this.used(visit, calls.metered);
    }
    if (form === null && status === 200) this.options.onShown(place.route, place.url);
    return sendTemplate(request, reply, site, status, template, visit.key);
  }

  /** There is no room: a page that was kept is better than none. */
  private async refuse(visit: Visit, place: Place, refused: Refused): Promise<FastifyReply> {
    const { request, reply, form } = visit;
    const stale = form === null ? this.options.cache.stale(place.key) : undefined;
    if (stale) return this.sendKept(visit, stale);
    reply.hijack();
    if (refused.reason !== 'gone') {
      refuse(request.raw, reply.raw, form === null ? 'pages' : 'forms', refused.retryAfter);
    }
    return reply;
  }

  /** It cannot be rendered here: what was kept of it, or else what the browser makes of it. */
  private fallBack(visit: Visit, { key, route }: Place): Promise<FastifyReply> {
    const { request, reply, form } = visit;
    const stale = form === null ? this.options.cache.stale(key) : undefined;
    if (stale) return this.sendKept(visit, stale);
    return this.screen(request, reply, form === null ? 'loading' : 'error', 503, route, visit.key);
  }

  private sendKept(visit: Pick<Visit, 'request' | 'reply' | 'key'>, template: Template): Promise<FastifyReply> {
    const metered = this.metered.get(template);
    if (metered) this.used(visit, metered);
    return sendTemplate(visit.request, visit.reply, this.options.site, 200, template, visit.key);
  }

  /** Told when a page is sent and not before: who is given none asks again. */
  private used({ request }: Pick<Visit, 'request'>, metered: Iterable<string>): void {
    if (request.method !== 'HEAD') this.options.onUsed?.(metered);
  }

  private screen(
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
}
