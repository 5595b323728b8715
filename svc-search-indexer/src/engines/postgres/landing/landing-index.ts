import { Injectable } from '@nestjs/common';
import { type RowStatements, rowStatements } from '../rows/row-statements.sql.ts';
import { RowTable } from '../rows/row-table.ts';
import { Transactions } from '../../../database/transactions.ts';
import { LANDING_ROWS } from '../../search-engine.ts';
import type { IndexDocument } from '../../../index-definition/document.core.ts';
import { featuresOf, openMinutesOf } from '../../../index-definition/features.core.ts';
import { COMMON_COLUMNS, commonRowOf } from '../rows/row.core.ts';

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

/** Rows whose document is gone. */
const deleteOrphans = `
  delete from landing_rows r
  where not exists (select from search_documents d where d.id = r.id and d.record is not null)`;

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
