import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { until } from '@lawdex/infra/testing';

const HALF_OPEN = fileURLToPath(new URL('./half-open.mjs', import.meta.url));
/** A process may have 20,000 files open on many machines: together they are more than the shell may have. */
const PER_PROCESS = 10_300;
const OPENING_MS = 20_000;

/** Processes that hold more half-open connections than the shell may have files open. Each has an address of its own. */
export async function holdHalfOpen(port: number): Promise<() => Promise<void>> {
  const children = ['127.0.0.2', '127.0.0.3'].map((from) =>
    fork(HALF_OPEN, [String(port), String(PER_PROCESS), from], { execArgv: [], stdio: 'inherit' }),
  );
  let settled = 0;
  for (const child of children) child.once('message', () => (settled += 1));
  await until(() => Promise.resolve(settled === children.length), OPENING_MS);
  return async () => {
    const ended = children.map((child) => once(child, 'exit'));
    for (const child of children) child.kill('SIGKILL');
    await Promise.all(ended);
  };
}

/** Takes every connection that a login can get, and whatever becomes free later. */
export async function takeConnections(url: string): Promise<{ taken: () => number; letGo: () => Promise<void> }> {
  const held = new Set<pg.Client>();
  let taking = true;
  const take = async (): Promise<boolean> => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    client.on('error', () => held.delete(client));
    try {
      await client.connect();
      held.add(client);
      return true;
    } catch {
      return false;
    }
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
