import { spawn } from 'node:child_process';
import path from 'node:path';
import { upstreamsText } from '@lawdex/contracts';
import { freePort, LIFTED_LIMITS, startSite } from '@lawdex/infra/site';
import type { RunningSite } from '@lawdex/infra/site';
import { PUBLIC_ORIGIN, SITE_VARIABLE } from './addresses.ts';
import type { Addresses } from './addresses.ts';
import { untilAnswering } from './until-answering.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const BUSINESSES = 400;

/** Starts the whole site once for all journeys; what it answers ends it. */
export default async function start(): Promise<() => Promise<void>> {
  // While journeys are written: addresses of a site that runs already.
  if (process.env[SITE_VARIABLE]) return () => Promise.resolve();
  const site = await startSite({ seedSize: BUSINESSES });
  const live = await startLiveShell(site).catch(async (error: unknown) => {
    await site.stop();
    throw error;
  });
  const addresses: Addresses = { demo: site.origin, live: live.url };
  process.env[SITE_VARIABLE] = JSON.stringify(addresses);
  return async () => {
    live.stop();
    await site.stop();
  };
}

/** A second shell over the same services, as a public site runs it: with its own origin and without demo data. */
async function startLiveShell(site: RunningSite): Promise<{ url: string; stop(): void }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['shell/dist/http/main.js'], {
    cwd: ROOT,
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_ORIGIN,
      UPSTREAMS: upstreamsText(site.upstreams),
      RELEASES_DIR: path.join(ROOT, 'releases'),
      REGISTRY_FILE: path.join(site.dataDir, 'registry.json'),
      DEMO_DATA: 'false',
      ...LIFTED_LIMITS,
    },
  });
  const stop = () => void child.kill();
  await untilAnswering(`${url}/`).catch((error: unknown) => {
    stop();
    throw error;
  });
  return { url, stop };
}
