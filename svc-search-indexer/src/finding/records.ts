import { Injectable } from '@nestjs/common';
import type { BusinessRecord, BusinessSummary } from '@lawdex/contracts';
import { prepared } from '@lawdex/svc-kit';
import type { EngineHit } from '@lawdex/search-language/plan';
import type { CategoriesBySlug } from '@lawdex/search-language/text';
import { DataSource } from 'typeorm';
import { foundSummary } from './found-summary.ts';
import type { FoundRecord } from './summary.core.ts';

/** $1: ids. */
const readRecords = 'select id, record from search_documents where id = any($1::uuid[]) and record is not null';

/** A hit that can be shown. */
export interface SummarisedHit extends FoundRecord {
  summary: BusinessSummary;
}

/** Reads the records of hits, whichever engine found them. */
@Injectable()
export class Records {
  private readonly read: (values: readonly unknown[]) => Promise<{ id: string; record: BusinessRecord }[]>;

  constructor(db: DataSource) {
    this.read = prepared(db, 'records-of-hits', readRecords);
  }

  /** By id, in one query. A business that was deleted since it was found is missing. */
  async of(ids: readonly string[]): Promise<ReadonlyMap<string, BusinessRecord>> {
    if (ids.length === 0) return new Map();
    const rows = await this.read([ids]);
    return new Map(rows.map(({ id, record }) => [id, record]));
  }

  /** The same with their summaries. Practice areas have their names of today. */
  async summarised(
    hits: readonly EngineHit[],
    categories: CategoriesBySlug,
    now: Date,
  ): Promise<ReadonlyMap<string, SummarisedHit>> {
    const records = await this.of(hits.map(({ id }) => id));
    const shown = hits.flatMap(({ id, distanceMiles }): [string, SummarisedHit][] => {
      const record = records.get(id);
      if (!record) return [];
      const found = { record, distanceMiles };
      return [[id, { ...found, summary: foundSummary(found, categories, now) }]];
    });
    return new Map(shown);
  }
}
