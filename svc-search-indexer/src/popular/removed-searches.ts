import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, inLongTransaction } from '@lawdex/svc-kit';
import type { Clock } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import { wordsOf } from '@lawdex/search-language/text';
import { PopularSearches } from './popular-searches.service.ts';
import { readRemoved, remove, restore } from './popular.sql.ts';

export interface RemovedSearch {
  query: string;
  removedAt: Date;
}

/** Searches that are never shown as popular. */
@Injectable()
export class RemovedSearches {
  constructor(
    private readonly db: DataSource,
    private readonly popular: PopularSearches,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  list(): Promise<RemovedSearch[]> {
    return inLongTransaction(this.db, (tx) => tx.query<RemovedSearch[]>(readRemoved));
  }

  async remove(query: string): Promise<void> {
    await inLongTransaction(this.db, (tx) => tx.query(remove, [shown(query), this.clock()]));
    await this.popular.look();
  }

  async restore(query: string): Promise<void> {
    await inLongTransaction(this.db, (tx) => tx.query(restore, [shown(query)]));
    await this.popular.look();
  }
}

/** As it stands in the list. */
const shown = (query: string): string => wordsOf(query).join(' ');
