import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Site } from '@lawdex/contracts';
import { baseEnvironment } from '@lawdex/infra/testing';
import type { LiveRelease } from './live-releases.ts';

const PROGRAM = fileURLToPath(new URL('./peer.mjs', import.meta.url));

export interface Peer {
  origin: string;
  pid: number;
  stop(): void;
}

/** Starts the plain server on the releases that are live, in a process of its own. */
export async function startPeer(live: readonly LiveRelease[], site: Site, env: Record<string, string>): Promise<Peer> {
  const shell = live.find(({ release }) => release.name === 'shell');
  if (!shell) throw new Error('The registry names no live shell.');
  const serverEntry = ({ dir, release }: LiveRelease) => join(dir, 'server', release.serverEntry);
  const remotes = live
    .filter((one) => one !== shell)
    .map((one) => {
      const { name, version, routes, slots } = one.release;
      return { name, version, routes, slots, entry: serverEntry(one) };
    });
  const setup = { bundle: serverEntry(shell), remotes, site };
  const child = spawn(process.execPath, [PROGRAM, JSON.stringify(setup)], {
    env: { ...baseEnvironment(), NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [{ address }] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('The plain server ended while starting.');
    }),
  ])) as [{ address: string }];
  return { origin: address, pid: child.pid ?? 0, stop: () => child.disconnect() };
}
