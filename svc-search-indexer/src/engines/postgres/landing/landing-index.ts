import { Injectable } from '@nestjs/common';
import type { RowStatements } from '../rows/row-statements.sql.ts';
import { RowTable } from '../rows/row-table.ts';
import { Transactions } from '../../../database/transactions.ts';
import { LANDING_ROWS } from '../../search-engine.ts';
import { landingRowOf } from './landing-row.core.ts';
import { deleteOrphans, STATEMENTS } from './landing-rows.sql.ts';

/**
 * Writes the rows that landing pages count: they follow the log of documents, and are built again when they are damaged. There is one
 * table: a new generation overwrites the one before row by row, while it is read.
 */
@Injectable()
export class LandingIndex extends RowTable {
  readonly inPlace = true;

  constructor(transactions: Transactions) {
    super(LANDING_ROWS, transactions, landingRowOf);
  }

  /** Deletes the rows that a new generation would never overwrite. */
  async create(): Promise<void> {
    await this.transactions.run(async (tx) => {
      await tx.query(deleteOrphans);
      await tx.query(STATEMENTS.bumpVersion);
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

  protected statementsOf(): Promise<RowStatements> {
    return Promise.resolve(STATEMENTS);
  }
}
