import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from './config.ts';
import { connectShells } from './connect-shells.ts';
import { MissedAnswers, PageCalls, type PageVisit } from './gateway/page-calls/page-calls.ts';
import { ServiceCache } from './gateway/page-calls/service-cache.ts';
import { Services } from './gateway/services.ts';
import { Views } from './gateway/views.ts';
import type { Metrics } from './metrics/metrics.ts';
import { PageCache } from './pages/page-document.ts';
import type { VisitorNames } from './visitors/visitor-name.ts';

const PURGE_MS = 60_000;

export interface ConnectOptions {
  metrics: Metrics;
  names: VisitorNames;
  isShedding(): boolean;
}

/** The services behind the gateway with the caches of their answers. A write in any shell removes what it made old. */
export async function connectServices(
  config: Pick<ShellConfig, 'upstreams' | 'redisUrl' | 'redisSecret' | 'origin'>,
  server: FastifyInstance,
  { metrics, names, isShedding }: ConnectOptions,
) {
  const caches = { pages: new PageCache(), answers: new ServiceCache() };
  const forget = (groups: readonly string[]) => {
    caches.answers.forget(groups);
    caches.pages.forget(groups);
  };
  const shared = config.redisUrl
    ? await connectShells(server, { url: config.redisUrl, secret: config.redisSecret, names, metrics, forget })
    : null;
  const services = new Services(config.upstreams, {
    onWritten(groups) {
      forget(groups);
      shared?.tellForgotten(groups);
    },
    onCalled: (upstream, outcome, ms) => metrics.calls.observe({ upstream, outcome }, ms / 1000),
    log: (message) => server.log.warn(message),
    isShedding,
  });
  const views = new Views({ services, names, origin: config.origin, shared });
  const missedAnswers = new MissedAnswers();
  const purging = setInterval(() => {
    caches.pages.purge();
    caches.answers.purge();
    names.forget();
  }, PURGE_MS);
  purging.unref();
  return {
    services,
    caches,
    views,
    /** Null where this shell stands alone. */
    shared,
    callsFor: (visit?: PageVisit) => new PageCalls(services, caches.answers, missedAnswers, visit),
    async close() {
      clearInterval(purging);
      await views.report();
      await services.close();
    },
  };
}
