import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { LOGGER, type Logger } from '@lawdex/svc-kit';
import { Transactions } from '../database/transactions.ts';
import { SEARCH_INDEXES, type IndexLifecycle } from '../engines/search-engine.ts';
import { INDEX_VERSION } from '../index-definition/version.core.ts';
import { LandingIndex } from '../landing/rows/landing-index.ts';
import { Feeder } from './feeder.ts';
import { countBehind } from './feeds.sql.ts';

/** One feeder for every engine that is there, and one for the rows of landing pages. */
@Injectable()
export class Feeders implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly feeders: readonly Feeder[];

  constructor(
    @Inject(SEARCH_INDEXES) indexes: readonly IndexLifecycle[],
    landing: LandingIndex,
    private readonly transactions: Transactions,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.feeders = [...indexes, landing].map((index) => new Feeder(index, transactions, logger));
  }

  onApplicationBootstrap(): void {
    for (const feeder of this.feeders) feeder.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.feeders.map((feeder) => feeder.stop()));
  }

  /** How many changes each index has yet to read, by the name of its engine. */
  async behind(): Promise<ReadonlyMap<string, number>> {
    const rows = await this.transactions.run((tx) =>
      tx.query<{ engine: string; behind: number }[]>(countBehind, [INDEX_VERSION]),
    );
    return new Map(rows.map(({ engine, behind }) => [engine, behind]));
  }

  /** Documents were stored. */
  wake(): void {
    for (const feeder of this.feeders) feeder.wake();
  }
}
