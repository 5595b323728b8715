import { Inject, Injectable, Module, type DynamicModule } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BackgroundWork } from '../background-work.ts';
import { CLOCK, type Clock } from '../clock.ts';
import { inLongTransaction } from '../database/long-transaction.ts';
import { LOGGER, type Logger } from '../logging/logger.ts';

/** Rows of a table that are deleted once they are so old. */
export interface Retention {
  table: string;
  /** Tells when a row was written. It should have an index. */
  column: string;
  days: number;
}

const RETENTIONS = Symbol('retentions');

const DAY_MS = 86_400_000;
/** So few rows are deleted within milliseconds, so that nobody waits for them. */
const AT_ONCE = 2_000;
const PAUSE_MS = 50;
// "TRIM". One process of a service deletes at a time.
const TRIM_LOCK = 0x5452494d;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());

/** Deletes rows that are older than their table keeps them, at the start and once a day. */
@Injectable()
class RetentionService extends BackgroundWork {
  constructor(
    private readonly db: DataSource,
    @Inject(RETENTIONS) private readonly rules: readonly Retention[],
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  protected async turn(): Promise<number> {
    await this.trim().catch((err: unknown) => this.logger.error({ err }, 'old rows could not be deleted'));
    return DAY_MS;
  }

  private async trim(): Promise<void> {
    for (const rule of this.rules) {
      const before = new Date(this.clock().getTime() - rule.days * DAY_MS);
      let deleted = 0;
      for (let some = AT_ONCE; some === AT_ONCE && !this.stopping.signal.aborted; await pause(PAUSE_MS)) {
        some = await this.deleteSome(rule, before);
        deleted += some;
      }
      if (deleted > 0) this.logger.info({ table: rule.table, deleted, before }, 'old rows were deleted');
    }
  }

  /** Answers 0 when another process is deleting. */
  private deleteSome({ table, column }: Retention, before: Date): Promise<number> {
    return inLongTransaction(this.db, async (tx) => {
      const [row] = await tx.query<{ count: number }[]>(
        `with turn as materialized (select pg_try_advisory_xact_lock(${TRIM_LOCK}) as mine),
         old as (
           delete from ${table} where ctid = any(array(
             select ctid from ${table} where ${column} < $1 and (select mine from turn) limit ${AT_ONCE}))
           returning 1)
         select count(*)::int as count from old`,
        [before],
      );
      return row?.count ?? 0;
    });
  }
}

/** For tables that only grow: `RetentionModule.forRoot([{ table: 'visits', column: 'created_at', days: 90 }])`. */
@Module({})
export class RetentionModule {
  static forRoot(rules: readonly Retention[]): DynamicModule {
    return { module: RetentionModule, providers: [{ provide: RETENTIONS, useValue: rules }, RetentionService] };
  }
}
