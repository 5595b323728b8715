import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { inLongTransaction, prepared } from '@lawdex/svc-kit';
import { DataSource, type EntityManager } from 'typeorm';

/** Transactions that work within them joins without being handed them, so that log and index commit together. */
@Injectable()
export class Transactions {
  private readonly running = new AsyncLocalStorage<EntityManager>();

  constructor(private readonly db: DataSource) {}

  /** Runs the work in the transaction around it, or in a new one that commits when the work resolves. */
  run<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    const outer = this.running.getStore();
    return outer ? work(outer) : inLongTransaction(this.db, (tx) => this.running.run(tx, () => work(tx)));
  }

  /** One statement, in the transaction around it or in one of its own. */
  query<Row>(statement: string, values: unknown[] = []): Promise<Row[]> {
    return this.run((tx) => tx.query<Row[]>(statement, values));
  }

  /** A statement on its own, which needs no transaction around it, and is asked so often that it has a name. */
  read<Row extends object>(name: string, statement: string, values: readonly unknown[]): Promise<Row[]> {
    return prepared<Row>(this.db, name, statement)(values);
  }
}
