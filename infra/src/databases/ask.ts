import pg from 'pg';

/** The URL of another database of the same server. */
export const databaseAt = (url: string, database: string): string =>
  Object.assign(new URL(url), { pathname: `/${database}` }).href;

/** Works on a connection of its own. */
export async function onConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** One statement; answers its rows. */
export const ask = <Row extends pg.QueryResultRow>(url: string, sql: string, values: unknown[] = []): Promise<Row[]> =>
  onConnection(url, async (client) => (await client.query<Row>(sql, values)).rows);
