import { Injectable } from '@nestjs/common';
import { Transactions } from '../../database/transactions.ts';
import { RowTable } from '../../database/row-table.ts';
import { rowOf } from './row.core.ts';
import * as sql from './search-rows.sql.ts';

/** Writes the rows that `PostgresEngine` searches. */
@Injectable()
export class PostgresIndex extends RowTable {
  constructor(transactions: Transactions) {
    super('postgres', transactions, sql, rowOf);
  }
}
