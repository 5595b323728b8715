import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { LOGGER, Metrics, type Logger } from '@lawdex/svc-kit';
import { Transactions } from '../database/transactions.ts';
import type { IndexLifecycle } from '../engines/index-lifecycle.ts';
import { LOG_FOLLOWERS, SEARCH_ENGINE, type SearchEngine } from '../engines/search-engine.ts';
import { INDEX_VERSION } from '../index-definition/version.core.ts';
import { Feeder } from './feeder.ts';
import { countBehind, differing, liveEngines } from './feeds.sql.ts';

@Injectable()
export class Feeders implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly feeders: readonly Feeder[];

  constructor(
    @Inject(LOG_FOLLOWERS) followers: readonly IndexLifecycle[],
    private readonly transactions: Transactions,
    @Inject(LOGGER) logger: Logger,
    @Inject(SEARCH_ENGINE) private readonly engine: SearchEngine,
    metrics: Metrics,
  ) {
    this.feeders = followers.map((index) => new Feeder(index, transactions, logger));
    this.watch(metrics);
  }

  onApplicationBootstrap(): void {
    for (const feeder of this.feeders) feeder.onApplicationBootstrap();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.feeders.map((feeder) => feeder.beforeApplicationShutdown()));
  }

  /** How many changes each index has yet to read, by the name of its engine. */
  async behind(): Promise<ReadonlyMap<string, number>> {
    const rows = await this.transactions.query<{ engine: string; behind: number }>(countBehind, [INDEX_VERSION]);
    return new Map(rows.map(({ engine, behind }) => [engine, behind]));
  }

  /** Engines whose index is complete, so that they may answer. */
  async live(): Promise<string[]> {
    const rows = await this.transactions.query<{ engine: string }>(liveEngines, [INDEX_VERSION]);
    return rows.map(({ engine }) => engine);
  }

  private async drift(): Promise<{ labels: { engine: string }; value: number }[]> {
    const rows = await this.transactions.query<{ engine: string; documents: number }>(differing);
    const checked = new Map(rows.map(({ engine, documents }) => [engine, documents]));
    return this.feeders.map(({ state: { engine, drift } }) => ({
      labels: { engine },
      value: Math.max(drift, checked.get(engine) ?? 0),
    }));
  }

  get states(): readonly Feeder['state'][] {
    return this.feeders.map(({ state }) => state);
  }

  private watch(metrics: Metrics): void {
    const label = ['engine'];
    metrics.gauges('search_index_behind', 'Changes that an index has yet to read.', label, async () =>
      [...(await this.behind())].map(([engine, value]) => ({ labels: { engine }, value })),
    );
    metrics.gauges('search_index_live', '1 for each index that is complete.', label, async () =>
      (await this.live()).map((engine) => ({ labels: { engine }, value: 1 })),
    );
    metrics.gauges(
      'search_index_drift',
      'Documents too many, too few or other than they should be when it was last looked after or checked.',
      label,
      () => this.drift(),
    );
    metrics.gauges('search_feed_failures', 'How often in a row it could not be fed.', label, () =>
      this.feeders.map(({ state: { engine, failures } }) => ({ labels: { engine }, value: failures })),
    );
    metrics.gauges('search_engine_asked', '1 for the engine that searches ask first.', label, () => [
      { labels: { engine: this.engine.name }, value: 1 },
    ]);
  }

  wake(): void {
    for (const feeder of this.feeders) feeder.wake();
  }
}
