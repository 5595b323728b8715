import pg from 'pg';
import type { DataSource } from 'typeorm';
import { databaseTrouble } from '../../errors/database-error.core.ts';
import type { Logger } from '../../logging/logger.ts';
import { currentRequestTime } from '../../request-time.ts';
import { onConnectionOf, prepared, type PreparedStatement } from '../prepared.ts';

/** Limits connecting, and each statement, unless told. It is short, so that there is time left to ask the primary server. */
const REPLICA_MS = 150;
/** A replica that did not answer is left alone for so long; then one request tries it again. */
const REST_MS = 5_000;

const replicas = new WeakMap<DataSource, Replica>();

/** Lets `mayLag` ask this replica. */
export function useReplica(db: DataSource, replica: Replica): void {
  replicas.set(db, replica);
}

/** A server that replicates the database, some moments behind. When it does not answer, the primary server is asked. */
export class Replica {
  private readonly pool: pg.Pool;
  /** The time until which it is left alone; 0 while it answers. */
  private restsUntil = 0;

  constructor(
    config: pg.PoolConfig,
    private readonly logger: Pick<Logger, 'warn'>,
    private readonly patienceMs = REPLICA_MS,
  ) {
    const short = { connectionTimeoutMillis: patienceMs, statement_timeout: patienceMs };
    // Nobody closes the pool, so it must not keep the process running.
    this.pool = new pg.Pool({ ...config, ...short, allowExitOnIdle: true });
    this.pool.on('error', () => undefined);
  }

  /** Answers null when the replica is away, slow, or does not have a table yet. */
  async read<Row extends object>(query: pg.QueryConfig): Promise<Row[] | null> {
    if (performance.now() < this.restsUntil) return null;
    if (this.restsUntil > 0) this.rest();
    try {
      const { rows } = await onConnectionOf(this.pool, (client) => client.query<Row>(query), this.patienceMs);
      this.restsUntil = 0;
      return rows;
    } catch (err) {
      if (databaseTrouble(err) !== 'lost') return null;
      // One of all requests that waited for it logs this.
      if (this.restsUntil === 0) this.logger.warn({ err }, 'the replica does not answer');
      this.rest();
      return null;
    }
  }

  private rest(): void {
    this.restsUntil = performance.now() + REST_MS;
  }
}

/** Like `prepared`, for reads that may be moments old, never decisions: a replica answers them, if there is one. */
export function mayLag<Row extends object>(db: DataSource, name: string, text: string): PreparedStatement<Row> {
  const ask = prepared<Row>(db, name, text);
  return async (values = []) => {
    currentRequestTime()?.check();
    return (await replicas.get(db)?.read<Row>({ name, text, values: [...values] })) ?? ask(values);
  };
}

/** The address of the same database by the same login, on the server that replicates it. */
export function replicaUrl(databaseUrl: string, address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  const url = new URL(databaseUrl);
  url.host = address;
  return url.href;
}
