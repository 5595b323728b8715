import { Injectable } from '@nestjs/common';
import { rowStatements, type RowStatements } from '../rows/row-statements.sql.ts';
import { RowTable } from '../rows/row-table.ts';
import { Transactions } from '../../../database/transactions.ts';
import { LANDING_ROWS } from '../../search-engine.ts';
import type { IndexDocument } from '../../../index-definition/document.core.ts';
import { featuresOf, openMinutesOf } from '../../../index-definition/features.core.ts';
import { COMMON_COLUMNS, commonRowOf } from '../rows/row.core.ts';
import { deleteOrphans } from './landing-rows.sql.ts';

const LANDING_COLUMNS = {
  ...COMMON_COLUMNS,
  listed: 'boolean',
  marks: 'int',
  open_minutes: 'smallint',
  admitted: 'smallint',
  checked: 'date',
  updated_at: 'timestamptz',
  languages: 'text[]',
  fee_basis: 'text[]',
} as const;

const landingRowOf = (document: IndexDocument) => ({
  ...commonRowOf(document),
  listed: document.rateable,
  marks: featuresOf(document),
  open_minutes: document.open ? openMinutesOf(document.open) : 0,
  admitted: document.licences.admitted,
  checked: document.licences.checked,
  updated_at: document.updatedAt,
  languages: document.languages,
  fee_basis: document.feeBasis,
});

export const STATEMENTS = rowStatements('landing_rows', 'landing_hours', LANDING_COLUMNS);

/** Writes the rows that landing pages count. There is one table: a new generation overwrites the one before while it is read. */
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
