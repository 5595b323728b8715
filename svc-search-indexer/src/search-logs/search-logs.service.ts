import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { SearchParams } from '@lawdex/contracts';
import { BatchWriter, LOGGER, type Logger } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';

interface Entry {
  query: string | null;
  category_id: string | null;
  location: string | null;
  results_count: number;
  created_at: string;
}

const insert = `
  insert into search_logs (query, category_id, location, results_count, created_at)
  select query, category_id, location, results_count, created_at from json_to_recordset($1::json)
    as e(query text, category_id uuid, location text, results_count int, created_at timestamptz)`;

/** What was searched for. */
@Injectable()
export class SearchLogs implements BeforeApplicationShutdown {
  private readonly writer: BatchWriter<Entry>;

  constructor(db: DataSource, @Inject(LOGGER) logger: Logger) {
    this.writer = new BatchWriter(
      (entries) => db.query(insert, [JSON.stringify(entries)]),
      (err, lost) => logger.warn({ err, lost }, 'searches were not logged'),
    );
  }

  /** Only searches that ask for something: browsing without criteria is no search. */
  add({ query, categoryId, location }: SearchParams, resultsCount: number): void {
    if (query === undefined && categoryId === undefined && location === undefined) return;
    this.writer.add({
      query: query?.trim() ?? null,
      category_id: categoryId ?? null,
      location: location?.trim() ?? null,
      results_count: resultsCount,
      created_at: new Date().toISOString(),
    });
  }

  /** Resolves when everything so far is written, or was given up. */
  flush(): Promise<void> {
    return this.writer.flush();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.flush();
  }
}
