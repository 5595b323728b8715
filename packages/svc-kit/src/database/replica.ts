import pg from 'pg';
import type { DataSource } from 'typeorm';
import { databaseTrouble } from '../errors/database-error.core.ts';
import type { Logger } from '../logging/logger.ts';
import { currentRequestTime } from '../request-time.ts';
import { onConnectionOf, prepared } from './prepared.ts';

/** Of connecting and of a statement: so little that there is time left to ask the database itself. */
const REPLICA_MS = 200;
/** For so long a replica that is not there is not asked. */
const REST_MS = 5_000;

const replicas = new WeakMap<DataSource, Replica>();

/** From now on `mayLag` asks it. */
export function readFrom(db: DataSource, replica: Replica): void {
  replicas.set(db, replica);
}

/** A server that follows the one of the database, some moments behind. Whatever it does not answer, the database is asked. */
export class Replica {
  private readonly pool: pg.Pool;
  private restsUntil = 0;

  constructor(
    config: pg.PoolConfig,
    private readonly logger: Pick<Logger, 'warn'>,
  ) {
    const short = { connectionTimeoutMillis: REPLICA_MS, statement_timeout: REPLICA_MS };
    // Nobody closes it: it must not keep the process.
    this.pool = new pg.Pool({ ...config, ...short, allowExitOnIdle: true });
    this.pool.on('error', () => undefined);
  }

  /** Null when it cannot tell: it is away, slow, or has not heard of a table yet. */
  async read<Row extends object>(query: pg.QueryConfig): Promise<Row[] | null> {
    if (performance.now() < this.restsUntil) return null;
    try {
      return await onConnectionOf(this.pool, (client) => client.query<Row>(query).then(({ rows }) => rows), REPLICA_MS);
    } catch (err) {
      if (databaseTrouble(err) === 'lost') this.rest(err);
      return null;
    }
  }

  private rest(err: unknown): void {
    // Of all that waited for it, one says so.
    if (performance.now() >= this.restsUntil) this.logger.warn({ err }, 'the replica does not answer');
    this.restsUntil = performance.now() + REST_MS;
  }
}

/**
 * As `prepared`, for reads that may be some moments old: a replica answers them when there is one. Not for what somebody sees who has just
 * written it, nor for what is decided or told to others.
 */
export function mayLag<Row extends object>(
  db: DataSource,
  name: string,
  text: string,
): (values?: readonly unknown[]) => Promise<Row[]> {
  const ask = prepared<Row>(db, name, text);
  return async (values = []) => {
    currentRequestTime()?.check();
    return (await replicas.get(db)?.read<Row>({ name, text, values: [...values] })) ?? ask(values);
  };
}
