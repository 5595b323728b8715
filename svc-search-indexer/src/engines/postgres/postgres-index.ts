import { Injectable } from '@nestjs/common';
import { Transactions } from '../../database/transactions.ts';
import type { IndexChanges } from '../search-engine.ts';
import { rowOf } from './row.core.ts';
import { countPlaces, countWords, deleteRows, upsertRows } from './search-rows.sql.ts';

/** Writes the rows that `PostgresEngine` searches. */
@Injectable()
export class PostgresIndex {
  constructor(private readonly transactions: Transactions) {}

  /**
   * In a transaction of its own, or in the one around it. Words and places are counted before the rows change, because
   * the difference to the old rows is what changes the counts.
   */
  async apply({ upserts, deletions }: IndexChanges): Promise<void> {
    if (upserts.length === 0 && deletions.length === 0) return;
    const rows = JSON.stringify(upserts.map(rowOf));
    const touched = [...upserts.map(({ id }) => id), ...deletions];
    await this.transactions.run(async (tx) => {
      await tx.query(countWords, [rows, touched]);
      await tx.query(countPlaces, [rows, touched]);
      if (deletions.length > 0) await tx.query(deleteRows, [deletions]);
      if (upserts.length > 0) await tx.query(upsertRows, [rows]);
    });
  }
}
