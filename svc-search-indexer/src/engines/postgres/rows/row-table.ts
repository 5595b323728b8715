import type { EntityManager } from 'typeorm';
import type { Bucket } from '../../../index-definition/checksum.core.ts';
import { inSlices } from '../../../database/in-slices.ts';
import type { IndexLifecycle, ManyChanges } from '../../index-lifecycle.ts';
import type { IndexDocument } from '../../../index-definition/document.core.ts';
import { boundsOf } from '../../../database/id-buckets.sql.ts';
import type { Transactions } from '../../../database/transactions.ts';
import type { RowStatements } from './row-statements.sql.ts';

export abstract class RowTable implements IndexLifecycle {
  readonly atOnce = 500;
  abstract readonly inPlace: boolean;

  constructor(
    readonly name: string,
    protected readonly transactions: Transactions,
    private readonly rowOf: (document: IndexDocument) => object,
  ) {}

  abstract create(generation: string): Promise<void>;
  abstract ready(generation: string): Promise<boolean>;
  abstract switchTo(generation: string): Promise<void>;
  abstract drop(generation: string): Promise<void>;
  protected abstract statementsOf(generation: string): Promise<RowStatements>;

  /** In a transaction of its own, or in the one around it. The next part is prepared while PostgreSQL writes the one before. */
  async fill(generation: string, changes: ManyChanges): Promise<void> {
    const sql = await this.statementsOf(generation);
    await this.transactions.run(async (tx) => {
      let written = Promise.resolve();
      try {
        for await (const { upserts, deletions } of changes) {
          const text = await this.textOf(upserts);
          await written;
          written = writeRows(sql, deletions, upserts.length > 0 ? text : null, tx);
          // It is waited for below, when the next part is ready.
          written.catch(() => undefined);
        }
      } finally {
        await written;
      }
      await tx.query(sql.bumpVersion);
    });
  }

  settle(_generation: string): Promise<void> {
    return Promise.resolve();
  }

  async stats(generation: string): Promise<{ documents: number }> {
    const [row] = await this.transactions.query<{ documents: number }>((await this.statementsOf(generation)).countRows);
    return { documents: row?.documents ?? 0 };
  }

  async drift(generation: string, documents: readonly IndexDocument[]): Promise<string[]> {
    const { differentRows } = await this.statementsOf(generation);
    const rows = await this.transactions.query<{ id: string }>(differentRows, [await this.textOf(documents)]);
    return rows.map(({ id }) => id);
  }

  async census(generation: string): Promise<Bucket[]> {
    return this.transactions.query<Bucket>((await this.statementsOf(generation)).countBuckets);
  }

  async idsIn(generation: string, bucket: string): Promise<string[]> {
    const rows = await this.transactions.query<{ id: string }>(
      (await this.statementsOf(generation)).idsBetween,
      boundsOf(bucket),
    );
    return rows.map(({ id }) => id);
  }

  private async textOf(documents: readonly IndexDocument[]): Promise<string> {
    return `[${(await inSlices(documents, (one) => JSON.stringify(this.rowOf(one)))).join()}]`;
  }
}

async function writeRows(
  sql: RowStatements,
  deletions: readonly string[],
  rows: string | null,
  tx: EntityManager,
): Promise<void> {
  if (deletions.length > 0) await tx.query(sql.deleteRows, [deletions]);
  if (rows !== null) await tx.query(sql.upsertRows, [rows]);
}
