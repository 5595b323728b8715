import { rmSync } from 'node:fs';
import type { Upstream } from '@lawdex/contracts';
import { LIFTED_HOLDS, LIFTED_LIMITS } from './site-process.ts';
import { openFolder } from '../files/temporary-folder.ts';
import { freePort } from '../processes/free-port.ts';
import { until } from '../processes/http.ts';
import { listServices } from '../services/list-services.ts';
import { StartError } from '../commands/program.ts';
import { Secrets } from '../databases/secrets.ts';
import { settingsOf } from '../site/environment.ts';
import { Site } from '../site/site.ts';

const SETTLE_MS = 120_000;
/** The service behind this path knows whether landing pages are up to date. */
const LANDING_API = '/api/landing/';

export interface SiteFixtureOptions {
  /** Businesses in the demo directory; 300 unless told, 0 for an empty directory without the demo notice. */
  seedSize?: number;
  /** More environment for the services and the shell (`DEMO_DATA: 'false'` with demo data, for indexability). */
  env?: Record<string, string>;
  /** When its clock begins; now unless told. PostgreSQL and render workers keep the machine's. */
  moment?: Date;
  /** Where progress goes; nowhere unless told. */
  say?: (line: string) => void;
}

export type RunningSite = Awaited<ReturnType<typeof startSite>>;
export type SearchDesk = ReturnType<typeof deskOf>;

/** The whole site, as npm start runs it, on free ports and in a folder of its own that goes with it. For tests. */
export async function startSite(options: SiteFixtureOptions = {}) {
  const dataDir = openFolder('site');
  const port = await freePort();
  const services = listServices();
  const origin = `http://localhost:${port}`;
  const { seedSize = 300, env = {}, moment, say = () => undefined } = options;
  const site = new Site({
    settings: settingsOf(services, {
      ...{ PORT: String(port), DATA_DIR: dataDir, ...LIFTED_LIMITS, ...LIFTED_HOLDS },
      ...(seedSize > 0 ? { DEMO_FIRMS: String(seedSize) } : { DEMO_DATA: 'false' }),
    }),
    services,
    mode: 'production',
    env: { ...(moment && clockFrom(moment)), ...env },
    say,
  });
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  await site.start().catch((error: unknown) => {
    // The log goes with the folder, and tests show messages only.
    if (error instanceof StartError) error.message += `\n${error.log}`;
    remove();
    throw error;
  });
  return {
    ...{ origin, dataDir, upstreams: site.upstreams, desk: deskOf(site) },
    /** Numbers of the processes now: the services, shell, postgres. */
    pids: () => site.pids,
    /** Resolves once search and landing pages know what was written until now; throws when that takes two minutes. */
    settled: async () => {
      await site.waitForEvents();
      const { internalToken } = new Secrets({ file: site.paths.secrets, say: () => undefined, mayBeginAnew: false });
      await landingPagesSettled(site.upstreams, internalToken);
    },
    stop: async () => {
      await site.stop();
      remove();
    },
  };
}

const clockFrom = (moment: Date): Record<string, string> => ({
  NODE_OPTIONS: `--import ${new URL('./fixed-clock.mjs', import.meta.url).href}`,
  CLOCK_OFFSET_MS: String(moment.getTime() - Date.now()),
});

/** Where search admins are let in, by which token, and the database of their service. */
function deskOf(site: Site) {
  const [pages] = site.adminPages;
  if (!pages) throw new Error('No service lets admins in.');
  return { url: pages.url, token: pages.env.ADMIN_TOKEN, databaseUrl: site.databaseOf(pages.service) };
}

/** Resolves once landing pages know what search knows; throws when that takes two minutes. */
async function landingPagesSettled(upstreams: readonly Upstream[], internalToken: string): Promise<void> {
  const search = upstreams.find(({ prefixes }) => prefixes.some((prefix) => LANDING_API.startsWith(prefix)));
  const follow = async () => {
    const answer = await fetch(`${search?.url}/internal/landing-report?limit=1`, {
      headers: { 'x-internal-token': internalToken },
    });
    const report = (await answer.json()) as { isCurrent?: boolean };
    return report.isCurrent === true;
  };
  if (!(await until(follow, SETTLE_MS))) throw new Error('Landing pages do not follow what was written.');
}
