import type { Admitted } from '@lawdex/admission';
import { keepContext, spanOf } from '@lawdex/telemetry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RenderOutcome, RenderTask } from '../../render/job.ts';
import { isCrossSite } from '../cross-site.ts';
import type { PageCalls, PageVisit } from '../gateway/page-calls/page-calls.ts';
import { tooMuch, type CheckWrite } from '../limits/too-many.ts';
import { senderHeaders, type VisitorNames } from '../visitors/visitor-name.ts';
import { visitorOf } from '../visitors/visitor.ts';
import { readAddress, type Address } from './address.core.ts';
import type { Breakers } from './breakers.ts';
import { findMoved, isMissing } from './moved.ts';
import { PageSender, type Rendering, type SendOptions } from './send-pages.ts';
import { findPlace, visitOf, type Place, type Visit } from './visit.ts';

export interface PagesOptions extends SendOptions {
  breakers: Breakers;
  deadline: number;
  /** The calls of services for one page, which end when its visitor leaves. */
  callsFor(visit: PageVisit): PageCalls;
  names: VisitorNames;
  checkWrite: CheckWrite;
  onRendered?(route: string, outcome: RenderOutcome['kind'], ms: number): void;
}

export function registerPages(app: FastifyInstance, options: PagesOptions): Pages {
  const pages = new Pages(options);
  app.get('/*', (request, reply) => pages.show(request, reply, null));
  app.post('/*', (request, reply) => pages.submit(request, reply));
  return pages;
}

/** Answers requests for pages: finds the page, waits for its turn, has it rendered and sends it. */
class Pages {
  private readonly sender: PageSender;

  constructor(private readonly options: PagesOptions) {
    this.sender = new PageSender(options);
  }

  async submit(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    if (!isForm) return this.fail(request, reply, 415);
    if (isCrossSite(request, this.options.site.origin)) return this.fail(request, reply, 403);
    return this.show(request, reply, String(request.body ?? ''));
  }

  /** Sends the error screen for a request that failed outside of its page. */
  fail(request: FastifyRequest, reply: FastifyReply, status: number): Promise<FastifyReply> {
    return this.sender.sendScreen(request, reply, 'error', status);
  }

  /** Whether this target has a page that is not kept, so that it would have to be rendered. */
  needsRender(target: string): boolean {
    const address = this.read(target);
    const place = address.kind === 'page' ? this.find(address) : null;
    return place !== null && place.route.assets !== null && !this.options.cache.holds(place.key);
  }

  async show(request: FastifyRequest, reply: FastifyReply, form: string | null): Promise<FastifyReply> {
    const { sender } = this;
    const address = this.read(request.raw.url ?? '/');
    if (address.kind === 'malformed') return sender.sendScreen(request, reply, 'not-found', 400);
    if (address.kind === 'moved') return this.moveOn(visitOf(request, reply, form), address.location);

    const place = this.find(address);
    if (!place) return this.sendMissing(visitOf(request, reply, form), address.pathname);
    const { live, route, key } = place;
    request.pattern = route.path;
    if (!route.assets) return sender.sendScreen(request, reply, 'error', 503);
    if (form !== null && live.forms && !live.forms.includes(route.path)) {
      return this.fail(request, reply.header('allow', 'GET, HEAD'), 405);
    }
    const cached = form === null ? this.options.cache.fresh(key) : undefined;
    if (cached) return sender.sendKept({ request, reply }, cached);
    return this.renderInTurn(visitOf(request, reply, form), place, address);
  }

  private read(target: string): Address {
    return readAddress(target, this.options.rollout.current.set.routes);
  }

  private find({ pathname, search }: { pathname: string; search: string }): Place | null {
    return findPlace(this.options.rollout.current, pathname, search);
  }

  /** The place after a wait, in which another release set may have taken over. */
  private stillAt(place: Place, address: { pathname: string; search: string }): Place | null {
    return place.live === this.options.rollout.current ? place : this.find(address);
  }

  /** Sends a visitor of an untidy address to the page, or to where it is now, so that nobody is sent on twice. */
  private async moveOn(visit: Visit, location: string): Promise<FastifyReply> {
    const { cache, deadline } = this.options;
    const until = performance.now() + deadline;
    const address = this.read(location);
    const place = address.kind === 'page' && visit.form === null ? this.find(address) : null;
    const pathname = address.kind === 'page' ? address.pathname : location;
    const toPage = (moved: string | null = null): FastifyReply => visit.reply.redirect(moved ?? location, 301);
    if (!place) return toPage(await findMoved(visit, pathname, this.callsFor(visit)));
    if (!place.route.assets || cache.fresh(place.key)) return toPage();
    const turn = await this.enter(visit);
    if (turn.kind === 'refused') return toPage();
    const now = address.kind === 'page' ? this.stillAt(place, address) : null;
    if (!now) turn.leave();
    const rendering = now && (await this.render(visit, now, until - performance.now(), turn));
    if (!now || !rendering) return toPage();
    if (isMissing(rendering)) return toPage(await findMoved(visit, pathname, rendering.calls));
    const { outcome } = rendering;
    if (outcome.kind === 'gone') return visit.reply.hijack();
    if (outcome.kind !== 'rendered') return toPage();
    if (outcome.result.kind === 'redirect') return this.sender.send(visit, now, rendering);
    // The visitor asks for it next.
    this.sender.keep(now, outcome.result, rendering);
    return toPage();
  }

  private enter({ form, signal, request }: Visit) {
    const { gates, deadline } = this.options;
    const gate = form === null ? gates.pages : gates.forms;
    return gate.enter({ within: deadline, signal, who: visitorOf(request.ip) });
  }

  private async renderInTurn(
    visit: Visit,
    place: Place,
    address: { pathname: string; search: string },
  ): Promise<FastifyReply> {
    const since = performance.now();
    const turn = await this.enter(visit);
    if (turn.kind === 'refused') return this.sender.refuse(visit, place, turn);
    const now = this.stillAt(place, address);
    if (!now) {
      turn.leave();
      return this.sender.sendScreen(visit.request, visit.reply, 'not-found', 404);
    }
    const rendering = await this.render(visit, now, this.options.deadline - (performance.now() - since), turn);
    if (!rendering) return this.sender.fallBack(visit, now);
    const moved = isMissing(rendering) ? await findMoved(visit, address.pathname, rendering.calls) : null;
    return moved === null ? this.sender.send(visit, now, rendering) : visit.reply.redirect(moved, 301);
  }

  /** Answers an address of no page: where its page is now, or that there is none. */
  private async sendMissing(visit: Visit, pathname: string): Promise<FastifyReply> {
    const moved = await findMoved(visit, pathname, this.callsFor(visit));
    if (moved !== null) return visit.reply.redirect(moved, 301);
    return this.sender.sendScreen(visit.request, visit.reply, 'not-found', 404);
  }

  private callsFor({ request, reply, signal }: Visit): PageCalls {
    const { callsFor, checkWrite, names } = this.options;
    return callsFor({
      signal,
      requestId: request.id,
      sender: () => senderHeaders(request, names),
      async checkWrite(path) {
        const wait = await checkWrite(request, path);
        if (wait !== null) void reply.header('retry-after', wait);
        return wait;
      },
    });
  }

  /** Null for a page that is not tried, because it has failed too often. */
  private async render(visit: Visit, place: Place, within: number, turn: Admitted): Promise<Rendering | null> {
    const { request, form, signal } = visit;
    const { live, route, url, key } = place;
    const { breakers, cache, names } = this.options;
    const routeKey = `${live.set.id} ${route.path}`;
    if (form === null && breakers.isOpen(key, routeKey, performance.now())) {
      turn.leave();
      return null;
    }
    const calls = this.callsFor(visit);
    const since = performance.now();
    const keep = cache.begin();
    // A page that is only read is shared, and with one key for all a second visitor's review would count as the first one's, sent again.
    const formKey = form === null ? '' : names.form(request, form);
    const task = (): RenderTask => ({
      request: { url, form, formKey, ...(request.wait !== null && { refusal: tooMuch(request.wait) }) },
      within,
      signal,
      callService: keepContext((call, left) => calls.call(call, left)),
      onEnd: (fault) => {
        turn.leave();
        // A failed form opens no breaker, otherwise a visitor could choose which page is given up.
        if (fault && form === null) breakers.failed(key, routeKey, fault, performance.now());
      },
    });
    const outcome = await spanOf('render', { attributes: { 'http.route': route.path } }, () =>
      live.pool.render(task()),
    );
    this.options.onRendered?.(route.path, outcome.kind, performance.now() - since);
    if (outcome.kind === 'rendered' && form === null) breakers.succeeded(key, routeKey, performance.now());
    return { outcome, calls, keep };
  }
}
