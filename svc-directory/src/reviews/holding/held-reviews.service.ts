import { Inject, Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { inLongTransaction, LOGGER, Metrics } from '@lawdex/svc-kit';
import type { Logger } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import { LOCK_BUSINESS, REFRESH_RATING } from '../reviews.sql.ts';
import { DUE_BUSINESSES, ERASE_ARCHIVED_SENDERS, ERASE_SENDERS, RELEASE_DUE, REMOVE_OLD } from './release.sql.ts';
import { watchReviews } from './watch-reviews.ts';

const EVERY_MS = 10 * 60_000;

/**
 * Follows the rule when the time of held reviews is over, at the start and every ten minutes. Several processes may: the lock of the
 * business lets them take turns.
 */
@Injectable()
export class HeldReviewsService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly db: DataSource,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly metrics: Metrics,
  ) {}

  onApplicationBootstrap(): void {
    watchReviews(this.metrics, this.db);
    const follow = () => {
      this.running = this.followRule().catch((err: unknown) =>
        this.logger.error({ err }, 'held reviews could not be looked at'),
      );
    };
    follow();
    this.timer = setInterval(follow, EVERY_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private async followRule(): Promise<void> {
    const done = {
      // First, because after an outage some are both due and old.
      released: await this.release(),
      // Names of senders are needed until here.
      removed: await inLongTransaction(this.db, async (tx) => (await tx.query<unknown[]>(REMOVE_OLD)).length),
      erased: await inLongTransaction(this.db, async (tx) => (await tx.query<[unknown[]]>(ERASE_SENDERS))[0].length),
    };
    await inLongTransaction(this.db, (tx) => tx.query(ERASE_ARCHIVED_SENDERS));
    if (done.removed + done.released + done.erased > 0) this.logger.info(done, 'held reviews were looked at');
  }

  /** Answers how many. Each business has a transaction of its own, so that writers wait for milliseconds. */
  private async release(): Promise<number> {
    let released = 0;
    for (const { id } of await inLongTransaction(this.db, (tx) => tx.query<{ id: string }[]>(DUE_BUSINESSES))) {
      released += await inLongTransaction(this.db, async (tx) => {
        await tx.query(LOCK_BUSINESS, [id]);
        const { length } = await tx.query<unknown[]>(RELEASE_DUE, [id]);
        if (length > 0) await tx.query(REFRESH_RATING, [id]);
        return length;
      });
    }
    return released;
  }
}
