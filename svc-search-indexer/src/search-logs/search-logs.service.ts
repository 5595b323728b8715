import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { SearchParams } from '@lawdex/contracts';
import { LOGGER, type Logger } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';

interface Entry {
  query: string | null;
  category_id: string | null;
  location: string | null;
  results_count: number;
  created_at: string;
}

const WRITE_AFTER_MS = 1_000;
// A database that does not answer must not fill the memory; the oldest entries are dropped.
const MOST_WAITING = 5_000;

const insert = `
  insert into search_logs (query, category_id, location, results_count, created_at)
  select query, category_id, location, results_count, created_at from json_to_recordset($1::json)
    as e(query text, category_id uuid, location text, results_count int, created_at timestamptz)`;

/** Writes what was searched for, in batches behind the answers; a search never waits for it, nor fails with it. */
@Injectable()
export class SearchLogs implements BeforeApplicationShutdown {
  private waiting: Entry[] = [];
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly db: DataSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Only searches that ask for something: browsing without criteria is no search. */
  add({ query, categoryId, location }: SearchParams, resultsCount: number): void {
    if (query === undefined && categoryId === undefined && location === undefined) return;
    this.waiting.push({
      query: query?.trim() ?? null,
      category_id: categoryId ?? null,
      location: location?.trim() ?? null,
      results_count: resultsCount,
      created_at: new Date().toISOString(),
    });
    if (this.waiting.length > MOST_WAITING) this.waiting.shift();
    this.timer ??= setTimeout(() => void this.flush(), WRITE_AFTER_MS).unref();
  }

  /** Resolves when everything so far is written, or was given up. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const entries = this.waiting.splice(0);
    if (entries.length > 0) this.writing = this.writing.then(() => this.write(entries));
    return this.writing;
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.flush();
  }

  private async write(entries: Entry[]): Promise<void> {
    try {
      await this.db.query(insert, [JSON.stringify(entries)]);
    } catch (err) {
      this.logger.warn({ err, lost: entries.length }, 'searches were not logged');
    }
  }
}
