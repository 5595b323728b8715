import { inLongTransaction } from '@lawdex/svc-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { INDEX_VERSION } from '../../../index-definition/version.core.ts';
import { isRowTable, ROW_TABLES, type RowTableName } from './row-tables.core.ts';
import { liveTable } from './row-tables.sql.ts';

/** Which table searches of this process read. Asked of the database once; after that whoever follows the feeds tells it. */
@Injectable()
export class LiveRows {
  private table: RowTableName | null = null;
  private asking: Promise<RowTableName> | null = null;

  constructor(private readonly db: DataSource) {}

  async find(): Promise<RowTableName> {
    if (this.table) return this.table;
    this.asking ??= this.ask().finally(() => (this.asking = null));
    return this.asking;
  }

  switchTo(table: RowTableName): void {
    this.table = table;
  }

  private async ask(): Promise<RowTableName> {
    const [row] = await inLongTransaction(this.db, (tx) => tx.query<{ name: string }[]>(liveTable, [INDEX_VERSION]));
    return isRowTable(row?.name) ? (this.table ??= row.name) : ROW_TABLES[0];
  }
}
