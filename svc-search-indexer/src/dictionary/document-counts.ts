import { Injectable, Module } from '@nestjs/common';
import type { BusinessRecord } from '@lawdex/contracts';
import type { EntityManager } from 'typeorm';
import { documentOf } from '../index-definition/document.core.ts';
import { Counts } from './counts.core.ts';
import * as sql from './counts.sql.ts';
import { DictionaryService } from './dictionary.service.ts';

const AT_ONCE = 1_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
// Words of names and descriptions, and places, are the same whatever practice areas are called.
const NO_CATEGORIES = new Map();

/** How many documents hold a word or stand in a place, kept in the transaction that stores them. No engine takes part in it. */
@Injectable()
export class DocumentCounts {
  async change(before: readonly BusinessRecord[], after: readonly BusinessRecord[], tx: EntityManager): Promise<void> {
    const counts = new Counts();
    for (const record of before) counts.add(documentOf(record, NO_CATEGORIES), -1);
    for (const record of after) counts.add(documentOf(record, NO_CATEGORIES), 1);
    await this.store(counts, tx);
  }

  /** Counts every document afresh when this release makes other words of them than the counts were made of; answers how many. */
  async countAgain(indexVersion: number, tx: EntityManager): Promise<number> {
    const [same] = await tx.query<unknown[]>(sql.countedBy, [indexVersion]);
    if (same) return 0;
    const counts = new Counts();
    let documents = 0;
    for (let last: string | undefined = FIRST_ID; last !== undefined;) {
      const rows: { id: string; record: BusinessRecord }[] = await tx.query(sql.readRecordsAfter, [last, AT_ONCE]);
      for (const { record } of rows) counts.add(documentOf(record, NO_CATEGORIES), 1);
      documents += rows.length;
      last = rows.at(-1)?.id;
    }
    for (const forget of [sql.forgetWords, sql.forgetPlaces, sql.forgetCounts]) await tx.query(forget);
    await this.store(counts, tx);
    await tx.query(sql.nowCountedBy, [indexVersion]);
    return documents;
  }

  private async store(counts: Counts, tx: EntityManager): Promise<void> {
    const words = counts.words();
    const places = counts.places();
    if (words.length > 0) await tx.query(sql.addWords, [JSON.stringify(words)]);
    if (places.length > 0) await tx.query(sql.addPlaces, [JSON.stringify(places)]);
  }
}

@Module({
  providers: [DictionaryService, DocumentCounts],
  exports: [DictionaryService, DocumentCounts],
})
export class DictionaryModule {}
