import path from 'node:path';
import { startSite } from '@lawdex/infra/site';
import { SITE_VARIABLE } from './addresses.ts';
import type { Addresses } from './addresses.ts';
import { startShell } from './start-shell.ts';

const BUSINESSES = 400;

/** Starts the whole site once for all journeys; what it answers ends it. */
export default async function start(): Promise<() => Promise<void>> {
  // While journeys are written: addresses of a site that runs already.
  if (process.env[SITE_VARIABLE]) return () => Promise.resolve();
  const site = await startSite({ seedSize: BUSINESSES });
  await site.settled();
  const live = await startShell(site.upstreams, path.join(site.dataDir, 'registry.json')).catch(
    async (error: unknown) => {
      await site.stop();
      throw error;
    },
  );
  const addresses: Addresses = { demo: site.origin, live: live.url, dataDir: site.dataDir };
  process.env[SITE_VARIABLE] = JSON.stringify(addresses);
  return async () => {
    live.stop();
    await site.stop();
  };
}
