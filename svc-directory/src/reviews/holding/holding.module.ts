import { HOLD_REASONS } from '@lawdex/contracts';
import { BackgroundWork, inLongTransaction, LOGGER, Metrics, type Logger } from '@lawdex/svc-kit';
import { Global, Inject, Injectable, Module, type DynamicModule } from '@nestjs/common';
import { DataSource, IsNull, Not, Raw } from 'typeorm';
import type { HoldLimits } from './hold.core.ts';
import { LOCK_BUSINESS, REFRESH_RATING } from '../reviews.sql.ts';
import { Review } from '../review.entity.ts';
import { DUE_BUSINESSES, ERASE_ARCHIVED_SENDERS, OLD, RELEASE_DUE, REMOVED, WAITING } from './holding.sql.ts';

type Counted = { reason: string; count: number }[];

/** Tells operators what waits, and what was removed. */
function watchReviews(metrics: Metrics, db: DataSource): void {
  const byReason = (statement: string, parameters: unknown[]) => async () =>
    (await db.query<Counted>(statement, parameters)).map(({ reason, count }) => ({ labels: { reason }, value: count }));
  metrics.gauges('reviews_held', 'Reviews that do not count yet.', ['reason'], byReason(WAITING, [HOLD_REASONS]));
  metrics.counters('reviews_removed_total', 'Entries of the public ledger.', ['reason'], byReason(REMOVED, []));
}

const EVERY_MS = 10 * 60_000;

/** Shows and counts reviews whose time has come, at the start and every ten minutes. Several processes may: the lock of the business lets them take turns. */
@Injectable()
class HeldReviewsService extends BackgroundWork {
  constructor(
    private readonly db: DataSource,
    @Inject(LOGGER) private readonly logger: Logger,
    metrics: Metrics,
  ) {
    super();
    watchReviews(metrics, db);
  }

  protected async turn(): Promise<number> {
    await this.followRule().catch((err: unknown) =>
      this.logger.error({ err }, 'reviews that wait could not be looked at'),
    );
    return EVERY_MS;
  }

  private async followRule(): Promise<void> {
    const followed = await this.followTime();
    const old = { sentFrom: Not(IsNull()), createdAt: Raw((column) => `${column} < ${OLD}`) };
    const { affected: erased = 0 } = await inLongTransaction(this.db, (tx) =>
      tx.update(Review, old, { sentBy: null, sentFrom: null }),
    );
    await inLongTransaction(this.db, (tx) => tx.query(ERASE_ARCHIVED_SENDERS));
    const done = { followed, erased };
    if (followed + erased > 0) this.logger.info(done, 'reviews that waited were looked at');
  }

  /** Answers how many are shown or count now. Each business has a transaction of its own, so that writers wait for milliseconds. */
  private async followTime(): Promise<number> {
    let followed = 0;
    for (const { id } of await inLongTransaction(this.db, (tx) => tx.query<{ id: string }[]>(DUE_BUSINESSES))) {
      followed += await inLongTransaction(this.db, async (tx) => {
        await tx.query(LOCK_BUSINESS, [id]);
        const released = await tx.query<unknown[]>(RELEASE_DUE, [id]);
        const due = { businessId: id, countsFrom: Raw((column) => `${column} <= now()`) };
        const { affected: counted = 0 } = await tx.update(Review, due, { countsFrom: null });
        await tx.query(REFRESH_RATING, [id]);
        return released.length + counted;
      });
    }
    return followed;
  }
}

export const HOLD_LIMITS = Symbol('limits above which reviews wait');

/** Lets reviews wait above these limits, and shows and counts them when their time has come. */
@Global()
@Module({})
export class HoldingModule {
  static forRoot(limits: HoldLimits): DynamicModule {
    return {
      module: HoldingModule,
      providers: [{ provide: HOLD_LIMITS, useValue: limits }, HeldReviewsService],
      exports: [HOLD_LIMITS],
    };
  }
}
