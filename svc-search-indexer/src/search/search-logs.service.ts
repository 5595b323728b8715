import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { SearchParams, Understood } from '@lawdex/contracts';
import { BatchWriter, inLongTransaction, LOGGER, type Logger } from '@lawdex/svc-kit';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { SearchLog } from './search-log.entity.ts';

type Entry = Omit<SearchLog, 'id'>;

/** Writes searches down. */
@Injectable()
export class SearchLogs implements BeforeApplicationShutdown {
  private readonly writer: BatchWriter<Entry>;

  constructor(@InjectRepository(SearchLog) logs: Repository<SearchLog>, @Inject(LOGGER) logger: Logger) {
    this.writer = new BatchWriter(
      (entries) => inLongTransaction(logs.manager.dataSource, (tx) => tx.withRepository(logs).insert([...entries])),
      (err, lost) => logger.warn({ err, lost }, 'searches were not logged'),
    );
  }

  /** Only searches that ask for something: browsing without criteria is no search. */
  add(
    { query, categoryId, location }: SearchParams,
    resultsCount: number,
    understood: Understood,
    createdAt: Date,
  ): void {
    if (query === undefined && categoryId === undefined && location === undefined) return;
    this.writer.add({
      query: query?.trim() ?? null,
      categoryId: categoryId ?? null,
      location: location?.trim() ?? null,
      resultsCount,
      understood,
      createdAt,
    });
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.writer.flush();
  }
}
