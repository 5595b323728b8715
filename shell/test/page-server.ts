import type { Server } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { openGates } from '../src/http/admission/gates.ts';
import { MissedAnswers, PageCalls } from '../src/http/gateway/page-calls/page-calls.ts';
import { ServiceCache } from '../src/http/gateway/page-calls/service-cache.ts';
import type { UpstreamOutcome } from '../src/http/gateway/upstream/upstream-request.ts';
import { Breakers } from '../src/http/pages/breakers.ts';
import { PageCache } from '../src/http/pages/page-document.ts';
import { registerPages } from '../src/http/pages/serve-pages.ts';
import type { LiveSet } from '../src/http/rollout/check-set.ts';
import { VisitorNames } from '../src/http/visitors/visitor-name.ts';
import { assembleSet } from '../src/registry/release-set.ts';
import type { Fault, RenderOutcome, RenderTask } from '../src/render/job.ts';
import { siteConfig } from '../src/site.config.ts';
import { ask, type Answered } from './ask.ts';
import { aChoice, aRelease } from './sets.ts';

const ORIGIN = 'https://lawdex.test';
const DEADLINE_MS = 800;
const shell = aRelease('shell', '1');
const sample = aRelease('mf-sample', '1', {
  routes: [
    { path: '/search', module: './search' },
    { path: '/business/:slug', module: './business' },
  ],
});
const screen = { head: '', html: 'a screen' };

/** Serves /search and /business/:slug, which takes forms, with a worker and services that a test controls. */
class PageServer {
  readonly clock = { time: 1000, now: (): number => this.clock.time };
  readonly gates = openGates(1, DEADLINE_MS);
  readonly cache = new PageCache({ clock: this.clock });
  /** Addresses whose answers were counted. */
  readonly hits: string[] = [];
  /** Headers of each call of a service. */
  readonly sent: Record<string, string>[] = [];
  /** Each render, as its address and the version of its release. */
  readonly rendered: string[] = [];
  /** The behaviour of a render and of the services. */
  renders: (task: RenderTask) => RenderOutcome | Promise<RenderOutcome> = ({ request }) => page(`page ${request.url}`);
  checkWrite: (path: string) => Promise<number | null> = async () => null;
  answers: () => UpstreamOutcome = () => answered({});
  live = this.setOf('1');
  private readonly server: FastifyInstance = Fastify({ forceCloseConnections: true });

  static async start(): Promise<PageServer> {
    const pages = new PageServer();
    pages.register();
    await pages.server.listen({ port: 0, host: '127.0.0.1' });
    return pages;
  }

  get http(): Server {
    return this.server.server;
  }

  close(): Promise<void> {
    return this.server.close();
  }

  get(path: string): Promise<Answered> {
    return ask(this.http, { path });
  }

  post(path: string, body = 'a=b'): Promise<Answered> {
    const headers = { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' };
    return ask(this.http, { method: 'POST', path, body, headers });
  }

  fill(work: 'pages' | 'forms'): void {
    while (!this.gates[work].isFull()) void this.gates[work].enter();
  }

  setOf(version: string): LiveSet {
    const set = assembleSet([aChoice(shell), aChoice({ ...sample, release: { ...sample.release, version } })]);
    if (!set) throw new Error('no set');
    const pool = {
      render: async (task: RenderTask) => {
        this.rendered.push(`${task.request.url}@${version}`);
        const outcome = await this.renders(task);
        const fault: Fault | null = outcome.kind === 'failed' ? (outcome.reason === 'threw' ? 'threw' : 'hung') : null;
        task.onEnd?.(fault);
        return outcome;
      },
      drained: async () => undefined,
      close: () => undefined,
    };
    const screens = { loading: screen, error: screen, 'not-found': screen };
    return { set, pool, screens, forms: ['/business/:slug'] };
  }

  private register(): void {
    const serviceCache = new ServiceCache({ clock: this.clock });
    const live = () => this.live;
    const missed = new MissedAnswers(this.clock);
    const send = async ({ headers }: { headers: Record<string, string> }) => {
      this.sent.push(headers);
      return this.answers();
    };
    this.server.decorateRequest('wait', null);
    this.server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_r, body, done) =>
      done(null, body),
    );
    registerPages(this.server, {
      rollout: {
        get current() {
          return live();
        },
      },
      site: siteConfig(ORIGIN, false),
      cache: this.cache,
      breakers: new Breakers(),
      gates: this.gates,
      deadline: DEADLINE_MS,
      onShown: () => undefined,
      onUsed: (_request, paths) => this.hits.push(...paths),
      names: new VisitorNames(),
      checkWrite: (_request, path) => this.checkWrite(path),
      callsFor: (visit) => new PageCalls({ send }, serviceCache, missed, visit),
    });
  }
}

/** The server of the test that runs. */
export let site: PageServer;

export function siteOfEachTest(): void {
  beforeEach(async () => {
    site = await PageServer.start();
  });
  afterEach(() => site.close());
}

export const page = (html: string, status = 200): RenderOutcome => ({
  kind: 'rendered',
  result: { kind: 'page', status, head: '', html: Buffer.from(html), state: Buffer.from('{}') },
});

/** A service's answer with these headers. */
export const answered = (headers: Record<string, string>): UpstreamOutcome => ({
  kind: 'answered',
  answer: { status: 200, headers, body: Buffer.from('{}') },
});

/** A page's call of a service. */
export const call = { path: '/api/things', method: 'GET', headers: {}, body: null };
