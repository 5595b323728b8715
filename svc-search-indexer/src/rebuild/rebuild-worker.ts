import { backoffMs, BackgroundWork, type Logger } from '@lawdex/svc-kit';
import type { EntityManager } from 'typeorm';
import type { Transactions } from '../database/transactions.ts';
import type { SearchIndex } from '../engines/search-engine.ts';
import { INDEX_VERSION } from '../index-definition/version.core.ts';
import { takeTurn } from '../indexing/documents.sql.ts';
import { waitForFeed } from '../indexing/feeds.sql.ts';
import { fillNext, type FeedPosition } from '../indexing/next-batch.ts';
import { batchOf, isBusy, lookAgain, restAfter, watchFrom, type RebuildPhase } from './rebuild.core.ts';
import * as sql from './rebuilds.sql.ts';
import { disagreementOf, problemOf } from './verification.ts';

const POLL_MS = 1_000;
const LONGEST_PAUSE_MS = 5_000;
// In less time, one question looks like many.
const LOOK_EVERY_MS = 300;
// More than so many batches that were written meanwhile are not waited for while all writers wait.
const LAST_BATCHES = 3;
const KEPT_HOURS = 24;

interface Job {
  id: string;
  generation: string;
  phase: RebuildPhase;
}

interface LiveFeed extends FeedPosition {
  live: boolean;
}

/** Builds a generation beside the live one. Each step locks the rebuild's row, so that another process goes on after a crash. */
export class RebuildWorker extends BackgroundWork {
  private watch = watchFrom(performance.now());

  constructor(
    private readonly index: SearchIndex,
    private readonly transactions: Transactions,
    private readonly logger: Logger,
    /** Counts what visitors ask. */
    private readonly visitors: { readonly asked: number },
  ) {
    super();
  }

  /** The generation before becomes the live one again; it was fed meanwhile, so that nothing is lost. Null when none is kept. */
  async rollBack(by: string): Promise<string | null> {
    const generation = await this.transactions.run(async (tx) => {
      await tx.query(takeTurn);
      const [live] = await tx.query<LiveFeed[]>(waitForFeed, this.key);
      const [kept] = await tx.query<FeedPosition[]>(sql.lockKept, this.key);
      if (!live?.live || !kept) return null;
      const position = await this.catchUp(kept, Infinity, tx);
      await this.flip(live, { ...kept, position: position ?? kept.position }, tx);
      await tx.query(sql.noteRollback, [...this.key, kept.generation, by]);
      return kept.generation;
    });
    if (generation !== null) await this.index.switchTo(generation);
    return generation;
  }

  protected async turn(): Promise<number> {
    try {
      const pauseMs = (await this.hasWork()) ? await this.work() : POLL_MS;
      this.failures = 0;
      // A rebuild that begins has to know whether visitors search.
      this.look();
      return pauseMs;
    } catch (err) {
      if (this.failures === 0) this.logger.warn({ err, engine: this.index.name }, 'a rebuild of a search index waits');
      this.failures++;
      await this.noteProblem(err);
      return backoffMs(this.failures, LONGEST_PAUSE_MS);
    }
  }

  private async work(): Promise<number> {
    await this.tidy();
    const kept = await this.feedKept();
    const began = performance.now();
    const worked = await this.step();
    if (!worked) return kept ? 0 : POLL_MS;
    return restAfter(performance.now() - began, this.look());
  }

  /** Asked first, because the three transactions of a turn are 14 statements, which an idle site would send each second. */
  private async hasWork(): Promise<boolean> {
    const [found] = await this.transactions.read<{ hasWork: boolean }>('has-work', sql.hasWork, this.key);
    return found?.hasWork ?? false;
  }

  private look(): boolean {
    const at = performance.now();
    if (at - this.watch.at >= LOOK_EVERY_MS) this.watch = lookAgain(this.watch, at, this.visitors.asked);
    return isBusy(this.watch);
  }

  private async noteProblem(error: unknown): Promise<void> {
    const text = error instanceof Error ? error.message : String(error);
    await this.transactions.query(sql.noteProblem, [...this.key, text]).catch(() => undefined);
  }

  /** Drops generations that nobody goes back to, and those of releases that are long gone. */
  private tidy(): Promise<void> {
    return this.transactions.run(async (tx) => {
      await tx.query(sql.endAbandoned, this.key);
      for (const { generation } of await tx.query<Job[]>(sql.takeExpired, [this.index.name])) {
        await tx.query(sql.endSpare, [this.index.name, generation]);
        await this.index.drop(generation);
      }
      const [ended] = await tx.query<[Job[], number]>(sql.endOtherFeeds, [...this.key, KEPT_HOURS]);
      for (const { generation } of ended) await this.index.drop(generation);
    });
  }

  private feedKept(): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const [kept] = await tx.query<FeedPosition[]>(sql.takeKept, this.key);
      if (!kept) return false;
      const { position, count, hasMore } = await fillNext(this.index, kept, tx);
      if (count > 0) await tx.query(sql.keepSparePosition, [this.index.name, kept.generation, position]);
      return hasMore;
    });
  }

  private async step(): Promise<boolean> {
    const { worked, live } = await this.transactions.run(async (tx) => {
      const [job] = await tx.query<Job[]>(sql.takeRebuild, this.key);
      if (!job) return { worked: false, live: null };
      if (job.phase === 'waiting') await this.begin(job, tx);
      else if (job.phase === 'copying') await this.copy(job, tx);
      else return { worked: true, live: await this.complete(job, tx) };
      return { worked: true, live: null };
    });
    if (live !== null) {
      await this.index.switchTo(live);
      this.logger.info({ engine: this.index.name, generation: live }, 'searches read a rebuilt index');
    }
    return worked;
  }

  private async begin({ id, generation }: Job, tx: EntityManager): Promise<void> {
    await this.index.create(generation);
    await tx.query(sql.startSpare, [this.index.name, generation, INDEX_VERSION]);
    await tx.query(sql.countAgain, [id]);
    await tx.query(sql.setPhase, [id, 'copying']);
  }

  private async copy({ id, generation }: Job, tx: EntityManager): Promise<void> {
    const [spare] = await tx.query<FeedPosition[]>(sql.takeSpare, [this.index.name, generation]);
    if (!spare) return this.begin({ id, generation, phase: 'waiting' }, tx);
    const atOnce = batchOf(this.index.atOnce, this.look());
    const goesOn = (): boolean => !this.look();
    const { position, count, hasMore } = await fillNext(this.index, spare, tx, { atOnce, goesOn });
    await tx.query(sql.keepSparePosition, [this.index.name, generation, position]);
    await tx.query(sql.addCopied, [id, count]);
    if (!hasMore) await tx.query(sql.setPhase, [id, 'verifying']);
  }

  /** While nobody writes: the last changes, a look at what was built, and the change of one row. Answers the generation that is live now. */
  private async complete(job: Job, tx: EntityManager): Promise<string | null> {
    const { generation } = job;
    if (!(await this.index.ready(generation))) {
      await tx.query(sql.setPhase, [job.id, 'waiting']);
      return null;
    }
    await this.index.settle(generation);
    const disagreement = await this.disagreement(generation, tx);
    if (disagreement !== null) return this.fail(job, disagreement, tx);
    await tx.query(takeTurn);
    const [live] = await tx.query<LiveFeed[]>(waitForFeed, this.key);
    const [spare] = await tx.query<FeedPosition[]>(sql.takeSpare, [this.index.name, generation]);
    if (!live || !spare) return this.fail(job, 'Its feed is gone.', tx);
    const position = await this.catchUp(spare, LAST_BATCHES, tx);
    if (position === null) {
      await tx.query(sql.setPhase, [job.id, 'copying']);
      return null;
    }
    const problem = await problemOf(this.index, generation, position, tx);
    if (problem !== null) return this.fail(job, problem, tx);
    await this.flip(live, { ...spare, position }, tx);
    await tx.query(sql.endRebuild, [job.id, 'done', null, null]);
    return generation;
  }

  /** Compared with the live one, unless that is what is damaged. */
  private async disagreement(generation: string, tx: EntityManager): Promise<string | null> {
    const [live] = await tx.query<LiveFeed[]>(sql.readLive, this.key);
    if (!live?.live) return null;
    const [held, next] = [await this.index.stats(live.generation), await this.index.stats(generation)];
    if (Math.abs(held.documents - next.documents) > 0) return null;
    return disagreementOf(this.index, live.generation, generation, tx);
  }

  /** The position that it has reached at the end of the log; null when that is too far away. */
  private async catchUp(from: FeedPosition, batches: number, tx: EntityManager): Promise<string | null> {
    let reached = from;
    for (let batch = 0; batch < batches; batch++) {
      const { position, hasMore } = await fillNext(this.index, reached, tx);
      reached = { ...reached, position };
      if (!hasMore) return position;
    }
    await tx.query(sql.keepSparePosition, [this.index.name, from.generation, reached.position]);
    return null;
  }

  private async flip(before: LiveFeed, next: FeedPosition, tx: EntityManager): Promise<void> {
    await tx.query(sql.endSpare, [this.index.name, next.generation]);
    await tx.query(sql.flip, [...this.key, next.generation, next.position]);
    if (!before.live) return;
    await tx.query(sql.keepSpare, [this.index.name, before.generation, INDEX_VERSION, before.position, KEPT_HOURS]);
  }

  private async fail(job: Job, problem: string, tx: EntityManager): Promise<null> {
    this.logger.error({ engine: this.index.name, generation: job.generation, problem }, 'a rebuild has failed');
    await tx.query(sql.endRebuild, [job.id, 'failed', null, problem]);
    await tx.query(sql.letGo, [this.index.name, job.generation]);
    return null;
  }

  private get key(): [string, number] {
    return [this.index.name, INDEX_VERSION];
  }
}
