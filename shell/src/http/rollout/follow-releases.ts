import { stat } from 'node:fs/promises';
import type { Registry, Site } from '@lawdex/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { listReleases } from '../../registry/listings.ts';
import { Mirror } from '../../registry/mirror.ts';
import { RegistryFiles } from '../../registry/registry-files.ts';
import { RenderPool } from '../../render/pool.ts';
import type { ShellConfig } from '../config.ts';
import type { ReleaseFiles } from '../files/release-files.ts';
import type { PageCalls } from '../gateway/page-calls/page-calls.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { Rollout } from './rollout.ts';

const HEAP_MB = 128;

/** Recent pages of a route, and the characters of the longest. */
const PER_ROUTE = 2;
const LONGEST = 512;

export interface FollowOptions {
  site: Site;
  files: ReleaseFiles;
  metrics: Metrics;
  log: FastifyBaseLogger;
  /** Makes the calls of services for a page that is rendered to check a set, for no visitor. */
  callsForTrial(): PageCalls;
}

/** Keeps the releases that answer visitors as the registry says, and the registry as a store says if there is one. */
export function followReleases(config: ShellConfig, options: FollowOptions) {
  const { registryFile, releasesDir, store, renderDeadline } = config;
  const { site, files, metrics, callsForTrial } = options;
  const recentPages = new RecentPages();
  const log = (message: string) => options.log.info(message);
  const alarm = (message: string) => {
    metrics.alarms.inc();
    options.log.error(message);
  };
  const onPulled = async (registry: Registry) =>
    files.add((await listReleases(registry, null, releasesDir)).flatMap(({ served }) => served));
  const mirror = store && new Mirror({ store, registryFile, releasesDir, onPulled, log, alarm });
  const rollout = new Rollout({
    registry: new RegistryFiles(registryFile),
    listReleases: (registry, lastGood) => listReleases(registry, lastGood, releasesDir),
    startPool: (pool) => RenderPool.start(pool),
    site,
    size: config.workers,
    startDeadline: config.startDeadline,
    heapMb: HEAP_MB,
    callService: (call) => callsForTrial().call(call, renderDeadline),
    recentPages: (pattern) => recentPages.of(pattern),
    log,
    alarm,
    onReplaced: () => metrics.workerEnds.inc(),
    onReleases: (releases) => files.add(releases),
  });
  return {
    rollout,
    recentPages,
    /** Resolves when releases that are new in the store are here. Never rejects. */
    lookForNew: async () => mirror?.look(),
    /** Resolves when the first release set is live, with the function that ends the following. */
    async begin() {
      await mirror?.begin();
      await rollout.reload();
      const stopWatching = watchRegistry(registryFile, () => void rollout.reload());
      const stopMirroring = mirror?.follow();
      return () => {
        stopWatching();
        stopMirroring?.();
        rollout.close();
      };
    },
  };
}

/** Recently visited addresses of each route, which a new release must render before it takes over. */
class RecentPages {
  private readonly pages = new Map<string, readonly string[]>();

  add(pattern: string, url: string): void {
    const known = this.pages.get(pattern) ?? [];
    if (url.length > LONGEST || known.includes(url)) return;
    this.pages.set(pattern, [url, ...known].slice(0, PER_ROUTE));
  }

  of(pattern: string): readonly string[] {
    return this.pages.get(pattern) ?? [];
  }
}

/** Calls back when the registry's file changes, until the returned function is called. */
function watchRegistry(registryFile: string, onChange: () => void, everyMs = 500): () => void {
  let seen: string | null = null;
  const look = async () => {
    const now = await stat(registryFile).then(
      ({ mtimeMs, ino }) => `${mtimeMs}-${ino}`,
      () => null,
    );
    if (seen !== null && now !== null && now !== seen) onChange();
    if (now !== null) seen = now;
  };
  void look();
  const timer = setInterval(() => void look(), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
