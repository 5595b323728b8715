import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

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
