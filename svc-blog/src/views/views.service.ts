import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { CLOCK, commitmentOfRequest, inBackground, inLongTransaction, LOGGER, prepared } from '@lawdex/svc-kit';
import type { Clock, Logger } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import { GroupCommit } from './group-commit.ts';
import { nameOf, numbersOf, viewsToStore } from './share-views.core.ts';
import type { StoredView, ViewRequest, ViewRow } from './share-views.core.ts';
import { ADD_VIEWS, SUM_VIEWS } from './views.sql.ts';

/** Milliseconds. Few rows wait to be summed when a post is read, and posts are seldom written. */
const SUM_AFTER_MS = 5_000;
/** Milliseconds until views that could not be stored are tried again. */
const AGAIN_AFTER_MS = 1_000;
/**
 * Limits the views that wait to be stored. Posts come from the same database, so only a few seconds of views can wait.
 */
const WAITING_MAX = 20_000;

interface View extends ViewRequest {
  /** Answers false when nobody waits for the answer any more. */
  commit(): boolean;
}

/** Counts each view before it is answered (docs/adr/0265). */
@Injectable()
export class ViewsService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly insert = prepared<StoredView>(this.db, 'add_views', ADD_VIEWS);
  private readonly commits = new GroupCommit<View, number | null>(
    // A group runs outside of the first request's time, otherwise all views of the group would be lost with that
    // request.
    (views) => inBackground(() => this.write(views)),
    (err, views) => this.logger.error({ err, views }, 'views were not counted'),
  );
  private timer: NodeJS.Timeout | undefined;
  private againTimer: NodeJS.Timeout | undefined;
  /** Views that were answered before they could be stored, because reading matters more. */
  private readonly waiting = new Map<string, ViewRow>();
  private storing: Promise<void> = Promise.resolve();
  private summing: Promise<void> = Promise.resolve();

  constructor(
    private readonly db: DataSource,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Stores views and answers how many the post has then. Null when the post is not shown, or when they will be stored
   * later. Views with the same key count once.
   */
  add(slug: string, count: number, key: string | null): Promise<number | null> {
    return this.commits.add({ slug, count, key, commit: commitmentOfRequest() });
  }

  /** Sums the views that an earlier process has left. */
  onApplicationBootstrap(): void {
    this.sumSoon();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearTimeout(this.timer);
    clearTimeout(this.againTimer);
    await this.storing;
    await this.storeWaiting();
    await this.summing;
  }

  /** Views whose answer nobody waits for do not count. */
  private async write(given: readonly View[]): Promise<(number | null)[]> {
    const views = given.map(({ slug, count, key, commit }) => ({ slug, key, count: commit() ? count : 0 }));
    const groupKey = randomUUID();
    const rows = viewsToStore(views, groupKey);
    if (rows.length === 0) return given.map(() => null);
    // The second try is made at once, because most failures are lost connections.
    const stored = await this.store(rows).catch(() =>
      this.store(rows).catch((err: unknown) => this.keepForLater(rows, err)),
    );
    return stored ? numbersOf(views, stored, groupKey) : given.map(() => null);
  }

  /** May be called again with the same rows, which count once by their keys. */
  private async store(rows: readonly ViewRow[]): Promise<StoredView[]> {
    const [slugs, counts, keys] = [
      rows.map(({ slug }) => slug),
      rows.map(({ count }) => count),
      rows.map(({ key }) => key),
    ];
    const stored = await this.insert([slugs, counts, this.clock(), keys]);
    if (stored.length > 0) this.sumSoon();
    return stored;
  }

  private keepForLater(rows: readonly ViewRow[], err: unknown): null {
    for (const row of rows) {
      const name = nameOf(row);
      if (this.waiting.size < WAITING_MAX || this.waiting.has(name)) this.waiting.set(name, row);
    }
    this.logger.warn({ err, waiting: this.waiting.size }, 'views wait to be stored');
    this.storeSoon();
    return null;
  }

  private storeSoon(): void {
    this.againTimer ??= setTimeout(() => {
      this.againTimer = undefined;
      this.storing = this.storeWaiting();
    }, AGAIN_AFTER_MS).unref();
  }

  private async storeWaiting(): Promise<void> {
    const rows = [...this.waiting.values()];
    this.waiting.clear();
    if (rows.length === 0) return;
    try {
      await inBackground(() => this.store(rows));
    } catch (err) {
      this.keepForLater(rows, err);
    }
  }

  private sumSoon(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.summing = this.sum();
    }, SUM_AFTER_MS).unref();
  }

  private async sum(): Promise<void> {
    try {
      await inLongTransaction(this.db, (tx) => tx.query(SUM_VIEWS));
    } catch (err) {
      this.logger.warn({ err }, 'views wait to be summed');
      this.sumSoon();
    }
  }
}
