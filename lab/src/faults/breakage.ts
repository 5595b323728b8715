import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { childrenOf, processIdentity, sendSignal } from '@lawdex/infra/testing';

/** Stops a process, and those that it has started if told, for so long; one that nobody has replaced goes on by itself. */
export function freeze(pid: number, isFamily: boolean, forMs: number): () => void {
  const family = (isFamily ? [pid, ...childrenOf(pid)] : [pid]).map((one) => ({
    pid: one,
    startedAt: processIdentity(one)?.startedAt,
  }));
  for (const one of family) sendSignal(one.pid, 'SIGSTOP');
  const thaw = setTimeout(() => {
    for (const one of family) if (processIdentity(one.pid)?.startedAt === one.startedAt) sendSignal(one.pid, 'SIGCONT');
  }, forMs);
  return () => clearTimeout(thaw);
}

/** Writes another content into a file; answers how it is put back. */
export function damage(path: string, change: (whole: Buffer) => Uint8Array | string): () => void {
  const whole = readFileSync(path);
  writeFileSync(path, change(whole));
  return () => writeFileSync(path, whole);
}

/** Takes every connection that a login can get, and whatever becomes free later, as a service that leaks would. */
export async function takeConnections(url: string): Promise<{ taken: () => number; letGo: () => Promise<void> }> {
  const held = new Set<pg.Client>();
  let taking = true;
  const take = async (): Promise<boolean> => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    client.on('error', () => held.delete(client));
    let isHeld = true;
    await client.connect().catch(() => (isHeld = false));
    if (isHeld) held.add(client);
    return isHeld;
  };
  while (await take());
  const going = (async () => {
    while (taking) if (!(await take())) await delay(20);
  })();
  return {
    taken: () => held.size,
    letGo: async () => {
      taking = false;
      await going;
      await Promise.all([...held].map((client) => client.end().catch(() => undefined)));
    },
  };
}
