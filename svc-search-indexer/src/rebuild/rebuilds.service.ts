import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { DomainError, LOGGER, type Logger } from '@lawdex/svc-kit';
import { Transactions } from '../database/transactions.ts';
import { AnsweredBy } from '../engines/answered-by.ts';
import { SEARCH_INDEXES, type SearchIndex } from '../engines/search-engine.ts';
import { INDEX_VERSION } from '../index-definition/version.core.ts';
import { newGeneration } from '../indexing/feeder.ts';
import { RebuildWorker } from './rebuild-worker.ts';
import { withRate, type Rebuild, type StoredRebuild } from './rebuild.core.ts';
import * as sql from './rebuilds.sql.ts';

/** One runs at a time for each engine. */
export type StartOutcome = { kind: 'started' | 'running'; rebuild: Rebuild };
export type RollbackOutcome = { kind: 'rolled back'; generation: string } | { kind: 'running'; rebuild: Rebuild };

export const unknownEngine = (engines: readonly string[]): DomainError =>
  new DomainError('unknown_engine', 404, `There is no such index. There are ${engines.join(', ')}.`);

export interface LiveGeneration {
  engine: string;
  generation: string;
  live: boolean;
  liveSince: Date;
  documents: number;
  /** Until when the generation before can be had back; null when there is none. */
  rollBackUntil: Date | null;
}

/** Rebuilds of search indexes beside the live ones: whatever an operator may ask for. */
@Injectable()
export class Rebuilds implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly workers: ReadonlyMap<string, RebuildWorker>;

  constructor(
    @Inject(SEARCH_INDEXES) indexes: readonly SearchIndex[],
    private readonly transactions: Transactions,
    @Inject(LOGGER) logger: Logger,
    visitors: AnsweredBy,
  ) {
    this.workers = new Map(
      indexes.map((index) => [index.name, new RebuildWorker(index, transactions, logger, visitors)]),
    );
  }

  onApplicationBootstrap(): void {
    for (const worker of this.workers.values()) worker.onApplicationBootstrap();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all([...this.workers.values()].map((worker) => worker.beforeApplicationShutdown()));
  }

  get engines(): string[] {
    return [...this.workers.keys()];
  }

  /** There is room for one generation beside the live one, so what was kept of the one before goes. */
  async start({ engine, by }: { engine: string; by: string }): Promise<StartOutcome> {
    const worker = this.workerOf(engine);
    // Without waiting for the step that it is at.
    const other = await this.runningOf(engine);
    if (other) return { kind: 'running', rebuild: other };
    const outcome = await this.transactions.run(async (tx): Promise<StartOutcome | null> => {
      const values = [engine, INDEX_VERSION, newGeneration(), by];
      const [started] = await tx.query<StoredRebuild[]>(sql.insertRebuild, values);
      if (!started) return null;
      await tx.query(sql.letGo, [engine, null]);
      return { kind: 'started', rebuild: withRate(started) };
    });
    worker.wake();
    // Somebody else has started one in this moment.
    return outcome ?? this.start({ engine, by });
  }

  async running(): Promise<Rebuild[]> {
    return this.read(sql.runningRebuilds);
  }

  /** Those that have ended, and rollbacks, the latest first. */
  async history(limit: number): Promise<Rebuild[]> {
    return this.read(sql.pastRebuilds, [limit]);
  }

  generations(): Promise<LiveGeneration[]> {
    return this.transactions.query(sql.readFeeds, [INDEX_VERSION]);
  }

  /** Searches read the generation before again, which has followed all changes. */
  async rollBack(engine: string, by: string): Promise<RollbackOutcome> {
    const worker = this.workerOf(engine);
    const rebuild = await this.runningOf(engine);
    if (rebuild) return { kind: 'running', rebuild };
    const generation = await worker.rollBack(by);
    if (generation === null)
      throw new DomainError('nothing_kept', 409, 'No generation before is kept any more. Start a rebuild instead.');
    return { kind: 'rolled back', generation };
  }

  /** Ends a rebuild; what it has written goes. */
  async cancel(id: string, by: string): Promise<void> {
    const engine = await this.transactions.run(async (tx) => {
      const values = [id, 'canceled', by, null];
      const [[ended]] = await tx.query<[{ engine: string; generation: string }[], number]>(sql.endRebuild, values);
      if (!ended) throw new DomainError('not_running', 409, 'This rebuild does not run any more.');
      await tx.query(sql.letGo, [ended.engine, ended.generation]);
      return ended.engine;
    });
    this.workers.get(engine)?.wake();
  }

  private workerOf(engine: string): RebuildWorker {
    const worker = this.workers.get(engine);
    if (!worker) throw unknownEngine(this.engines);
    return worker;
  }

  private async runningOf(engine: string): Promise<Rebuild | undefined> {
    return (await this.running()).find((one) => one.engine === engine);
  }

  private async read(statement: string, values: unknown[] = []): Promise<Rebuild[]> {
    return (await this.transactions.query<StoredRebuild>(statement, values)).map(withRate);
  }
}
