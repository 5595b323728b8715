import { DataSource } from 'typeorm';
import { dataSourceOptions, type DatabaseOptions } from './data-source-options.ts';
import { notAnswering } from './with-client.ts';

/** Does for a command that works with entities what `withClient` does for one of statements. */
export async function withDataSource<T>(options: DatabaseOptions, work: (db: DataSource) => Promise<T>): Promise<T> {
  const db = new DataSource(dataSourceOptions({ ...options, poolSize: 1, long: true }));
  await db.initialize().catch((error: unknown) => notAnswering(options.url, error));
  try {
    // The one connection that it has: an operator may ask for what takes minutes.
    await db.query('set statement_timeout = 0');
    return await work(db);
  } finally {
    await db.destroy();
  }
}
