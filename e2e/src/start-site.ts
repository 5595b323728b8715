import path from 'node:path';
import { startSite } from '@lawdex/infra/testing';
import { ANALYTICS, SITE_VARIABLE, type Addresses } from './addresses.ts';
import { startShell } from './start-shell.ts';

const BUSINESSES = 400;

/** Starts the whole site once for all journeys. Answers a function that ends it. */
export default async function start(): Promise<() => Promise<void>> {
  // A site that runs already, for those who write journeys.
  if (process.env[SITE_VARIABLE]) return () => Promise.resolve();
  const site = await startSite({ seedSize: BUSINESSES });
  try {
    await site.settled();
    const live = await startShell(site.upstreams, path.join(site.dataDir, 'registry.json'), ANALYTICS);
    const { PATH = '', HOME = '' } = process.env;
    const operator = { PATH, HOME, DATA_DIR: site.dataDir, PUBLIC_ORIGIN: site.origin };
    const addresses: Addresses = { demo: site.origin, live: live.url, desk: site.desk, operator };
    process.env[SITE_VARIABLE] = JSON.stringify(addresses);
    return async () => {
      live.stop();
      await site.stop();
    };
  } catch (error) {
    await site.stop();
    throw error;
  }
}
