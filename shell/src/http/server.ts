import { Shedding } from '@lawdex/admission/shedding';
import type { Shutdown } from '@lawdex/admission/shutdown';
import { upstreamOf } from '@lawdex/contracts';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { siteConfig } from '../site.config.ts';
import { openGates } from './admission/gates.ts';
import { tellRefusals, watchRefusals } from './admission/watch-refusals.ts';
import { withAdmission, type Admission } from './admission/with-admission.ts';
import type { ShellConfig } from './config.ts';
import { connectServices } from './connect-services.ts';
import { answerErrors, unreadable } from './errors.ts';
import { registerPublicFiles, registerSecurityTxt } from './files/public-files.ts';
import { ReleaseFiles, registerReleaseFiles, VerifiedFiles } from './files/release-files.ts';
import { API, registerGateway } from './gateway/gateway.ts';
import { registerHealth, registerSiteHealth } from './health/health.ts';
import { guardRequests } from './limits/guard-requests.ts';
import { createListener } from './listener/listener.ts';
import { pathOf } from './listener/request-target.core.ts';
import { securityHeaders } from './listener/security-headers.ts';
import { linesTo } from './metrics/lines-to.ts';
import { Metrics, serveMetrics } from './metrics/metrics.ts';
import { requestIdFrom } from './metrics/request-log.ts';
import { Breakers } from './pages/breakers.ts';
import { Pictures } from './pages/pictures.ts';
import { registerPages } from './pages/serve-pages.ts';
import { followReleases } from './rollout/follow-releases.ts';
import { registerSitemap } from './sitemap/register-sitemap.ts';
import { trustedProxies, type IsProxy } from './visitors/trusted-proxies.ts';
import { VisitorNames } from './visitors/visitor-name.ts';
import { VisitorsFile } from './visitors/visitors-file.ts';
import { watch } from './watch.ts';

/** Bytes of a request's body. A visitor's longest write is a review of 4,000 characters. */
const BODY_LIMIT = 32 * 1024;
/** Characters of one part of an address. It is longer than what Node reads of a request, so that every address gets a page. */
const MAX_PART_LENGTH = 32 * 1024;
/** One for all servers of the process, because it is emptied when that ends. */
const standardOutput = linesTo(1);
const TOO_MANY_CONNECTIONS =
  'an address has reached MAX_CONNECTIONS_PER_VISITOR; if it is your proxy, name it in TRUSTED_PROXIES';

/** Creates the shell's HTTP server with a live release set. It follows the registry until it is closed. */
export async function createServer(
  config: ShellConfig,
  { shutdown = { begun: false } }: { shutdown?: Shutdown } = {},
): Promise<FastifyInstance> {
  const { upstreams, renderDeadline: deadline } = config;
  const site = siteConfig(config.origin, config.demoData, config.analytics);
  const isProxy = trustedProxies(config.limits.TRUSTED_PROXIES);
  const metrics = new Metrics();
  const gates = openGates(config.workers, deadline);
  const shedding = new Shedding();
  const refusals = watchRefusals(() => shedding.note());
  const server = openServer(config, isProxy, shutdown, {
    gates,
    isService: (path) => path.startsWith(API) || upstreamOf(upstreams, path) !== undefined,
    needsRender: (to) => pages.needsRender(to),
    onLetIn: (work) => refusals[work].count(-1),
    onRefused: (work) => refusals[work].count(1),
  });
  const visitorsFile = new VisitorsFile(config.visitorsFile, server.log);
  const names = new VisitorNames(visitorsFile.read(), Date.now, (keys) => visitorsFile.write(keys));
  const connected = await connectServices(config, server, { metrics, names, isShedding: () => shedding.isOn });
  const { services, caches, views, shared, callsFor } = connected;
  const files = new ReleaseFiles();
  const releases = followReleases(config, { site, files, metrics, log: server.log, callsForTrial: () => callsFor() });
  const { rollout, recentPages, lookForNew } = releases;
  const breakers = new Breakers();

  const checkWrite = guardRequests(server, config, { isProxy, metrics, shared });
  registerHealth(server, rollout, gates, shutdown);
  registerSiteHealth(server, upstreams);
  registerPublicFiles(server);
  registerSecurityTxt(server, site);
  registerSitemap(server, { upstreams, services, site });
  const contents = new VerifiedFiles((message) => server.log.error(message));
  registerReleaseFiles(server, { files, contents, lookForNew });
  registerGateway(server, { upstreams, services, gates, origin: site.origin, names, checkWrite, views });
  const pages = registerPages(server, {
    rollout,
    site,
    cache: caches.pages,
    pictures: new Pictures(services),
    breakers,
    gates,
    deadline,
    callsFor,
    names,
    checkWrite,
    onRendered: (route, outcome, ms) => metrics.renders.observe({ route, outcome }, ms / 1000),
    onUsed: (request, paths) => void views.add(request, paths),
    onShown: (route, url) => recentPages.add(route.path, url),
  });
  answerErrors(server, pages);

  watch(metrics, { gates, caches, services, breakers, rollout, server: server.server });
  const stopFollowing = await releases.begin();
  if (config.metrics) await serveMetrics(server, metrics, config.metrics);
  const stopTelling = tellRefusals(gates, (refused) => server.log.warn({ refused }, 'no room for more: refused'));
  server.addHook('onClose', async () => {
    stopTelling();
    stopFollowing();
    await connected.close();
  });
  return server;
}

/** Fastify without any route, which refuses visitors early under overload. */
function openServer(config: ShellConfig, isProxy: IsProxy, shutdown: Shutdown, admission: Admission): FastifyInstance {
  const { limits, origin, logLevel } = config;
  const server: FastifyInstance = Fastify({
    serverFactory: (handler) =>
      createListener(withAdmission(handler, admission), {
        headers: securityHeaders(origin, limits.HSTS_SUBDOMAINS),
        shutdown,
        connections: {
          total: limits.MAX_CONNECTIONS,
          perVisitor: limits.MAX_CONNECTIONS_PER_VISITOR,
          isProxy,
          onFull: (address) => server.log.warn({ address }, TOO_MANY_CONNECTIONS),
        },
      }),
    trustProxy: limits.TRUSTED_PROXIES.length > 0 && isProxy,
    rewriteUrl: ({ url }) => pathOf(url ?? '/'),
    frameworkErrors: (_error, request, reply) => void unreadable(request, reply),
    logger: { level: logLevel, stream: standardOutput },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: BODY_LIMIT,
    genReqId: requestIdFrom(isProxy),
    // Requests that arrived before the server stopped listening are still answered.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: MAX_PART_LENGTH },
  });
  for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
    server.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  }
  return server;
}
