import type { Transactions } from './transactions.ts';
import type { IndexDocument } from '../index-definition/document.core.ts';
import type { IndexChanges, IndexLifecycle, IndexStats } from '../engines/search-engine.ts';

/** Of one table. Rows come as JSON, a list of what the table's `rowOf` gives. */
export interface RowStatements {
  /** $1: rows. */
  upsertRows: string;
  /** $1: ids. */
  deleteRows: string;
  /** Of documents that are there no more. */
  deleteOrphans: string;
  /** In the transaction that changes rows: what was counted before is not true of the rows after it. */
  bumpVersion: string;
  /** Gives `documents`. */
  countRows: string;
  /** $1: rows. Gives the ids of those that the table does not hold so. */
  differentRows: string;
}

/**
 * Keeps a row for each document in a table of PostgreSQL. There is one table: a new generation overwrites the one before row by row, while
 * it is read.
 */
export abstract class RowTable implements IndexLifecycle {
  readonly atOnce = 500;

  constructor(
    readonly name: string,
    private readonly transactions: Transactions,
    private readonly sql: RowStatements,
    private readonly rowOf: (document: IndexDocument) => object,
  ) {}

  /** What a new generation would never overwrite goes. */
  async create(): Promise<void> {
    await this.transactions.run(async (tx) => {
      await tx.query(this.sql.deleteOrphans);
      await tx.query(this.sql.bumpVersion);
    });
  }

  /** In a transaction of its own, or in the one around it. */
  async fill(_generation: string, { upserts, deletions }: IndexChanges): Promise<void> {
    if (upserts.length === 0 && deletions.length === 0) return;
    await this.transactions.run(async (tx) => {
      if (deletions.length > 0) await tx.query(this.sql.deleteRows, [deletions]);
      if (upserts.length > 0) await tx.query(this.sql.upsertRows, [JSON.stringify(upserts.map(this.rowOf))]);
      await tx.query(this.sql.bumpVersion);
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
    const [row] = await this.transactions.run((tx) => tx.query<{ documents: number }[]>(this.sql.countRows));
    return { documents: row?.documents ?? 0, bytes: null };
  }

  async drift(_generation: string, documents: readonly IndexDocument[]): Promise<string[]> {
    const rows = await this.transactions.run((tx) =>
      tx.query<{ id: string }[]>(this.sql.differentRows, [JSON.stringify(documents.map(this.rowOf))]),
    );
    return rows.map(({ id }) => id);
  }
}
