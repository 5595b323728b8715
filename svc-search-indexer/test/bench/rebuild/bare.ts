import { Meilisearch, type RecordAny } from 'meilisearch';
import { INDEX_SETTINGS } from '../../../src/engines/meilisearch/index-settings.core.ts';
import type { MeilisearchSettings } from '../../../src/engines/engines.module.ts';
import { onServer } from '../search/database.ts';

const PATIENCE_MS = 600_000;
// The quickest of them is what a rebuild is measured by.
const BATCHES = [2_000, 10_000] as const;

/** Rows of the table that searches read into one with the same indexes, in one statement: documents a second. */
export function barePostgres(ownerUrl: string): Promise<number> {
  return onServer(ownerUrl, async (client) => {
    const { rows: live } = await client.query<{ name: string }>(
      `select t.name from search_feeds f join search_row_tables t using (generation) where f.engine = 'postgres' and f.live`,
    );
    await client.query(`create table bare_rows (like ${live[0]?.name} including all)`);
    try {
      const began = performance.now();
      const { rowCount } = await client.query(`insert into bare_rows select * from ${live[0]?.name}`);
      return perSecond(rowCount ?? 0, began);
    } finally {
      await client.query('drop table bare_rows');
    }
  });
}

/** Ready-made documents into an index with the same settings, all batches handed over before the first is waited for. */
export async function bareMeilisearch({ url, key }: MeilisearchSettings, uid: string): Promise<number> {
  const client = new Meilisearch({ host: url, ...(key === undefined ? {} : { apiKey: key }) });
  const documents = await allOf(client, uid);
  const rates = [];
  for (const atOnce of BATCHES) {
    const index = client.index('bare');
    await client.createIndex('bare', { primaryKey: 'id' }).waitTask();
    await index.updateSettings(INDEX_SETTINGS).waitTask();
    const began = performance.now();
    const tasks = [];
    for (let from = 0; from < documents.length; from += atOnce)
      tasks.push(await index.addDocuments(documents.slice(from, from + atOnce)));
    for (const { taskUid } of tasks) {
      const { status } = await client.tasks.waitForTask(taskUid, { timeout: PATIENCE_MS, interval: 20 });
      if (status !== 'succeeded') throw new Error(`Meilisearch could not do its task: ${status}`);
    }
    rates.push(perSecond(documents.length, began));
    await client.deleteIndex('bare').waitTask();
  }
  return Math.max(...rates);
}

async function allOf(client: Meilisearch, uid: string): Promise<RecordAny[]> {
  const all: RecordAny[] = [];
  for (;;) {
    const { results } = await client.index(uid).getDocuments({ offset: all.length, limit: 2_000 });
    all.push(...results);
    if (results.length < 2_000) return all;
  }
}

const perSecond = (documents: number, began: number): number => (1_000 * documents) / (performance.now() - began);
