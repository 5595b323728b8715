import path from 'node:path';
import { startContainers } from '@lawdex/infra/containers';
import { startSite } from '@lawdex/infra/site';
import { SITE_VARIABLE, THROUGH_VARIABLE } from './addresses.ts';
import type { Addresses, Command } from './addresses.ts';
import { ROOT, startShell } from './start-shell.ts';

const BUSINESSES = 400;
const COMMANDS = ['blog', 'reviews', 'reindex'];

type Started = { addresses: Addresses; stop: () => Promise<void> };

/** Starts the whole site once for all journeys; what it answers ends it. */
export default async function start(): Promise<() => Promise<void>> {
  // While journeys are written: addresses of a site that runs already.
  if (process.env[SITE_VARIABLE]) return () => Promise.resolve();
  const { addresses, stop } = await (process.env[THROUGH_VARIABLE] === 'prod' ? throughContainers() : throughStart());
  process.env[SITE_VARIABLE] = JSON.stringify(addresses);
  return stop;
}

async function throughStart(): Promise<Started> {
  const site = await startSite({ seedSize: BUSINESSES });
  try {
    await site.settled();
    const live = await startShell(site.upstreams, path.join(site.dataDir, 'registry.json'));
    const env = {
      PATH: process.env['PATH'] ?? '',
      HOME: process.env['HOME'] ?? '',
      DATA_DIR: site.dataDir,
      PUBLIC_ORIGIN: site.origin,
    };
    const commandOf = (name: string): Command => ({
      cwd: ROOT,
      words: ['--conditions=source', 'infra/start.mjs', name],
      env,
    });
    const commands = Object.fromEntries(COMMANDS.map((name) => [name, commandOf(name)]));
    const stop = async () => {
      live.stop();
      await site.stop();
    };
    return { addresses: { demo: site.origin, live: live.url, desk: site.desk, commands }, stop };
  } catch (error) {
    await site.stop();
    throw error;
  }
}

async function throughContainers(): Promise<Started> {
  const site = await startContainers(BUSINESSES, (line) => process.stdout.write(`${line}\n`));
  try {
    await site.settled();
    const { cwd, file, env } = site.shell;
    const { RELEASES_DIR = '', REGISTRY_FILE = '' } = env;
    const live = await startShell(site.upstreams, REGISTRY_FILE, { RELEASES_DIR }, { cwd, file });
    const commands = Object.fromEntries(
      COMMANDS.flatMap((name) => {
        const program = site.commands[name];
        return program ? [[name, { cwd: program.cwd, words: [program.file], env: program.env }]] : [];
      }),
    );
    const stop = async () => {
      live.stop();
      await site.stop();
    };
    return { addresses: { demo: site.origin, live: live.url, desk: site.desk, commands }, stop };
  } catch (error) {
    await site.stop();
    throw error;
  }
}
