import { POOL_SIZE } from '@lawdex/contracts';
import { EventSubscriber } from 'typeorm';
import type { DataSourceOptions, BeforeQueryEvent, EntitySubscriberInterface, QueryRunner } from 'typeorm';
import { currentRequestTime } from '../request-time.ts';
import { SnakeNaming } from './columns/snake-naming.ts';
import { endUnlessAnswered } from './dead-connection.ts';
import * as limits from './limits.core.ts';
import { isLong } from './long-transaction.ts';

/** Precedes every statement of TypeORM: it begins none for a request whose time is up, and ends connections that do not answer. */
@EventSubscriber()
class QueryLimits implements EntitySubscriberInterface {
  // The first entry belongs to the oldest query, because a connection answers queries in their order.
  private readonly waiting = new WeakMap<QueryRunner, (() => void)[]>();

  async beforeQuery({ query, queryRunner }: BeforeQueryEvent): Promise<void> {
    if (query !== 'ROLLBACK') this.mayBegin(query);
    const limit = limits.answerWithinMs(isLong(queryRunner) ? limits.LONG_STATEMENT_MS : limits.STATEMENT_MS);
    const answered = endUnlessAnswered(await queryRunner.connect(), limit);
    const waiting = this.waiting.get(queryRunner);
    if (waiting) waiting.push(answered);
    else this.waiting.set(queryRunner, [answered]);
  }

  afterQuery({ queryRunner }: BeforeQueryEvent): void {
    this.waiting.get(queryRunner)?.shift()?.();
  }

  private mayBegin(query: string): void {
    const time = currentRequestTime();
    time?.check();
    if (time && query === 'COMMIT') time.isCommitting = true;
  }
}

export interface DatabaseOptions {
  url: string;
  /** A server that replicates this one, asked by `mayLag` with the same login. */
  replicaUrl?: string | undefined;
  /** Shown in pg_stat_activity. */
  service: string;
  entities?: DataSourceOptions['entities'];
  migrations?: DataSourceOptions['migrations'];
  /** `POOL_SIZE` by default. npm start limits each login in PostgreSQL accordingly. */
  poolSize?: number;
  /** Each connection begins with these settings of PostgreSQL. */
  session?: Readonly<Record<string, string>>;
  /** Leaves out the short limits of requests, for programs that no request waits for, such as migrations. */
  long?: boolean;
}

const REQUEST_LIMITS = {
  connectionTimeoutMillis: limits.CONNECT_MS,
  statement_timeout: limits.STATEMENT_MS,
  lock_timeout: limits.LOCK_MS,
  idle_in_transaction_session_timeout: limits.IDLE_IN_TRANSACTION_MS,
};
const LONG_LIMITS = { connectionTimeoutMillis: 5_000, statement_timeout: limits.LONG_STATEMENT_MS };

/** Options of a connection that never changes the schema by itself and never waits without end. */
export function dataSourceOptions(options: DatabaseOptions): DataSourceOptions {
  return {
    type: 'postgres',
    url: options.url,
    applicationName: options.service,
    entities: options.entities ?? [],
    namingStrategy: new SnakeNaming(),
    migrations: options.migrations ?? [],
    // `gen_random_uuid()` is PostgreSQL's own; a service's login may not install extensions.
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    synchronize: false,
    migrationsRun: false,
    migrationsTransactionMode: 'each',
    logging: ['warn'],
    poolSize: options.poolSize ?? POOL_SIZE,
    // The pool replaces a connection that is lost while idle; queries in flight report the loss themselves.
    poolErrorHandler: () => undefined,
    subscribers: options.long ? [] : [QueryLimits],
    extra: {
      ...(options.long ? LONG_LIMITS : REQUEST_LIMITS),
      ...(options.session && { options: startOptions(options.session) }),
      idleTimeoutMillis: 30_000,
      keepAlive: true,
    },
  };
}

/** Writes settings as PostgreSQL takes them when a connection starts. */
const startOptions = (session: Readonly<Record<string, string>>): string =>
  Object.entries(session)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
