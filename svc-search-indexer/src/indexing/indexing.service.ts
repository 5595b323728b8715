import { Inject, Injectable, type OnApplicationBootstrap, type BeforeApplicationShutdown } from '@nestjs/common';
import type {
  BusinessChanged,
  BusinessDeleted,
  BusinessRecord,
  CategoryChanged,
  DirectoryEvent,
} from '@lawdex/contracts';
import { LOGGER, type Logger } from '@lawdex/svc-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { DictionaryService } from '../dictionary/dictionary.service.ts';
import { SEARCH_ENGINE, type SearchEngine } from '../engines/search-engine.ts';
import {
  documentOf,
  practiceSlugs,
  type CategoriesBySlug,
  type CategoryTerms,
} from '../index-definition/document.core.ts';
import { INDEX_VERSION } from '../index-definition/version.ts';
import * as sql from './documents-sql.ts';
import { latestPerSubject } from './event-batch.core.ts';

const AGAIN_AT_ONCE = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Keeps documents, categories and the engine's index in step with the directory. */
@Injectable()
export class IndexingService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private stopping = false;
  private upgrade: Promise<void> = Promise.resolve();

  constructor(
    private readonly db: DataSource,
    @Inject(SEARCH_ENGINE) private readonly engine: SearchEngine,
    private readonly dictionary: DictionaryService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Everything or nothing, and only what is news: the same events again change nothing. */
  async apply(events: readonly DirectoryEvent[]): Promise<void> {
    const categories = latestPerSubject(events.filter((event) => event.type === 'category.changed'));
    const businesses = latestPerSubject(events.filter((event) => event.type !== 'category.changed'));
    await this.db.transaction(async (tx) => {
      await tx.query(sql.takeTurn);
      const changed = await this.storeCategories(categories, tx);
      await this.storeBusinesses(businesses, tx);
      // A new name or alias is in the documents that hold it.
      if (changed.length > 0) await this.mapCategories(changed, tx);
    });
    this.dictionary.changed();
  }

  onApplicationBootstrap(): void {
    this.upgrade = this.mapOldVersions().catch((err: unknown) => {
      this.logger.error({ err }, 'documents of an older index version were not mapped again');
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await this.upgrade;
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
    await this.index(records, deletions, tx);
  }

  private async index(records: readonly BusinessRecord[], deletions: string[], tx: EntityManager): Promise<void> {
    const categories = await this.categories(tx);
    await this.engine.apply({ upserts: records.map((record) => documentOf(record, categories)), deletions }, tx);
  }

  private async categories(tx: EntityManager): Promise<CategoriesBySlug> {
    const rows = await tx.query<CategoryTerms[]>(sql.readCategories);
    return new Map(rows.map((category) => [category.slug, category]));
  }

  private async mapCategories(categoryIds: string[], tx: EntityManager): Promise<void> {
    for (let last = FIRST_ID; ;) {
      const ids = idsOf(await tx.query(sql.idsOfCategories, [categoryIds, last, AGAIN_AT_ONCE]));
      if (ids.length === 0) return;
      await this.mapAgain(ids, tx);
      last = ids.at(-1) as string;
    }
  }

  /** After a release that maps differently: in small transactions, so that events go on in between. */
  private async mapOldVersions(): Promise<void> {
    let count = 0;
    while (!this.stopping) {
      const mapped = await this.db.transaction(async (tx) => {
        await tx.query(sql.takeTurn);
        const ids = idsOf(await tx.query(sql.idsOfOldVersions, [INDEX_VERSION, AGAIN_AT_ONCE]));
        if (ids.length > 0) await this.mapAgain(ids, tx);
        return ids.length;
      });
      if (mapped === 0) break;
      count += mapped;
    }
    if (count === 0) return;
    this.dictionary.changed();
    this.logger.info({ count, version: INDEX_VERSION }, 'mapped the documents of an older index version again');
  }

  private async mapAgain(ids: string[], tx: EntityManager): Promise<void> {
    const rows = await tx.query<{ record: BusinessRecord }[]>(sql.readRecords, [ids]);
    await this.index(
      rows.map(({ record }) => record),
      [],
      tx,
    );
  }
}

const idsOf = (rows: { id: string }[]): string[] => rows.map(({ id }) => id);

/** A document as `storeDocuments` takes it; without record, a tombstone. */
export function documentRow(id: string, version: number, record: BusinessRecord | null): object {
  return { id, version, record, practice_slugs: record ? practiceSlugs(record) : [] };
}
