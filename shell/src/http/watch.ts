import type { Server } from 'node:http';
import type { Sample } from '@lawdex/telemetry';
import { countsOf, type Gates, type Work } from './admission/gates.ts';
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
  const counts = (name: 'inFlight' | 'waiting' | 'refused') => () =>
    (Object.keys(gates) as Work[]).map((kind) => ({ labels: { kind }, value: countsOf(gates)[kind][name] }));
  metrics.gauges('admission_in_flight', 'Requests that are worked for.', ['kind'], counts('inFlight'));
  metrics.gauges('admission_waiting', 'Requests that wait to be worked for.', ['kind'], counts('waiting'));
  metrics.counters(
    'admission_refused_total',
    'Requests that were refused since the start.',
    ['kind'],
    counts('refused'),
  );
  const connections = () =>
    new Promise<number>((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)));
  metrics.gauges('http_connections', 'Connections that are open.', [], async () => [
    { labels: {}, value: await connections() },
  ]);
}

function watchCaches(metrics: Metrics, { caches }: Watched): void {
  const each = Object.entries(caches);
  metrics.counters(
    'cache_lookups_total',
    'Looks into a cache: fresh, missed, or stale for want of anything better.',
    ['cache', 'outcome'],
    () =>
      each.flatMap(([cache, { lookups }]) =>
        Object.entries(lookups).map(([outcome, value]) => ({ labels: { cache, outcome }, value })),
      ),
  );
  metrics.gauges('cache_bytes', 'What a cache keeps in memory.', ['cache'], () =>
    each.map(([cache, { bytes }]) => ({ labels: { cache }, value: bytes })),
  );
}

function watchUpstreams(metrics: Metrics, { services }: Watched): void {
  const of = (read: (state: Services['state'][number]) => number) => () =>
    services.state.map((state) => ({ labels: { upstream: state.name }, value: read(state) }));
  const label = ['upstream'];
  metrics.gauges(
    'upstream_in_flight',
    'Calls of a service that have no answer yet.',
    label,
    of((s) => s.inFlight),
  );
  metrics.gauges(
    'upstream_waiting',
    'Calls that wait for a connection to a service.',
    label,
    of((s) => s.waiting),
  );
  metrics.counters(
    'upstream_refused_total',
    'Calls that had no connection in time.',
    label,
    of((s) => s.refused),
  );
  metrics.gauges(
    'upstream_silent',
    '1 while a service answers neither calls nor probes, and is asked little.',
    label,
    of(({ isSilent }) => Number(isSilent)),
  );
}

function watchRendering(metrics: Metrics, { breakers, rollout }: Watched): void {
  metrics.gauges('breakers_open', 'Pages that are not tried because they hung or threw.', ['kind'], () => {
    const { addresses, routes } = breakers.openAt(performance.now());
    return samples('kind', { address: addresses, route: routes });
  });
  const pool = () => rollout.now?.pool.counts;
  metrics.gauges('render_workers', 'Threads that render pages.', ['state'], () => {
    const { ready = 0, starting = 0, busy = 0 } = pool() ?? {};
    return samples('state', { ready, starting, busy });
  });
  metrics.gauges('render_jobs', 'Pages that are rendered, or wait for a worker.', ['state'], () => {
    const { renders = 0, waiting = 0 } = pool() ?? {};
    return samples('state', { rendering: renders, waiting });
  });
  metrics.gauges('registry_followed', '0 while the live set is not what the registry says.', [], () => [
    { labels: {}, value: Number(rollout.isFollowing) },
  ]);
  metrics.gauges('release_live', '1 for each release of the set that answers.', ['name', 'version'], () =>
    [...(rollout.now?.set.releases.values() ?? [])].map(({ release: { name, version } }) => ({
      labels: { name, version },
      value: 1,
    })),
  );
}
