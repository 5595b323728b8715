import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { connected, sendSignal, until } from '@lawdex/infra/testing';

/** Stops processes for so long; those that nobody has replaced go on by themselves. */
export function freeze(pids: readonly number[], forMs: number): void {
  const send = (signal: NodeJS.Signals) => pids.forEach((pid) => sendSignal(pid, signal));
  send('SIGSTOP');
  // A process that has the number of one that is gone was not stopped, and notices nothing.
  setTimeout(send, forMs, 'SIGCONT');
}

/** Writes another content into a file; answers what it was, and how that is put back. */
export function damage(path: string, change: (whole: Buffer) => Uint8Array | string) {
  const whole = readFileSync(path);
  writeFileSync(path, change(whole));
  return { whole, putBack: () => writeFileSync(path, whole) };
}

/** Takes every connection that a login can get, and whatever becomes free later, as a service that leaks would. */
export async function takeConnections(url: string) {
  const held = new Set<pg.Client>();
  let taking = true;
  let isFull = false;
  const going = (async () => {
    while (taking) {
      const client = await connected({ connectionString: url, connectionTimeoutMillis: 2_000 }).catch(() => null);
      if (client) held.add(client.on('error', () => held.delete(client)));
      else await delay(20);
      isFull ||= !client;
    }
  })();
  await until(async () => isFull, 30_000);
  return {
    taken: () => held.size,
    letGo: async () => {
      taking = false;
      await going;
      await Promise.all([...held].map((client) => client.end().catch(() => undefined)));
    },
  };
}
