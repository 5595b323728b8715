import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { rowStatements, type RowStatements } from './row-statements.sql.ts';
import { RowTable } from './row-table.ts';
import { Transactions } from '../../../database/transactions.ts';
import { INDEX_VERSION } from '../../../index-definition/version.core.ts';
import type { ManyChanges } from '../../index-lifecycle.ts';
import type { SearchEngine, SearchIndex } from '../../search-engine.ts';
import { LiveRows } from './live-rows.ts';
import { NOTHING_KNOWN } from './lexeme-shares.ts';
import { PostgresEngine } from '../postgres-engine.ts';
import { ROW_COLUMNS, rowOf } from './row.core.ts';
import { isRowTable, ofTable, type RowTableName } from './row-tables.core.ts';
import * as tables from './row-tables.sql.ts';

const statementsOf = (table: RowTableName): RowStatements => rowStatements(table, 'search_hours', ROW_COLUMNS, true);

/** Writes the rows that `PostgresEngine` searches: two generations at most, a table each, which has no indexes before it is settled. */
@Injectable()
export class PostgresIndex extends RowTable implements SearchIndex {
  readonly inPlace = false;
  /** Which table a generation is in, as it was last seen; it never moves. */
  private readonly known = new Map<string, RowTableName>();

  constructor(
    transactions: Transactions,
    private readonly db: DataSource,
    private readonly live: LiveRows,
  ) {
    super('postgres', transactions, rowOf);
  }

  /** Takes a table that nobody uses, or the one of another release. */
  async create(generation: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      await tx.query(tables.lockTables);
      if (await this.tableOf(generation, tx)) return;
      const [free] = await tx.query<{ name: string; taken: number | null }[]>(tables.freeTable, [INDEX_VERSION]);
      if (!isRowTable(free?.name)) throw new Error('Both tables of search rows are in use.');
      if (free.taken !== null) await tx.query(tables.endFeed, [free.taken]);
      await tx.query(ofTable(tables.clearTable, free.name));
      await tx.query(statementsOf(free.name).bumpVersion);
      await tx.query(tables.assignTable, [free.name, generation]);
    });
  }

  override fill(generation: string, changes: ManyChanges): Promise<void> {
    return this.transactions.run(async (tx) => {
      await tx.query(tables.takeTurn);
      await super.fill(generation, changes);
    });
  }

  async ready(generation: string): Promise<boolean> {
    return (await this.find(generation)) !== undefined;
  }

  async switchTo(generation: string): Promise<void> {
    this.live.switchTo(await this.table(generation));
  }

  async drop(generation: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const table = await this.tableOf(generation, tx);
      if (!table) return;
      await tx.query(tables.assignTable, [table, null]);
      await tx.query(ofTable(tables.emptyTable, table));
    });
  }

  /** Its indexes, and how often each word occurs, by which PostgreSQL chooses its plans. */
  override async settle(generation: string): Promise<void> {
    await this.transactions.query(ofTable(tables.indexTable, await this.table(generation)));
  }

  async reading(generation: string): Promise<SearchEngine> {
    const table = await this.table(generation);
    return new PostgresEngine(this.db, NOTHING_KNOWN, { find: () => Promise.resolve(table) }, { named: false });
  }

  protected async statementsOf(generation: string): Promise<RowStatements> {
    return statementsOf(await this.table(generation));
  }

  private async table(generation: string): Promise<RowTableName> {
    const table = await this.find(generation);
    if (!table) throw new Error(`No table holds the search rows ${generation}.`);
    return table;
  }

  private async find(generation: string): Promise<RowTableName | undefined> {
    const known = this.known.get(generation);
    if (known) return known;
    const table = await this.transactions.run((tx) => this.tableOf(generation, tx));
    if (table) this.known.set(generation, table);
    return table;
  }

  private async tableOf(generation: string, tx: EntityManager): Promise<RowTableName | undefined> {
    const [row] = await tx.query<{ name: string }[]>(tables.tableOf, [generation]);
    return isRowTable(row?.name) ? row.name : undefined;
  }
}
