import { Injectable } from '@nestjs/common';
import type { BusinessRecord } from '@lawdex/contracts';
import type { EntityManager } from 'typeorm';
import { PostgresIndex } from '../engines/postgres/postgres-index.ts';
import { documentOf } from '../index-definition/document.core.ts';
import { readRecords } from './documents.sql.ts';
import { SearchCategory } from './search-category.entity.ts';

/** Turns records into documents and hands them to the engine, within the transaction that stores the records. */
@Injectable()
export class DocumentWriter {
  constructor(private readonly index: PostgresIndex) {}

  async write(records: readonly BusinessRecord[], deletions: readonly string[], tx: EntityManager): Promise<void> {
    const categories = new Map((await tx.find(SearchCategory)).map((category) => [category.slug, category]));
    await this.index.apply({ upserts: records.map((record) => documentOf(record, categories)), deletions });
  }

  /** For records that are stored already, when something else that is in their documents has changed. */
  async writeAgain(ids: readonly string[], tx: EntityManager): Promise<void> {
    const rows = await tx.query<{ record: BusinessRecord }[]>(readRecords, [ids]);
    await this.write(
      rows.map(({ record }) => record),
      [],
      tx,
    );
  }
}
