import { Inject, Injectable, Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import type { PopularSearch } from '@lawdex/contracts';
import { CLOCK, inLongTransaction, WholeNumber, type Clock } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import { PopularSearches } from '../../popular/popular-searches.service.ts';
import { RemovedSearches, type RemovedSearch } from '../../popular/removed-searches.ts';
import { nothingFound, searchCounts } from './searches.sql.ts';
import { described } from '@lawdex/svc-kit/dto';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { RemovedSearchBody, PopularSearchDto } from '../../popular/popular.dto.ts';
import { Audited } from '../audit/audited.ts';

const DAY_MS = 86_400_000;
const GROUPS_MOST = 100;
const POPULAR_MOST = 50;

export interface FruitlessSearch {
  query: string;
  location: string;
  count: number;
  lastAt: Date;
}

export interface LoggedSearches {
  days: number;
  /** First pages that asked for something. */
  searches: number;
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
      return { days, searches: 0, nothing: 0, ...counts, fruitless, popular, removed };
    });
  }
}

class SearchesQuery {
  @WholeNumber({ min: 1, max: 90, default: 7 })
  days?: number = 7;
}

class FruitlessSearchDto extends described<FruitlessSearch>({
  query: { type: String },
  location: { type: String },
  count: { type: 'integer' },
  lastAt: { type: String, format: 'date-time' },
}) {}

class RemovedSearchDto extends described<{ query: string; removedAt: Date }>({
  query: { type: String },
  removedAt: { type: String, format: 'date-time' },
}) {}

class LoggedSearchesDto extends described<LoggedSearches>({
  days: { type: 'integer' },
  searches: { type: 'integer' },
  nothing: { type: 'integer', description: 'Of them, those that found nothing.' },
  fruitless: { type: [FruitlessSearchDto] },
  popular: { type: [PopularSearchDto] },
  removed: { type: [RemovedSearchDto] },
}) {}

@ApiTags('admin')
@Controller('admin/api')
export class AdminSearchesController {
  constructor(
    private readonly report: LoggedSearchesReport,
    private readonly removed: RemovedSearches,
  ) {}

  @ApiOkResponse({ type: LoggedSearchesDto })
  @Get('searches')
  getLoggedSearches(@Query() { days = 7 }: SearchesQuery): Promise<LoggedSearchesDto> {
    return this.report.read(days);
  }

  @ApiNoContentResponse()
  @Audited('remove popular search')
  @HttpCode(204)
  @Post('popular/remove')
  removePopularSearch(@Body() { query }: RemovedSearchBody): Promise<void> {
    return this.removed.remove(query);
  }

  @ApiNoContentResponse()
  @Audited('restore popular search')
  @HttpCode(204)
  @Post('popular/restore')
  restorePopularSearch(@Body() { query }: RemovedSearchBody): Promise<void> {
    return this.removed.restore(query);
  }
}
