import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { POPULAR_SHOWN, PopularQuery, PopularSearchDto } from './popular.dto.ts';
import { PopularSearches } from './popular-searches.service.ts';

@ApiTags('analytics')
/** Blockers of advertisements stop every address with /analytics/ in it. */
@Controller(['api/popular-searches', 'api/analytics/popular-searches'])
export class PopularController {
  constructor(private readonly popular: PopularSearches) {}

  @Get()
  @ApiOperation({ summary: 'What many visitors search for, most popular first.' })
  @ApiOkResponse({ type: [PopularSearchDto] })
  @Header('cache-control', 'public, max-age=60')
  list(@Query() { limit = POPULAR_SHOWN }: PopularQuery): PopularSearchDto[] {
    return this.popular.list(limit);
  }
}
