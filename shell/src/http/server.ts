import { upstreamOf } from '@lawdex/contracts';
import type { Registry } from '@lawdex/contracts';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { listReleases } from '../registry/listings.ts';
import { RegistryFiles } from '../registry/registry-files.ts';
import { Mirror } from '../registry/mirror.ts';
import { watchRegistry } from '../registry/watch-registry.ts';
import { RenderPool } from '../render/pool.ts';
import { siteConfig } from '../site.config.ts';
import { crowdsOf } from './admission/crowd.ts';
import { withDoor } from './admission/door.ts';
import { openGates } from './admission/gates.ts';
import { tellRefusals } from './admission/tell-refusals.ts';
import { registerCacheControl } from './content/cache-control.ts';
import type { ShellConfig } from './config.ts';
import { registerHealth } from './health/health.ts';
import { linesTo } from './metrics/lines-to.ts';
import { codeOf, fail, notFound, unreadable } from './errors.ts';
import { API, registerGateway } from './gateway/gateway.ts';
import { refuseTooMany } from './limits/too-many.ts';
import { HitCounts } from './gateway/hit-counts.ts';
import { MissedAnswers } from './gateway/page-calls/missed-answers.ts';
import { PageCalls } from './gateway/page-calls/page-calls.ts';
import type { PageVisit } from './gateway/page-calls/page-calls.ts';
import { ServiceCache } from './gateway/page-calls/service-cache.ts';
import { Services } from './gateway/services.ts';
import { VisitorNames } from './gateway/visitor-name.ts';
import { joinShells } from './together/connect.ts';
import { trustedProxies } from './limits/trusted-proxies.ts';
import { warnOfUntoldProxy } from './limits/untold-proxy.ts';
import { visitorLimits } from './limits/visitor-limits.ts';
import { Metrics } from './metrics/metrics.ts';
import { metricsServer } from './metrics/metrics-server.ts';
import { logRequests, requestIdFrom } from './metrics/request-log.ts';
import { watch } from './metrics/watch.ts';
import { createListener } from './listener/listener.ts';
import { pathOf } from './listener/request-target.core.ts';
import { securityHeaders } from './listener/security-headers.ts';
import { Rollout } from './rollout/rollout.ts';
import { lookAgain } from './rollout/look-again.ts';
import { RecentPages } from './rollout/recent-pages.ts';
import { Breakers } from './pages/breakers.ts';
import { PageCache } from './pages/page-cache.ts';
import { registerPages } from './pages/serve-pages.ts';
import { refuseEncodedBodies } from './plain-bodies.ts';
import { isForeign } from './foreign.ts';
import { registerPublicFiles } from './files/public-files.ts';
import { logRefusals } from './metrics/refusal-log.ts';
import { ReleaseFiles, registerReleaseFiles } from './files/release-files.ts';
import { VerifiedFiles } from './files/verified-files.ts';
import { registerSecurityTxt } from './files/security-txt.ts';
import { Shedding } from '@lawdex/admission/shedding';
import type { Shutdown } from '@lawdex/admission/shutdown';
import { registerSiteHealth } from './health/site-health.ts';
import { registerSitemap } from './sitemap/register-sitemap.ts';

/** A visitor's longest write is a review of 4,000 characters. */
const BODY_LIMIT = 32 * 1024;
/** Of a part of an address; longer than Node reads of a request, so that each gets its page, if only the one for 404. */
const MAX_PART_LENGTH = 32 * 1024;
/** How often what has become too old is let go of. */
const PURGE_MS = 60_000;
const HEAP_MB = 128;
const STANDARD_OUTPUT = 1;
const TOO_MANY_CONNECTIONS =
  'an address has reached MAX_CONNECTIONS_PER_VISITOR; if it is your proxy, name it in TRUSTED_PROXIES';

export interface ServerOptions {
  /** Called for each visitor for whom there is no room. */
  onRefused?: () => void;
  shutdown?: Shutdown;
}

/** The shell's HTTP server, with its first release set live. It follows the registry until it is closed. */
export async function createServer(
  config: ShellConfig,
  { onRefused, shutdown = { begun: false } }: ServerOptions = {},
): Promise<FastifyInstance> {
  const { limits } = config;
  const isProxy = trustedProxies(limits.TRUSTED_PROXIES);
  const metrics = new Metrics();
  const gates = openGates(config.workers, config.renderDeadline);
  const shedding = new Shedding();
  const crowds = crowdsOf(() => shedding.note());
  const isService = (path: string) => path.startsWith(API) || upstreamOf(config.upstreams, path) !== undefined;
  const server = Fastify({
    serverFactory: (handler) =>
      createListener(
        withDoor(handler, {
          gates,
          isService,
          needsRender: (to) => pages.needsRender(to),
          onLetIn: (work) => crowds[work].letIn(),
          onRefused: (work) => {
            crowds[work].refused();
            onRefused?.();
          },
        }),
        {
          headers: securityHeaders({ origin: config.origin, includeSubdomains: limits.HSTS_SUBDOMAINS }),
          shutdown,
          connections: {
            total: limits.MAX_CONNECTIONS,
            perVisitor: limits.MAX_CONNECTIONS_PER_VISITOR,
            isProxy,
            onCrowd: (address) => server.log.warn({ address }, TOO_MANY_CONNECTIONS),
          },
        },
      ),
    trustProxy: limits.TRUSTED_PROXIES.length > 0 && isProxy,
    rewriteUrl: ({ url }) => pathOf(url ?? '/'),
    frameworkErrors: (_error, request, reply) => void unreadable(request, reply),
    logger: { level: config.logLevel, stream: linesTo(STANDARD_OUTPUT) },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: BODY_LIMIT,
    genReqId: requestIdFrom(isProxy),
    // Whoever has come before we stop listening is answered.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: MAX_PART_LENGTH },
  });
  const site = siteConfig(config.origin, config.demoData, config.analytics);
  const serviceCache = new ServiceCache();
  const missedAnswers = new MissedAnswers();
  const pageCache = new PageCache();
  const releaseFiles = new ReleaseFiles();
  const recentPages = new RecentPages();
  const forget = (groups: readonly string[]) => {
    serviceCache.forget(groups);
    pageCache.forget(groups);
  };
  const services = new Services(config.upstreams, {
    onWritten: (groups) => {
      forget(groups);
      together?.tellForgotten(groups);
    },
    onCalled: (service, outcome, ms) => metrics.called(service, outcome, ms),
    log: (message) => server.log.warn(message),
    isShedding: () => shedding.isOn,
  });
  const hits = new HitCounts(services);
  const callsFor = (visit?: PageVisit) => new PageCalls(services, serviceCache, missedAnswers, visit);
  const log = (message: string) => server.log.info(message);
  const alarm = (message: string) => {
    metrics.alarmed();
    server.log.error(message);
  };
  const onPulled = async (registry: Registry) => {
    releaseFiles.add((await listReleases(registry, null, config.releasesDir)).flatMap(({ served }) => served));
  };
  const mirror = config.store && new Mirror({ ...config, store: config.store, onPulled, log, alarm });
  const rollout = new Rollout({
    registry: new RegistryFiles(config.registryFile),
    listReleases: (registry, lastGood) => listReleases(registry, lastGood, config.releasesDir),
    startPool: (options) => RenderPool.start(options),
    site,
    size: config.workers,
    deadline: config.renderDeadline,
    startDeadline: config.startDeadline,
    heapMb: HEAP_MB,
    callService: (call) => callsFor().call(call, config.renderDeadline),
    recentPages: (pattern) => recentPages.of(pattern),
    log,
    alarm,
    onReplaced: () => metrics.workerEnded(),
    onReleases: (releases) => releaseFiles.add(releases),
  });

  registerCacheControl(server);
  logRequests(server, metrics, isProxy);
  logRefusals(server);
  warnOfUntoldProxy(server, isProxy);
  const names = new VisitorNames();
  const together = config.redisUrl
    ? await joinShells(server, { url: config.redisUrl, names, metrics, onForgotten: forget })
    : null;
  const check = await visitorLimits(server, limits, (request) => isForeign(request, site.origin), together);
  refuseTooMany(server, check);
  refuseEncodedBodies(server);
  for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
    server.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  }
  registerHealth(server, rollout, gates, shutdown);
  registerSiteHealth(server, config.upstreams);
  registerPublicFiles(server);
  registerSecurityTxt(server, site);
  registerSitemap(server, { upstreams: config.upstreams, services, site });
  registerReleaseFiles(server, {
    files: releaseFiles,
    contents: new VerifiedFiles((message) => server.log.error(message)),
    lookForNew: async () => mirror?.look(),
  });
  registerGateway(server, { upstreams: config.upstreams, services, gates, origin: site.origin, names });
  const breakers = new Breakers();
  const pages = registerPages(server, {
    rollout,
    site,
    cache: pageCache,
    breakers,
    gates,
    deadline: config.renderDeadline,
    callsFor,
    names,
    onRendered: (route, outcome, ms) => metrics.rendered(route, outcome, ms),
    onUsed: (paths) => hits.add(paths),
    onShown: (route, url) => recentPages.add(route.path, url),
  });

  server.setNotFoundHandler(notFound);
  server.setErrorHandler((error: { statusCode?: number; code?: string; message: string }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    if (!request.url.startsWith('/api/')) return pages.fail(request, reply, status);
    return fail(reply, status, codeOf(status), status < 500 ? error.message : 'Something went wrong on our side.');
  });

  watch(metrics, {
    gates,
    caches: { pages: pageCache, answers: serviceCache },
    services,
    breakers,
    rollout,
    connections: () =>
      new Promise((resolve) => server.server.getConnections((error, count) => resolve(error ? 0 : count))),
  });
  await mirror?.begin();
  await rollout.reload();
  if (config.metrics) {
    metrics.watchProcess();
    const reader = metricsServer(metrics);
    server.addHook('onClose', () => reader.close());
    server.log.info(`metrics are read at ${await reader.listen(config.metrics)}`);
  }
  const stopTelling = tellRefusals(gates, (refused) => server.log.warn({ refused }, 'no room for more: refused'));
  const stopWatching = watchRegistry(config.registryFile, () => void rollout.reload());
  const stopLooking = lookAgain(rollout);
  const stopMirroring = mirror?.follow();
  const purging = setInterval(() => {
    pageCache.purge();
    serviceCache.purge();
  }, PURGE_MS);
  purging.unref();
  server.addHook('onClose', async () => {
    stopTelling();
    stopWatching();
    stopLooking();
    stopMirroring?.();
    clearInterval(purging);
    rollout.close();
    await hits.report();
    await services.close();
  });
  return server;
}
