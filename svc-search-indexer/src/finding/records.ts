import { Injectable, Module } from '@nestjs/common';
import type { BusinessRecord, BusinessSummary } from '@lawdex/contracts';
import { prepared } from '@lawdex/svc-kit';
import type { EngineHit } from '@lawdex/search-language/plan';
import type { CategoriesBySlug } from '@lawdex/search-language/text';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import type { ListedBusiness } from '../engines/landing-question.core.ts';
import { summaryOf, type FoundRecord } from './summary.core.ts';
import { opensOrCloses } from '@lawdex/seo';
import { Finder } from './finder.ts';

/** $1: ids. */
const readRecords =
  'select id, position, record from search_documents where id = any($1::uuid[]) and record is not null';

// 2 kB each in demo data. The best businesses of a practice area or a city are found again and again.
const MOST_KEPT = 2_000;
// A database that is put back below a running service may give a position again.
const KEPT_MS = 600_000;
const MINUTE_MS = 60_000;

/** A hit that can be shown. */
export interface SummarisedHit extends FoundRecord {
  summary: BusinessSummary;
}

/** What everybody is shown, wherever they are: true for a minute, because opening hours are, and while practice areas have their names. */
interface Summaries {
  categories: CategoriesBySlug;
  minute: number;
  of: WeakMap<BusinessRecord, BusinessSummary>;
}

/** Reads the records of hits, whichever engine found them; those whose position the engine tells are kept in memory. */
@Injectable()
export class Records {
  private readonly read: (
    values: readonly unknown[],
  ) => Promise<{ id: string; position: string; record: BusinessRecord }[]>;
  /** By id and position: a document that changes gets another one, so what is kept under both stays true. */
  private readonly kept = new LRUCache<string, BusinessRecord>({ max: MOST_KEPT, ttl: KEPT_MS });
  private summaries: Summaries | undefined;

  constructor(db: DataSource) {
    this.read = prepared(db, 'records-of-hits', readRecords);
  }

  /** By id, in one query at most. A business that was deleted since it was found is missing. */
  async of(hits: readonly Pick<EngineHit, 'id' | 'position'>[]): Promise<ReadonlyMap<string, BusinessRecord>> {
    const found = new Map<string, BusinessRecord>();
    const missing: string[] = [];
    for (const { id, position } of hits) {
      const record = position === undefined ? undefined : this.kept.get(id + position);
      if (record) found.set(id, record);
      else missing.push(id);
    }
    if (missing.length === 0) return found;
    const isTold = hits.some(({ position }) => position !== undefined);
    for (const { id, position, record } of await this.read([missing])) {
      found.set(id, record);
      if (isTold) this.kept.set(id + position, record);
    }
    return found;
  }

  /** Those that an engine lists, with the records that it does not hold itself. */
  async listed(businesses: readonly ListedBusiness[]): Promise<FoundRecord[]> {
    const read = await this.of(businesses.filter(({ record }) => record === null));
    return businesses.flatMap(({ id, record: held, distanceMiles }) => {
      const record = held ?? read.get(id);
      return record ? [{ record, distanceMiles }] : [];
    });
  }

  /** The same with their summaries. Practice areas have their names of today. */
  async summarised(
    hits: readonly EngineHit[],
    categories: CategoriesBySlug,
    now: Date,
  ): Promise<ReadonlyMap<string, SummarisedHit>> {
    const records = await this.of(hits);
    const known = this.summariesOf(categories, now);
    const shown = new Map<string, SummarisedHit>();
    for (const { id, distanceMiles } of hits) {
      const record = records.get(id);
      if (!record) continue;
      const found = { record, distanceMiles };
      const summary = (distanceMiles === null && known.get(record)) || foundSummary(found, categories, now);
      if (distanceMiles === null) known.set(record, summary);
      shown.set(id, { ...found, summary });
    }
    return shown;
  }

  private summariesOf(categories: CategoriesBySlug, now: Date): Summaries['of'] {
    const minute = Math.floor(now.getTime() / MINUTE_MS);
    if (this.summaries?.categories !== categories || this.summaries.minute !== minute) {
      this.summaries = { categories, minute, of: new WeakMap() };
    }
    return this.summaries.of;
  }
}

/** The summary of a record that a search answers, with when its door opens or closes next. */
export const foundSummary = (found: FoundRecord, categories: CategoriesBySlug, now: Date): BusinessSummary =>
  Object.assign(summaryOf(found, categories, now), opensOrCloses(found.record.hours, found.record.timeZone, now));

/** Firms by what was read of a search: for searches, landing pages and maps. */
@Module({ providers: [Finder, Records], exports: [Finder, Records] })
export class FindingModule {}
