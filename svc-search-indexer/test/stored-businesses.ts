import type { Transactions } from '../src/database/transactions.ts';
import { documentRow } from '../src/indexing/document-row.core.ts';
import { storeDocuments, takeTurn } from '../src/indexing/documents.sql.ts';
import { business } from './businesses.ts';

let version = 0;

/** As events of the directory would: businesses of these names are in the log of documents. */
export async function storeBusinesses(
  transactions: Transactions,
  names: readonly string[],
  { bulk = false, rating = '4.0' } = {},
): Promise<void> {
  version++;
  const rows = names.map((name) => documentRow(business({ name }).id, version, business({ name, rating }), bulk));
  await write(transactions, rows);
}

export async function removeBusiness(transactions: Transactions, name: string): Promise<void> {
  version++;
  await write(transactions, [documentRow(business({ name }).id, version, null)]);
}

const write = (transactions: Transactions, rows: readonly object[]): Promise<unknown> =>
  transactions.run(async (tx) => {
    await tx.query(takeTurn);
    await tx.query(storeDocuments, [JSON.stringify(rows)]);
  });
