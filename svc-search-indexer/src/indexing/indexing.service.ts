import { Injectable } from '@nestjs/common';
import type { BusinessChanged, BusinessDeleted, CategoryChanged, DirectoryEvent } from '@lawdex/contracts';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../database/transactions.ts';
import { DictionaryService } from '../dictionary/dictionary.service.ts';
import { BusinessNames } from '../suggest/business-names.ts';
import { DocumentWriter } from './document-writer.ts';
import { documentRow } from './document-row.core.ts';
import * as sql from './documents.sql.ts';
import { latestPerSubject } from './event-batch.core.ts';

const AGAIN_AT_ONCE = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Keeps documents, categories and the engine's index in step with the directory. */
@Injectable()
export class IndexingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly documents: DocumentWriter,
    private readonly names: BusinessNames,
    private readonly dictionary: DictionaryService,
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
      if (changed.length > 0) await this.mapCategories(changed, tx);
    });
    this.dictionary.changed();
  }

  private async storeCategories(events: readonly CategoryChanged[], tx: EntityManager): Promise<string[]> {
    if (events.length === 0) return [];
    const rows = events.map(({ subjectId, version, payload: { slug, name, aliases } }) => ({
      id: subjectId,
      version,
      slug,
      name,
      aliases,
    }));
    return idsOf(await tx.query(sql.storeCategories, [JSON.stringify(rows)]));
  }

  private async storeBusinesses(
    events: readonly (BusinessChanged | BusinessDeleted)[],
    tx: EntityManager,
  ): Promise<void> {
    if (events.length === 0) return;
    const rows = events.map(({ subjectId, version, payload }) => documentRow(subjectId, version, payload));
    const news = new Set(idsOf(await tx.query(sql.storeDocuments, [JSON.stringify(rows)])));
    const fresh = events.filter(({ subjectId }) => news.has(subjectId.toLowerCase()));
    const records = fresh.flatMap((event) => (event.type === 'business.changed' ? [event.payload] : []));
    const deletions = fresh.flatMap((event) => (event.type === 'business.deleted' ? [event.subjectId] : []));
    await this.documents.write(records, deletions, tx);
    await this.names.store(records, deletions, tx);
  }

  private async mapCategories(categoryIds: string[], tx: EntityManager): Promise<void> {
    for (let last: string | undefined = FIRST_ID; last !== undefined;) {
      const ids = idsOf(await tx.query(sql.idsOfCategories, [categoryIds, last, AGAIN_AT_ONCE]));
      if (ids.length > 0) await this.documents.writeAgain(ids, tx);
      last = ids.at(-1);
    }
  }
}

const idsOf = (rows: { id: string }[]): string[] => rows.map(({ id }) => id);
