import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Upstream } from '@lawdex/contracts';
import { freePort } from './processes/free-port.ts';
import { ROOT } from './start/paths.ts';
import { upstreamsAt } from './start/service-specs.ts';
import { Site } from './start/site.ts';

export interface SiteFixtureOptions {
  /** Firms in the demo directory; 300 unless told, 0 for an empty directory without the demo notice. */
  seedSize?: number;
  /** More environment for the services and the shell (`DEMO_DATA: 'false'` with demo data, for indexability). */
  env?: Record<string, string>;
  /** Where progress goes; nowhere unless told. */
  say?: (line: string) => void;
}

export interface RunningSite {
  /** What a browser opens. */
  origin: string;
  directoryUrl: string;
  searchUrl: string;
  /** What the shell's variable UPSTREAMS holds. */
  upstreams: Upstream[];
  dataDir: string;
  databaseUrls: { directory: string; search: string };
  /** Numbers of the processes now: svc-directory, svc-search-indexer, shell, postgres. */
  pids(): Record<string, number>;
  stop(): Promise<void>;
}

/** The whole site, as npm start runs it, on free ports and in a folder of its own that goes with it. For tests. */
export async function startSite(options: SiteFixtureOptions = {}): Promise<RunningSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lawdex-site-'));
  // As root, PostgreSQL runs under another account, which has to get in.
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const { seedSize = 300, env = {}, say = () => undefined } = options;
  const site = new Site({
    settings: {
      ...{ port, origin, dataDir, host: '127.0.0.1', innerPorts: {}, databases: null },
      releasesDir: join(ROOT, 'releases'),
      demoData: seedSize > 0,
    },
    mode: 'production',
    demoFirms: seedSize,
    env,
    say,
  });
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  await site.start().catch((error: unknown) => {
    remove();
    throw error;
  });
  return {
    origin,
    dataDir,
    directoryUrl: site.urls.directory,
    searchUrl: site.urls.search,
    upstreams: upstreamsAt(site.urls),
    databaseUrls: site.databaseUrls,
    pids: () => site.pids,
    stop: async () => {
      await site.stop();
      remove();
    },
  };
}
