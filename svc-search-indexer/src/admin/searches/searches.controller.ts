import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { RemovedSearchBody } from '../../popular/popular.dto.ts';
import { RemovedSearches } from '../../popular/removed-searches.ts';
import { Audited } from '../audit/audited.ts';
import { LoggedSearchesReport } from './logged-searches.ts';
import { LoggedSearchesDto, SearchesQuery } from './searches.dto.ts';

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
