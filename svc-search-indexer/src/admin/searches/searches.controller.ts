import { WholeNumber } from '@lawdex/svc-kit';
import { described } from '@lawdex/svc-kit/dto';
import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { RemovedSearchBody, PopularSearchDto } from '../../popular/popular.dto.ts';
import { RemovedSearches } from '../../popular/removed-searches.ts';
import { Audited } from '../audit/audited.ts';
import { LoggedSearchesReport, type FruitlessSearch, type LoggedSearches } from './logged-searches.ts';

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

  /** Popular searches, those that were taken off the list, and what found nothing. */
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
