import { Injectable } from '@nestjs/common';
import type {
  BusinessChanged,
  BusinessDeleted,
  BusinessRecord,
  CategoryChanged,
  DirectoryEvent,
} from '@lawdex/contracts';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../database/transactions.ts';
import { DictionaryService } from '../dictionary/dictionary.service.ts';
import { DocumentCounts } from '../dictionary/document-counts.ts';
import { BusinessNames } from '../suggest/business-names.ts';
import { documentRow } from './document-row.core.ts';
import * as sql from './documents.sql.ts';
import { latestPerSubject } from './event-batch.core.ts';
import { Feeders } from './feeders.service.ts';

/** Writes what the directory tells into the log of documents, which the engines follow. */
@Injectable()
export class IndexingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly counts: DocumentCounts,
    private readonly names: BusinessNames,
    private readonly dictionary: DictionaryService,
    private readonly feeders: Feeders,
  ) {}

  /** Everything or nothing, and only what is news: the same events again change nothing. */
  async apply(events: readonly DirectoryEvent[]): Promise<void> {
    const categories = latestPerSubject(events.filter((event) => event.type === 'category.changed'));
    const businesses = latestPerSubject(events.filter((event) => event.type !== 'category.changed'));
    await this.transactions.run(async (tx) => {
      await tx.query(sql.takeTurn);
      const changed = await this.storeCategories(categories, tx);
      await this.storeBusinesses(businesses, tx);
      // Documents hold the names and aliases of their categories, so they change with them.
      if (changed.length > 0) await tx.query(sql.logCategories, [changed]);
    });
    this.dictionary.changed();
    this.feeders.wake();
  }

  private async storeCategories(events: readonly CategoryChanged[], tx: EntityManager): Promise<string[]> {
    if (events.length === 0) return [];
    const rows = events.map(({ subjectId: id, version, payload }) => ({ ...payload, id, version }));
    return idsOf(await tx.query(sql.storeCategories, [JSON.stringify(rows)]));
  }

  private async storeBusinesses(
    events: readonly (BusinessChanged | BusinessDeleted)[],
    tx: EntityManager,
  ): Promise<void> {
    if (events.length === 0) return;
    const rows = events.map(({ subjectId, version, payload, bulk }) => documentRow(subjectId, version, payload, bulk));
    const old = await tx.query<{ id: string; record: BusinessRecord }[]>(sql.readRecords, [rows.map(({ id }) => id)]);
    const news = new Set(idsOf(await tx.query(sql.storeDocuments, [JSON.stringify(rows)])));
    const before = old.flatMap(({ id, record }) => (news.has(id) ? [record] : []));
    const after = rows.flatMap(({ id, record }) => (record && news.has(id.toLowerCase()) ? [record] : []));
    const deletions = rows.flatMap(({ id, record }) => (record || !news.has(id.toLowerCase()) ? [] : [id]));
    await this.counts.change(before, after, tx);
    await this.names.store(after, deletions, tx);
  }
}

const idsOf = (rows: { id: string }[]): string[] => rows.map(({ id }) => id);
