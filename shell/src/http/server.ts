import { Shedding } from '@lawdex/admission/shedding';
import type { Shutdown } from '@lawdex/admission/shutdown';
import { upstreamOf } from '@lawdex/contracts';
import type { FastifyInstance } from 'fastify';
import { siteConfig } from '../site.config.ts';
import { openGates } from './admission/gates.ts';
import { tellRefusals, watchRefusals } from './admission/watch-refusals.ts';
import type { ShellConfig } from './config.ts';
import { connectServices } from './connect-services.ts';
import { answerErrors } from './errors.ts';
import { registerPublicFiles, registerSecurityTxt } from './files/public-files.ts';
import { ReleaseFiles, registerReleaseFiles, VerifiedFiles } from './files/release-files.ts';
import { API, registerGateway } from './gateway/gateway.ts';
import { registerHealth, registerSiteHealth } from './health/health.ts';
import { guardRequests } from './limits/guard-requests.ts';
import { Metrics, serveMetrics } from './metrics/metrics.ts';
import { openServer } from './open-server.ts';
import { Breakers } from './pages/breakers.ts';
import { Pictures } from './pages/pictures.ts';
import { registerPages } from './pages/serve-pages.ts';
import { followReleases } from './rollout/follow-releases.ts';
import { registerSitemap } from './sitemap/register-sitemap.ts';
import { trustedProxies } from './visitors/trusted-proxies.ts';
import { VisitorNames } from './visitors/visitor-name.ts';
import { VisitorsFile } from './visitors/visitors-file.ts';
import { watch } from './watch.ts';

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
  const server = openServer(config, {
    isProxy,
    shutdown,
    admission: {
      gates,
      isService: (path) => path.startsWith(API) || upstreamOf(upstreams, path) !== undefined,
      needsRender: (to) => pages.needsRender(to),
      onLetIn: (work) => refusals[work].count(-1),
      onRefused: (work) => refusals[work].count(1),
    },
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
