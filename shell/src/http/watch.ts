import type { Server } from 'node:http';
import type { Sample } from '@lawdex/telemetry';
import { eachWork, type Gates } from './admission/gates.ts';
import type { GroupedCache } from './cache/grouped-cache.ts';
import type { Services } from './gateway/services.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Breakers } from './pages/breakers.ts';
import type { Rollout } from './rollout/rollout.ts';

export interface Watched {
  gates: Gates;
  caches: Record<string, Pick<GroupedCache<unknown>, 'lookups' | 'bytes'>>;
  services: Pick<Services, 'state'>;
  breakers: Breakers;
  rollout: Pick<Rollout, 'now' | 'isFollowing'>;
  server: Server;
}

const samples = (label: string, values: Record<string, number>): Sample[] =>
  Object.entries(values).map(([name, value]) => ({ labels: { [label]: name }, value }));

/** Metrics that parts of the shell keep anyway. They are read only when metrics are scraped. */
export function watch(metrics: Metrics, parts: Watched): void {
  watchAdmission(metrics, parts);
  watchCaches(metrics, parts);
  watchUpstreams(metrics, parts);
  watchRendering(metrics, parts);
}

function watchAdmission(metrics: Metrics, { gates, server }: Watched): void {
  const of = (name: 'inFlight' | 'waiting' | 'refused') => () =>
    samples(
      'kind',
      eachWork((work) => gates[work].counts[name]),
    );
  const kind = ['kind'];
  metrics.gauges('admission_in_flight', 'Requests that are worked for.', kind, of('inFlight'));
  metrics.gauges('admission_waiting', 'Requests that wait to be worked for.', kind, of('waiting'));
  metrics.counters('admission_refused_total', 'Requests that were refused since the start.', kind, of('refused'));
  const connections = () =>
    new Promise<number>((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)));
  metrics.gauge('http_connections', 'Connections that are open.', connections);
}

function watchCaches(metrics: Metrics, { caches }: Watched): void {
  const each = Object.entries(caches);
  const help = 'Looks into a cache: fresh, missed, or stale for want of anything better.';
  metrics.counters('cache_lookups_total', help, ['cache', 'outcome'], () =>
    each.flatMap(([cache, { lookups }]) =>
      Object.entries(lookups).map(([outcome, value]) => ({ labels: { cache, outcome }, value })),
    ),
  );
  metrics.gauges('cache_bytes', 'What a cache keeps in memory.', ['cache'], () =>
    each.map(([cache, { bytes }]) => ({ labels: { cache }, value: bytes })),
  );
}

function watchUpstreams(metrics: Metrics, { services }: Watched): void {
  const of = (name: 'inFlight' | 'waiting' | 'refused' | 'isSilent') => () =>
    services.state.map((state) => ({ labels: { upstream: state.name }, value: Number(state[name]) }));
  const upstream = ['upstream'];
  metrics.gauges('upstream_in_flight', 'Calls of a service that have no answer yet.', upstream, of('inFlight'));
  metrics.gauges('upstream_waiting', 'Calls that wait for a connection to a service.', upstream, of('waiting'));
  metrics.counters('upstream_refused_total', 'Calls that had no connection in time.', upstream, of('refused'));
  const help = '1 while a service answers neither calls nor probes, and is asked little.';
  metrics.gauges('upstream_silent', help, upstream, of('isSilent'));
}

function watchRendering(metrics: Metrics, { breakers, rollout }: Watched): void {
  metrics.gauges('breakers_open', 'Pages that are not tried because they hung or threw.', ['kind'], () => {
    const { addresses, routes } = breakers.openAt(performance.now());
    return samples('kind', { address: addresses, route: routes });
  });
  metrics.gauges('render_workers', 'Threads that render pages.', ['state'], () => {
    const { ready = 0, starting = 0, busy = 0 } = rollout.now?.pool.counts ?? {};
    return samples('state', { ready, starting, busy });
  });
  metrics.gauges('render_jobs', 'Pages that are rendered, or wait for a worker.', ['state'], () => {
    const { renders = 0, waiting = 0 } = rollout.now?.pool.counts ?? {};
    return samples('state', { rendering: renders, waiting });
  });
  const isFollowed = () => Number(rollout.isFollowing);
  metrics.gauge('registry_followed', '0 while the live set is not what the registry says.', isFollowed);
  metrics.gauges('release_live', '1 for each release of the set that answers.', ['name', 'version'], () => {
    const releases = [...(rollout.now?.set.releases.values() ?? [])];
    return releases.map(({ release: { name, version } }) => ({ labels: { name, version }, value: 1 }));
  });
}
