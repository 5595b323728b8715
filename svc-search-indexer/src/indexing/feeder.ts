import { randomUUID } from 'node:crypto';
import { backoffMs, BackgroundWork, type Logger } from '@lawdex/svc-kit';
import type { EntityManager } from 'typeorm';
import type { Transactions } from '../database/transactions.ts';
import type { IndexLifecycle } from '../engines/index-lifecycle.ts';
import { INDEX_VERSION } from '../index-definition/version.core.ts';
import * as sql from './feeds.sql.ts';
import { fillNext, overtake, type FeedPosition } from './next-batch.ts';

// Another process may have stored something; our own tells at once.
const POLL_MS = 1_000;
const LONGEST_PAUSE_MS = 5_000;
// An engine may lose its index while nothing changes, and must not wait for the next change to get it back.
const LOOK_AFTER_MS = 30_000;
const BY_ITSELF = 'svc-search-indexer';

interface Feed extends FeedPosition {
  live: boolean;
}

interface FeedLook {
  generation: string;
  live: boolean;
  hasMore: boolean;
}

/** Keeps one engine's index up to date: writes a batch of the log and moves the position then. Repeating does no harm. */
export class Feeder extends BackgroundWork {
  private lastDrift = 0;
  private lookedAfter = -LOOK_AFTER_MS;

  constructor(
    private readonly index: IndexLifecycle,
    private readonly transactions: Transactions,
    private readonly logger: Logger,
  ) {
    super();
  }

  /** `failures`: so often in a row it could not be fed. `drift`: so many documents too many or too few it had when it was last looked after. */
  get state(): { engine: string; failures: number; drift: number } {
    return { engine: this.index.name, failures: this.failures, drift: this.lastDrift };
  }

  protected async turn(): Promise<number> {
    try {
      const fed = (await this.isUpToDate()) ? 0 : await this.feed();
      if (this.failures > 0) this.logger.info({ engine: this.index.name }, 'a search engine is fed again');
      this.failures = 0;
      return fed < this.index.atOnce ? POLL_MS : 0;
    } catch (err) {
      if (this.failures === 0) this.logger.warn({ err, engine: this.index.name }, 'a search engine could not be fed');
      // An index that could not be written may be damaged.
      this.lookedAfter = -LOOK_AFTER_MS;
      this.failures++;
      return backoffMs(this.failures, LONGEST_PAUSE_MS);
    }
  }

  /** Asked first, because a turn that locks its feed writes to the disk, even when there is nothing to feed. */
  private async isUpToDate(): Promise<boolean> {
    if (this.isDueToLook) return false;
    const [feed] = await this.transactions.read<FeedLook>('look-at-feed', sql.lookAtFeed, this.key);
    if (!feed?.live || feed.hasMore) return false;
    await this.index.switchTo(feed.generation);
    return true;
  }

  /** One batch. The feed's row stays locked until the engine has it, so that no other process writes older news over it. */
  private feed(): Promise<number> {
    return this.transactions.run(async (tx) => {
      const feed = await this.take(tx);
      if (!feed) {
        await this.follow(tx);
        return 0;
      }
      if (this.isDueToLook) {
        this.lookedAfter = performance.now();
        if (!(await this.intact(feed, tx))) {
          await this.mend(feed, tx);
          return this.index.atOnce;
        }
      }
      const { position, ahead, count, hasMore } = await fillNext(this.index, feed, tx);
      const overtaken = hasMore && feed.live ? await overtake(this.index, { ...feed, position, ahead }, tx) : ahead;
      if (count > 0) await tx.query(sql.keepPosition, [...this.key, position, overtaken]);
      if (!hasMore && !feed.live) await this.goLive(feed.generation, tx);
      return count;
    });
  }

  /** This engine's feed, begun if there is none; null while another process is at it. */
  private async take(tx: EntityManager): Promise<Feed | null> {
    const generation = newGeneration();
    const [begun] = await tx.query<unknown[]>(sql.startFeed, [...this.key, generation]);
    if (begun) await this.index.create(generation);
    const [feed] = await tx.query<Feed[]>(sql.takeFeed, this.key);
    if (feed?.live) await this.index.switchTo(feed.generation);
    return feed ?? null;
  }

  /** One that searches read is read on, until the one that replaces it is complete. */
  private async mend(damaged: Feed, tx: EntityManager): Promise<void> {
    const { index } = this;
    if (index.inPlace || !damaged.live || !(await index.ready(damaged.generation))) return this.startAgain(damaged, tx);
    const [asked] = await tx.query<unknown[]>(sql.askForRebuild, [...this.key, newGeneration(), BY_ITSELF]);
    if (asked)
      this.logger.warn({ engine: index.name, drift: this.lastDrift }, 'a search index is damaged, and is rebuilt');
  }

  private async startAgain(damaged: Feed, tx: EntityManager): Promise<void> {
    const generation = newGeneration();
    this.logger.warn(
      { engine: this.index.name, generation },
      'a search index is missing or damaged, and is built again',
    );
    await this.index.drop(damaged.generation);
    await this.index.create(generation);
    await tx.query(sql.startAgain, [...this.key, generation]);
  }

  private get isDueToLook(): boolean {
    return performance.now() - this.lookedAfter >= LOOK_AFTER_MS;
  }

  /** There, and with as many documents as the log has: a server that came back with other data has not. */
  private async intact({ generation, position }: Feed, tx: EntityManager): Promise<boolean> {
    if (!(await this.index.ready(generation))) return false;
    const [log] = await tx.query<{ documents: number; hasMore: boolean }[]>(sql.countDocuments, [position]);
    // While there is something to write, part of it may have arrived.
    if (!log || log.hasMore) return true;
    const { documents } = await this.index.stats(generation);
    this.lastDrift = Math.abs(documents - log.documents);
    return this.lastDrift === 0;
  }

  private async goLive(generation: string, tx: EntityManager): Promise<void> {
    await this.index.settle(generation);
    await this.index.switchTo(generation);
    await tx.query(sql.goLive, this.key);
    this.logger.info({ engine: this.index.name, generation, version: INDEX_VERSION }, 'a search index is complete');
  }

  /** Another process feeds: searches here read what it has completed. */
  private async follow(tx: EntityManager): Promise<void> {
    const [live] = await tx.query<{ generation: string }[]>(sql.liveGeneration, this.key);
    if (live) await this.index.switchTo(live.generation);
  }

  private get key(): [string, number] {
    return [this.index.name, INDEX_VERSION];
  }
}

export const newGeneration = (): string => randomUUID().slice(0, 8);
