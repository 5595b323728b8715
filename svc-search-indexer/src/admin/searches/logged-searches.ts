import { Inject, Injectable } from '@nestjs/common';
import type { PopularSearch } from '@lawdex/contracts';
import { CLOCK, inLongTransaction, type Clock } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import { PopularSearches } from '../../popular/popular-searches.service.ts';
import { RemovedSearches } from '../../popular/removed-searches.ts';
import type { RemovedSearch } from '../../popular/removed-search.entity.ts';
import { nothingFound, searchCounts } from './searches.sql.ts';

const DAY_MS = 86_400_000;
const GROUPS_MOST = 100;
const POPULAR_MOST = 50;

export interface FruitlessSearch {
  query: string;
  /** The text of the location box. */
  location: string;
  count: number;
  lastAt: Date;
}

export interface LoggedSearches {
  days: number;
  /** First pages that asked for something. */
  searches: number;
  /** Those of them that found nothing. */
  nothing: number;
  fruitless: FruitlessSearch[];
  popular: PopularSearch[];
  removed: RemovedSearch[];
}

/** Searches that visitors have made lately, and those of them that found nothing. */
@Injectable()
export class LoggedSearchesReport {
  constructor(
    private readonly db: DataSource,
    private readonly popular: PopularSearches,
    private readonly removed: RemovedSearches,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async read(days: number): Promise<LoggedSearches> {
    const since = new Date(this.clock().getTime() - days * DAY_MS);
    // Before the transaction, because it takes a connection of its own: who holds one and waits for another could wait for who does the same.
    const [removed, popular] = [await this.removed.list(), await this.popular.list(POPULAR_MOST)];
    return inLongTransaction(this.db, async (tx) => {
      const [counts] = await tx.query<{ searches: number; nothing: number }[]>(searchCounts, [since]);
      const fruitless = await tx.query<FruitlessSearch[]>(nothingFound, [since, GROUPS_MOST]);
      return {
        ...{ days, searches: counts?.searches ?? 0, nothing: counts?.nothing ?? 0, fruitless },
        ...{ popular, removed },
      };
    });
  }
}
