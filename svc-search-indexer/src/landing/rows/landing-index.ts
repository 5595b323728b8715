import { Injectable } from '@nestjs/common';
import { Transactions } from '../../database/transactions.ts';
import { RowTable } from '../../database/row-table.ts';
import { landingRowOf } from './landing-row.core.ts';
import * as sql from './landing-rows.sql.ts';

/** Its feed is called so. */
export const LANDING_ROWS = 'landing';

/** Writes the rows that landing pages count: they follow the log of documents, and are built again when they are damaged. */
@Injectable()
export class LandingIndex extends RowTable {
  constructor(transactions: Transactions) {
    super(LANDING_ROWS, transactions, sql, landingRowOf);
  }
}
