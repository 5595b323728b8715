import pg from 'pg';

/** The URL of another database of the same server. */
export const databaseAt = (url: string, database: string): string =>
  Object.assign(new URL(url), { pathname: `/${database}` }).href;

/** A connection whose loss is told by its statements, and ends no process. */
export async function connected(to: string | pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(to);
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Works on a connection of its own. */
export async function onConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connected(url);
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** One statement; answers its rows. */
export const ask = <Row extends pg.QueryResultRow>(url: string, sql: string, values: unknown[] = []): Promise<Row[]> =>
  onConnection(url, async (client) => (await client.query<Row>(sql, values)).rows);
