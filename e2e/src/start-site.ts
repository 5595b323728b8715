import path from 'node:path';
import { startSite, type RunningSite } from '@lawdex/infra/testing';
import { ANALYTICS, SITE_VARIABLE, type Addresses, type Command } from './addresses.ts';
import { ROOT, startShell } from './start-shell.ts';

const BUSINESSES = 400;
const COMMANDS = ['blog', 'firms', 'import', 'reviews', 'reindex'];

/** Starts the whole site once for all journeys. Answers a function that ends it. */
export default async function start(): Promise<() => Promise<void>> {
  // A site that runs already, for those who write journeys.
  if (process.env[SITE_VARIABLE]) return () => Promise.resolve();
  const site = await startSite({ seedSize: BUSINESSES });
  try {
    await site.settled();
    const live = await startShell(site.upstreams, path.join(site.dataDir, 'registry.json'), ANALYTICS);
    const addresses: Addresses = { demo: site.origin, live: live.url, desk: site.desk, commands: commandsOf(site) };
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

function commandsOf({ dataDir, origin }: RunningSite): Record<string, Command> {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, DATA_DIR: dataDir, PUBLIC_ORIGIN: origin };
  const commandOf = (name: string): Command => ({
    cwd: ROOT,
    words: ['--conditions=source', 'infra/start.mjs', name],
    env,
  });
  return Object.fromEntries(COMMANDS.map((name) => [name, commandOf(name)]));
}
