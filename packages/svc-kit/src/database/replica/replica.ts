import pg from 'pg';
import type { DataSource } from 'typeorm';
import { databaseTrouble } from '../../errors/database-error.core.ts';
import type { Logger } from '../../logging/logger.ts';
import { currentRequestTime } from '../../request-time.ts';
import { onConnectionOf, prepared } from '../prepared.ts';
import type { PreparedStatement } from '../prepared.ts';

/** Of connecting, and of a statement: so little that there is time left to ask the database itself. */
const REPLICA_MS = 150;
/** After so long one request asks again a replica that was not there, while others go on without it. */
const REST_MS = 5_000;

const replicas = new WeakMap<DataSource, Replica>();

/** From now on `mayLag` asks it. */
export function readFrom(db: DataSource, replica: Replica): void {
  replicas.set(db, replica);
}

/** A server that follows the one of the database, some moments behind. Whatever it does not answer, the database is asked. */
export class Replica {
  private readonly pool: pg.Pool;
  /** 0: it answers. */
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
    if (this.restsUntil > 0) this.rest();
    try {
      const { rows } = await onConnectionOf(this.pool, (client) => client.query<Row>(query), REPLICA_MS);
      this.restsUntil = 0;
      return rows;
    } catch (err) {
      if (databaseTrouble(err) !== 'lost') return null;
      // Of all that waited for it, one says so.
      if (this.restsUntil === 0) this.logger.warn({ err }, 'the replica does not answer');
      this.rest();
      return null;
    }
  }

  private rest(): void {
    this.restsUntil = performance.now() + REST_MS;
  }
}

/**
 * As `prepared`, for reads that may be some moments old: a replica answers them when there is one. Not for what somebody sees who has just
 * written it, nor for what is decided or told to others.
 */
export function mayLag<Row extends object>(db: DataSource, name: string, text: string): PreparedStatement<Row> {
  const ask = prepared<Row>(db, name, text);
  return async (values = []) => {
    currentRequestTime()?.check();
    return (await replicas.get(db)?.read<Row>({ name, text, values: [...values] })) ?? ask(values);
  };
}
