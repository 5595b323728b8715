import { Injectable } from '@nestjs/common';
import { Transactions } from '../../database/transactions.ts';
import type { IndexDocument } from '../../index-definition/document.core.ts';
import type { IndexChanges, IndexLifecycle, IndexStats } from '../search-engine.ts';
import { rowOf } from './row.core.ts';
import * as sql from './search-rows.sql.ts';

/**
 * Writes the rows that `PostgresEngine` searches. There is one table: a new generation overwrites the one before row by row,
 * while searches go on.
 */
@Injectable()
export class PostgresIndex implements IndexLifecycle {
  readonly name = 'postgres';
  readonly atOnce = 500;

  constructor(private readonly transactions: Transactions) {}

  /** What a new generation would never overwrite goes. */
  async create(): Promise<void> {
    await this.transactions.run(async (tx) => {
      await tx.query(sql.deleteOrphans);
      await tx.query(sql.bumpVersion);
    });
  }

  /** In a transaction of its own, or in the one around it. */
  async fill(_generation: string, { upserts, deletions }: IndexChanges): Promise<void> {
    if (upserts.length === 0 && deletions.length === 0) return;
    await this.transactions.run(async (tx) => {
      if (deletions.length > 0) await tx.query(sql.deleteRows, [deletions]);
      if (upserts.length > 0) await tx.query(sql.upsertRows, [JSON.stringify(upserts.map(rowOf))]);
      await tx.query(sql.bumpVersion);
    });
  }

  ready(): Promise<boolean> {
    return Promise.resolve(true);
  }

  switchTo(): Promise<void> {
    return Promise.resolve();
  }

  drop(): Promise<void> {
    return Promise.resolve();
  }

  async stats(): Promise<IndexStats> {
    const [row] = await this.transactions.run((tx) => tx.query<{ documents: number }[]>(sql.countRows));
    return { documents: row?.documents ?? 0, bytes: null };
  }

  async drift(_generation: string, documents: readonly IndexDocument[]): Promise<string[]> {
    const rows = await this.transactions.run((tx) =>
      tx.query<{ id: string }[]>(sql.differentRows, [JSON.stringify(documents.map(rowOf))]),
    );
    return rows.map(({ id }) => id);
  }
}
